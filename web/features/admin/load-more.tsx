import { useTranslation } from 'react-i18next'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

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
    <Notice
      tone="error"
      action={
        <Button variant="secondary" size="small" busy={busy} onClick={onMore}>
          {t('common:action.retry')}
        </Button>
      }
    >
      {t('moreFailed')}
    </Notice>
  )
}
