import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { useSaveResult } from './use-save-result.ts'

/** Empty until a game is finished. The notice with Retry is also shown for a game that was finished before a reload. */
export function SaveState({ saving, saved, retry }: Omit<ReturnType<typeof useSaveResult>, 'save' | 'reset'>) {
  const { t } = useTranslation(['quiz', 'common'])
  if (retry) {
    return (
      <Notice
        tone="error"
        title={t('result.unsaved')}
        action={
          <Button variant="secondary" size="small" onClick={retry}>
            {t('common:action.retry')}
          </Button>
        }
      >
        {t('result.unsavedText')}
      </Notice>
    )
  }
  if (!saving && !saved) return null
  return (
    <p role="status" className="text-sm text-muted">
      {saving ? t('result.saving') : t('result.saved')}
    </p>
  )
}
