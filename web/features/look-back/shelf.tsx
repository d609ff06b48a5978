import { useQuery } from '@tanstack/react-query'
import Trophy from 'lucide-react/icons/trophy'
import type { ShelfItem } from '#contract/look-back.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import type { Ink } from '#web/share-card/share-colours.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { shelfQuery } from './queries.ts'
import { ShareButton } from './share-button.tsx'

const INKS: Record<ShelfItem['kind'], Ink> = { plan: 'blood', milestone: 'ember', belt: 'bone', result: 'brass' }

/** What was won: finished plans, milestones, belts and competitions. */
export function Shelf() {
  const { t } = useTranslation(['look-back', 'common'])
  const { data: items, isPending, isFetching, refetch } = useQuery(shelfQuery)
  return (
    <section aria-labelledby="shelf" className="grid gap-5">
      <h2 id="shelf" className="type-display text-heading">
        {t('shelf.title')}
      </h2>
      {isPending && <Skeleton className="h-48" />}
      {!isPending && !items && (
        <RetryNotice retryLabel={t('common:action.retry')} busy={isFetching} onRetry={refetch}>
          {t('common:error.load')}
        </RetryNotice>
      )}
      {items?.length === 0 && (
        <EmptyState
          seed="shelf"
          headingLevel={3}
          icon={<Trophy aria-hidden="true" className="size-10" />}
          title={t('shelf.empty')}
          action={
            <Link to="/training" className={buttonClass()}>
              {t('shelf.add')}
            </Link>
          }
        >
          {t('shelf.emptyText')}
        </EmptyState>
      )}
      {items && items.length > 0 && (
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {items.map((item) => (
            <ShelfCard key={item.kind === 'milestone' ? `milestone ${item.days}` : item.id} item={item} />
          ))}
        </ul>
      )}
    </section>
  )
}

function ShelfCard({ item }: { item: ShelfItem }) {
  const { t } = useTranslation('look-back')
  const { fullDay } = useFormats()
  const { title, detail } = useItemWords(item)
  const kind = t(`shelf.kind.${item.kind}`)
  const day = fullDay(item.day)
  return (
    <li className="flex flex-col border border-line bg-raised p-5">
      <p className="type-eyebrow text-muted">{kind}</p>
      <h3 className="type-display mt-2 text-subheading wrap-anywhere">{title}</h3>
      {detail && <p className="mt-1 text-muted wrap-anywhere">{detail}</p>}
      <div className="mt-auto flex flex-wrap items-center justify-between gap-2 pt-3">
        <span className="text-sm text-muted">{day}</span>
        <ShareButton
          words={title}
          note={[kind, detail, day].filter(Boolean).join(' · ')}
          ink={INKS[item.kind]}
          label={t('shelf.share', { title })}
        />
      </div>
    </li>
  )
}

function useItemWords(item: ShelfItem): { title: string; detail: string } {
  const { t } = useTranslation('look-back')
  switch (item.kind) {
    case 'plan':
      return { title: item.title, detail: t('shelf.steps', { count: item.steps }) }
    case 'milestone':
      return { title: t('shelf.days', { count: item.days }), detail: '' }
    case 'belt':
      return { title: item.grade, detail: item.art }
    case 'result':
      return {
        title: t(`shelf.outcome.${item.outcome}`),
        detail: [item.method, item.opponent].filter(Boolean).join(' · '),
      }
  }
}
