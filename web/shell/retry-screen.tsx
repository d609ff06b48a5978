import { useTranslation } from '#web/i18n/use-translation.ts'
import { RetryNotice } from '#web/ui/retry-notice.tsx'

/** In place of a page that cannot be shown yet. */
export function RetryScreen({ children, onRetry }: { children: string; onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <div className="mx-auto grid min-h-dvh max-w-lg content-center p-5">
      <RetryNotice retryLabel={t('action.retry')} onRetry={onRetry}>
        {children}
      </RetryNotice>
    </div>
  )
}
