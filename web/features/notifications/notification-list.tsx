import { useQuery } from '@tanstack/react-query'
import BellOff from 'lucide-react/icons/bell-off'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { CheckInAnswer } from './check-in-answer.tsx'
import { NotificationItem } from './notification-item.tsx'
import { isKnown } from './notification-look.ts'
import { listingQuery } from './queries.ts'
import { ShowMore } from './show-more.tsx'
import { useMarkRead } from './use-mark-read.ts'

export function NotificationList({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation(['notifications', 'common'])
  const { data, isPending, isError, refetch } = useQuery(listingQuery)
  const markRead = useMarkRead()
  const now = useNow()
  return (
    <>
      {isPending && (
        <SkeletonGroup label={t('loading')} className="grid gap-3">
          <Skeleton className="h-20" />
          <Skeleton className="h-20" />
          <Skeleton className="h-20" />
        </SkeletonGroup>
      )}
      {isError && (
        <RetryNotice retryLabel={t('common:action.retry')} onRetry={refetch} className="mb-4">
          {t('failed')}
        </RetryNotice>
      )}
      {data?.notifications.length === 0 && (
        <EmptyState
          seed="notifications"
          headingLevel={3}
          icon={<BellOff aria-hidden="true" className="size-10" />}
          title={t('empty')}
        >
          {t('emptyText')}
        </EmptyState>
      )}
      {data && data.unread > 0 && (
        <div className="pb-3">
          <Button variant="text" size="small" onClick={() => markRead.mutate(null)}>
            {t('markAll')}
          </Button>
        </div>
      )}
      <ol className="grid gap-px">
        {data?.notifications.filter(isKnown).map((notification) => (
          <li key={notification.id}>
            <NotificationItem
              notification={notification}
              now={now}
              onFollow={() => {
                if (notification.read_at === null) markRead.mutate(notification.id)
                onLeave()
              }}
            />
            {notification.kind === 'check_in' && <CheckInAnswer notification={notification} />}
          </li>
        ))}
      </ol>
      {data?.more && <ShowMore shown={data} />}
      <p className="mt-auto pt-8 text-center text-sm">
        <Link to="/settings#notifications" onClick={onLeave} className="text-muted underline hover:text-text">
          {t('choose')}
        </Link>
      </p>
    </>
  )
}
