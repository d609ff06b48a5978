import { useInfiniteQuery } from '@tanstack/react-query'
import Users from 'lucide-react/icons/users'
import { useState } from 'react'
import type { Athlete } from '#contract/athletes.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AthletePanel } from './athlete-panel.tsx'
import { Fact } from './fact.tsx'
import { athletesQuery } from './queries.ts'

/** Who shares something with this coach, and one of them with all that is shared. */
export function AthletesTab() {
  const { t } = useTranslation(['athletes', 'common'])
  const [chosen, setChosen] = useState<Pick<Athlete, 'member_id' | 'full_name'>>()
  const { data, isError, isFetching, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery(athletesQuery)
  if (chosen) return <AthletePanel {...chosen} onBack={() => setChosen(undefined)} />
  if (!data && isError)
    return (
      <RetryNotice retryLabel={t('common:action.retry')} busy={isFetching} onRetry={refetch}>
        {t('common:error.load')}
      </RetryNotice>
    )
  if (!data) return <Skeleton className="h-96" />
  const athletes = data.pages.flatMap((page) => page.athletes)
  if (athletes.length === 0)
    return (
      <EmptyState seed="athletes" icon={<Users aria-hidden="true" className="size-10" />} title={t('list.empty.title')}>
        {t('list.empty.text')}
      </EmptyState>
    )
  return (
    <div className="grid gap-5">
      <p className="max-w-2xl text-muted">{t('list.text')}</p>
      <ul className="grid gap-4 xl:grid-cols-2">
        {athletes.map((athlete) => (
          <AthleteCard key={athlete.member_id} athlete={athlete} onOpen={() => setChosen(athlete)} />
        ))}
      </ul>
      {hasNextPage && (
        <Button
          variant="secondary"
          busy={isFetching}
          onClick={() => void fetchNextPage()}
          className="justify-self-start"
        >
          {t('list.more')}
        </Button>
      )}
    </div>
  )
}

function AthleteCard({ athlete, onOpen }: { athlete: Athlete; onOpen: () => void }) {
  const { t } = useTranslation('athletes')
  const { fullDay, shortDay } = useFormats()
  const { member_id, full_name, avatar_url, streak, fire, last_training_day, next_step } = athlete
  const nothing = t('nothingYet')
  return (
    <Card as="li" className="grid content-start gap-4">
      <div className="flex items-center gap-3">
        <Avatar id={member_id} src={avatar_url} size="small" />
        <h2 className="type-display min-w-0 flex-1 text-subheading wrap-anywhere">{full_name}</h2>
        <Button variant="secondary" size="small" onClick={onOpen}>
          {t('list.open')}
          <span className="sr-only">: {full_name}</span>
        </Button>
      </div>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
        <Fact name={t('item.streak')} value={streak === undefined ? undefined : t('days', { count: streak })} />
        <Fact name={t('item.fire')} value={fire === undefined ? undefined : (fire ?? nothing)} />
        <Fact
          name={t('list.lastTraining')}
          value={last_training_day === undefined ? undefined : last_training_day ? fullDay(last_training_day) : nothing}
        />
        <Fact
          name={t('list.nextStep')}
          value={
            next_step === undefined
              ? undefined
              : next_step
                ? `${next_step.text}${next_step.due_date ? ` · ${shortDay(next_step.due_date)}` : ''}`
                : nothing
          }
        />
      </dl>
    </Card>
  )
}
