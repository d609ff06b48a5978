import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'

type LoadMoreProps = { busy: boolean; failed: boolean; onMore: () => void }

export function LoadMore({ busy, failed, onMore }: LoadMoreProps) {
  const { t } = useTranslation(['admin', 'common'])
  if (!failed) {
    return (
      <Button variant="secondary" className="justify-self-center" busy={busy} onClick={onMore}>
        {t('more')}
      </Button>
    )
  }
  return (
    <RetryNotice retryLabel={t('common:action.retry')} onRetry={onMore} busy={busy}>
      {t('moreFailed')}
    </RetryNotice>
  )
}
