import { useQuery } from '@tanstack/react-query'
import ListChecks from 'lucide-react/icons/list-checks'
import { type ReactNode, useEffect, useRef } from 'react'
import { pageExists } from '#contract/pages.ts'
import type { Plan } from '#contract/plans.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'
import { PlanCard, planHeadingId } from './plan-card.tsx'
import { finishedAt } from './plan-list-changes.ts'
import { plansQuery } from './queries.ts'

type PlanListProps = {
  onFinished: (plan: Plan) => void
  /** What coaches noted on a step. */
  notesOn: (step_id: string) => ReactNode
}

/** The open plans, and below them the finished ones, which unticking a step opens again. */
export function PlanList({ onFinished, notesOn }: PlanListProps) {
  const { t } = useTranslation(['plans', 'common'])
  const { data: plans, isPending, isError, isFetching, refetch } = useQuery(plansQuery)
  const heading = useRef<HTMLHeadingElement>(null)
  // The pressed button is removed together with its plan, and only then can the focus move to another element.
  const deleted = useRef<string>(undefined)
  useEffect(() => {
    if (!deleted.current || plans?.some(({ id }) => id === deleted.current)) return
    deleted.current = undefined
    heading.current?.focus()
  }, [plans])
  const open = plans?.filter((plan) => !finishedAt(plan)) ?? []
  const finished = plans?.filter(finishedAt) ?? []
  useFocusOnMoved(open)
  const cards = (shown: readonly Plan[]) => (
    <ul className="grid items-start gap-5 xl:grid-cols-2">
      {shown.map((plan) => (
        <PlanCard
          key={plan.id}
          plan={plan}
          onDeleted={() => (deleted.current = plan.id)}
          onFinished={onFinished}
          notesOn={notesOn}
        />
      ))}
    </ul>
  )
  return (
    <div className="grid gap-8">
      <header>
        <h1 ref={heading} tabIndex={-1} className="type-display text-title outline-none">
          {t('title')}
        </h1>
        <p className="mt-3 max-w-2xl text-lead text-muted">{t('lead')}</p>
      </header>
      {isPending && (
        <SkeletonGroup label={t('loading')} className="grid gap-4">
          <Skeleton className="h-80" />
        </SkeletonGroup>
      )}
      {isError && (
        <RetryNotice retryLabel={t('common:action.retry')} busy={isFetching} onRetry={refetch}>
          {t('common:error.load')}
        </RetryNotice>
      )}
      {plans?.length === 0 && (
        <EmptyState
          seed="plans"
          icon={<ListChecks aria-hidden="true" className="size-10" />}
          title={t('empty.title')}
          action={
            pageExists('/war-room') && (
              <Link to="/war-room" className={buttonClass()}>
                {t('empty.action')}
              </Link>
            )
          }
        >
          {t('empty.text')}
        </EmptyState>
      )}
      {open.length > 0 && cards(open)}
      {finished.length > 0 && (
        <section aria-labelledby="finished-plans" className="grid gap-5">
          <h2 id="finished-plans" className="type-display text-heading">
            {t('finished.title')}
          </h2>
          {cards(finished)}
        </section>
      )}
    </div>
  )
}

/** A plan that is opened again moves to another list together with its checkbox; the focus follows it. */
function useFocusOnMoved(open: readonly Plan[]): void {
  const before = useRef(open)
  useEffect(() => {
    const moved = open.find(({ id }) => !before.current.some((plan) => plan.id === id))
    if (moved && before.current.length > 0 && document.activeElement === document.body)
      document.getElementById(planHeadingId(moved))?.focus()
    before.current = open
  })
}
