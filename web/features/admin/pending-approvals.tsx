import { useQuery } from '@tanstack/react-query'
import ClipboardCheck from 'lucide-react/icons/clipboard-check'
import { useEffect, useRef } from 'react'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ApplicationCard } from './application-card.tsx'
import { LoadState } from './load-state.tsx'
import { pendingQuery } from './queries.ts'

/** Newest first, as the server gives them. */
export function PendingApprovals() {
  const { t } = useTranslation('admin')
  const query = useQuery(pendingQuery)
  const applications = query.data
  const top = useRef<HTMLDivElement>(null)
  const known = useRef(0)
  const count = applications?.length ?? 0
  // The button that was pressed leaves with its application; the focus must not be lost with it.
  useEffect(() => {
    if (count < known.current && document.activeElement === document.body) top.current?.focus({ preventScroll: true })
    known.current = count
  }, [count])
  return (
    <div ref={top} tabIndex={-1} className="grid gap-5 outline-none">
      <LoadState query={query} label={t('pending.loading')} shape="h-96" />
      <p role="status" className="type-eyebrow">
        {count > 0 && t('pending.count', { count })}
      </p>
      {applications?.length === 0 && (
        <EmptyState
          seed="pending"
          icon={<ClipboardCheck aria-hidden="true" className="size-10" />}
          title={t('pending.empty')}
        >
          {t('pending.emptyText')}
        </EmptyState>
      )}
      {applications && applications.length > 0 && (
        <ul className="grid gap-5">
          {applications.map((application) => (
            <ApplicationCard key={application.id} application={application} />
          ))}
        </ul>
      )}
    </div>
  )
}
