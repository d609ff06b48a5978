import { useQuery } from '@tanstack/react-query'
import ClipboardCheck from 'lucide-react/icons/clipboard-check'
import { useEffect, useRef } from 'react'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ApplicationCard } from './application-card.tsx'
import { DecidedCard } from './decided-card.tsx'
import { LoadState } from './load-state.tsx'
import { decidedQuery, pendingQuery } from './queries.ts'

/** Newest first, as the server gives them. */
export function PendingApprovals() {
  const { t } = useTranslation('admin')
  const query = useQuery(pendingQuery)
  const applications = query.data
  const top = useRef<HTMLDivElement>(null)
  const known = useRef(0)
  const { data: decided } = useQuery(decidedQuery)
  const waiting = applications?.filter(({ id }) => !decided.some((one) => one.id === id)) ?? []
  const count = waiting.length
  const cards = [...waiting, ...decided].toSorted((one, other) => other.created_at.localeCompare(one.created_at))
  // The pressed button is removed together with its application, so the focus has to move.
  useEffect(() => {
    if (cards.length < known.current && document.activeElement === document.body)
      top.current?.focus({ preventScroll: true })
    known.current = cards.length
  }, [cards.length])
  return (
    <div ref={top} tabIndex={-1} className="grid gap-5 outline-none">
      <LoadState query={query} label={t('pending.loading')} shape="h-96" />
      <p role="status" className="type-eyebrow">
        {count > 0 && t('pending.count', { count })}
      </p>
      {applications && cards.length === 0 && (
        <EmptyState
          seed="pending"
          icon={<ClipboardCheck aria-hidden="true" className="size-10" />}
          title={t('pending.empty')}
        >
          {t('pending.emptyText')}
        </EmptyState>
      )}
      {cards.length > 0 && (
        <ul className="grid gap-5">
          {cards.map((application) => {
            const settled = decided.find(({ id }) => id === application.id)
            return settled ? (
              <DecidedCard key={`decided ${settled.id}`} decided={settled} />
            ) : (
              <ApplicationCard key={application.id} application={application} />
            )
          })}
        </ul>
      )}
    </div>
  )
}
