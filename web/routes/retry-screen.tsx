import { useTranslation } from 'react-i18next'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** In place of a page that cannot be shown yet. */
export function RetryScreen({ children, onRetry }: { children: string; onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <div className="mx-auto grid min-h-dvh max-w-lg content-center p-5">
      <Notice
        tone="error"
        action={
          <Button variant="secondary" size="small" onClick={onRetry}>
            {t('action.retry')}
          </Button>
        }
      >
        {children}
      </Notice>
    </div>
  )
}
