import { useTranslation } from 'react-i18next'
import { useFormats } from '#web/i18n/formats.ts'
import type { ChatState } from './chat-state.ts'
import { conversationMarkdown, fileNamePart } from './export-conversation.ts'
import { useModelName } from './model-name.ts'

/** Hands the conversation to the browser as a file. */
export function useExport(title: string): (state: Pick<ChatState, 'messages' | 'topic'>) => void {
  const { t } = useTranslation('chat')
  const { date } = useFormats()
  const modelName = useModelName()
  return ({ messages, topic }) => {
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
