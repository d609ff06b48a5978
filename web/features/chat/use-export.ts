import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { importWithRetries } from '#web/router/import-with-retries.ts'
import { toast } from '#web/ui/toast.ts'
import type { ChatState } from './chat-state.ts'
import { useModelName } from './model-name.ts'

const load = importWithRetries(() => import('./export-conversation.ts'))

/** Downloads the conversation as a file. */
export function useExport(title: string): (state: Pick<ChatState, 'messages' | 'topic'>) => Promise<void> {
  const { t } = useTranslation(['chat', 'common'])
  const { date } = useFormats()
  const modelName = useModelName()
  return async ({ messages, topic }) => {
    const exporting = await load().catch((error: unknown) => {
      console.warn(error)
      toast({ title: t('common:error.load'), variant: 'destructive' })
    })
    if (!exporting) return
    const { conversationMarkdown, fileNamePart } = exporting
    const text = conversationMarkdown(messages, {
      title: topic ?? title,
      note: t('export.note', { date: date(messages[0]?.created_at ?? new Date().toISOString()) }),
      you: t('export.you'),
      coach: (model) => t('export.coach', { model: modelName(model) }),
    })
    const address = URL.createObjectURL(new Blob([text], { type: 'text/markdown;charset=utf-8' }))
    const link = document.createElement('a')
    link.href = address
    link.download = t('export.file', { topic: fileNamePart(topic ?? '') || t('export.unnamed') })
    link.click()
    // Some browsers read the file only after the click has returned.
    setTimeout(() => URL.revokeObjectURL(address), 10_000)
  }
}
