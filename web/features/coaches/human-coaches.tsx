import { useQuery } from '@tanstack/react-query'
import Users from 'lucide-react/icons/users'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'
import { CoachFinder } from './coach-finder.tsx'
import { HumanCoachCard } from './human-coach-card.tsx'
import { openingsQuery } from './queries.ts'
import { useHumanCoaches, useMoreCoaches } from './use-human-coaches.ts'
import type { WantedCoaches } from './wanted-coaches.ts'

type HumanCoachesProps = { wanted: WantedCoaches; onWant: (changed: Partial<WantedCoaches>) => void }

export function HumanCoaches({ wanted, onWant }: HumanCoachesProps) {
  const { t } = useTranslation('coaches')
  return (
    <section aria-labelledby="human-coaches" className="grid gap-6">
      <header>
        <h2 id="human-coaches" className="type-display scroll-mt-24 text-title">
          {t('human.title')}
        </h2>
        <p className="mt-3 max-w-[60ch] text-lead text-muted">{t('human.lead')}</p>
      </header>
      <CoachFinder wanted={wanted} onWant={onWant} />
      <FoundCoaches wanted={wanted} onShowAll={() => onWant({ search: '', specialty: undefined })} />
    </section>
  )
}

function FoundCoaches({ wanted, onShowAll }: { wanted: WantedCoaches; onShowAll: () => void }) {
  const { t } = useTranslation(['coaches', 'common'])
  const { coaches, lines, isPending, isError, isLate, refetch } = useHumanCoaches(wanted)
  const more = useMoreCoaches()
  const slugs = coaches.map(({ slug }) => slug)
  // Shown when it comes: the list does not wait for the calendars.
  const { data: openings } = useQuery({ ...openingsQuery(slugs), enabled: slugs.length > 0 && !isLate })
  const isSettled = !isPending && !isError && !isLate
  return (
    <>
      <p role="status" className="text-sm text-muted">
        {isSettled && t('human.shown', { count: coaches.length })}
      </p>
      {coaches.length > 0 && (
        <ul
          aria-busy={isLate}
          className={classNames('grid gap-4 md:grid-cols-2 xl:grid-cols-3', isLate && 'opacity-60')}
        >
          {coaches.map((coach) => (
            <HumanCoachCard key={coach.slug} coach={coach} opening={openings?.get(coach.slug)} />
          ))}
        </ul>
      )}
      {isPending && !isError && (
        <SkeletonGroup label={t('human.loading')}>
          <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
            <Skeleton className="h-72" />
            <Skeleton className="h-72" />
            <Skeleton className="h-72" />
          </div>
        </SkeletonGroup>
      )}
      {isError && (
        <RetryNotice retryLabel={t('common:action.retry')} onRetry={refetch}>
          {t('human.loadFailed')}
        </RetryNotice>
      )}
      {isSettled && coaches.length === 0 && (
        <EmptyState
          seed="human coaches"
          headingLevel={3}
          icon={<Users aria-hidden="true" className="size-10" />}
          title={t('human.empty')}
          action={
            <Button variant="secondary" onClick={onShowAll}>
              {t('human.showAll')}
            </Button>
          }
        >
          {t('human.emptyText')}
        </EmptyState>
      )}
      {isSettled && lines?.more && (
        <Button
          variant="secondary"
          busy={more.isPending}
          onClick={() => more.mutate({ wanted, shown: lines })}
          className="w-fit"
        >
          {t('human.more')}
        </Button>
      )}
    </>
  )
}
