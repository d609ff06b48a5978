import { useTranslation } from '#web/i18n/use-translation.ts'
import { MarkdownText } from '#web/markdown/markdown-text.tsx'
import { useStore } from '#web/store/create-store.ts'
import { Button } from '#web/ui/button.tsx'
import { writtenHelp } from './written-help.ts'

/** For someone whose words read as if they were in danger: whom to call, as in the chat. Only the author sees it. */
export function CrisisHelp() {
  const { t } = useTranslation('common')
  const help = useStore(writtenHelp)
  if (!help) return null
  return (
    <div role="alert" className="grid gap-3 border-s-4 border-ember bg-raised p-5">
      <MarkdownText>{help}</MarkdownText>
      <div>
        <Button variant="secondary" size="small" onClick={() => writtenHelp.set(null)}>
          {t('action.close')}
        </Button>
      </div>
    </div>
  )
}
