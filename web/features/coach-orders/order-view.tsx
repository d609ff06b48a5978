import { useQuery } from '@tanstack/react-query'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useEffect, useRef, useState } from 'react'
import type { CoachOrder } from '#contract/coach-orders.ts'
import { RECEIVED_AFTER_DAYS } from '#contract/order-rules.ts'
import { ApiError } from '#web/api/api-error.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { lateDialog, latePart } from '#web/router/late-part.tsx'
import { Link } from '#web/router/link.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Delivered } from './delivered.tsx'
import { DueClock } from './due-clock.tsx'
import { LoadState } from './load-state.tsx'
import { StateBadges } from './order-line.tsx'
import { OrderMoney } from './order-money.tsx'
import { OrderRequest } from './order-request.tsx'
import { orderQuery } from './queries.ts'

const waiting = () => <Skeleton className="h-96" />
const ShoutoutForm = latePart(
  () => import('./shoutout-form.tsx'),
  (module) => module.ShoutoutForm,
  { waiting },
)
const FilmReviewForm = latePart(
  () => import('./film-review-form.tsx'),
  (module) => module.FilmReviewForm,
  { waiting },
)
const SendProductForm = latePart(
  () => import('./send-product-form.tsx'),
  (module) => module.SendProductForm,
  { waiting },
)
const PackageSessions = latePart(
  () => import('./package-sessions.tsx'),
  (module) => module.PackageSessions,
)
const DeclineDialog = lateDialog(
  () => import('./decline-dialog.tsx'),
  (module) => module.DeclineDialog,
)
const ReturnDialog = lateDialog(
  () => import('./return-dialog.tsx'),
  (module) => module.ReturnDialog,
)

/** One order: what is wanted, by when, what it earns, and the form that delivers it. */
export function OrderView({ id }: { id: string }) {
  const { t } = useTranslation('coach-orders')
  const query = useQuery(orderQuery(id))
  const { data: order, error } = query
  const isMissing = error instanceof ApiError && ['not-found', 'request.invalid'].includes(error.code)
  return (
    <div className="grid gap-6">
      <Link
        to="/coach-dashboard?tab=orders"
        className="inline-flex min-h-11 items-center gap-2 justify-self-start font-display font-semibold tracking-[0.06em] text-muted uppercase hover:text-text"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {t('order.back')}
      </Link>
      {isMissing ? (
        <EmptyState seed="no order" headingLevel={3} title={t('order.gone')}>
          {t('order.goneText')}
        </EmptyState>
      ) : (
        <LoadState query={query} label={t('order.loading')} />
      )}
      {order && <Order order={order} />}
    </div>
  )
}

function Order({ order }: { order: CoachOrder }) {
  const { t } = useTranslation('coach-orders')
  const { dateTime } = useFormats()
  const heading = useRef<HTMLHeadingElement>(null)
  const { fulfilment, due_at, paid_at } = order
  // An order that is opened from far down the list begins at its top, and the form or button that was used is removed
  // together with the former state.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new state moves the focus
  useEffect(() => heading.current?.focus(), [fulfilment])
  return (
    <article className="grid gap-6">
      <header className="grid gap-3">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <span className="type-eyebrow">{t(`kind.${order.kind}`)}</span>
          <StateBadges order={order} />
        </p>
        <h2
          ref={heading}
          tabIndex={-1}
          className="type-display scroll-mt-32 text-heading outline-none [overflow-wrap:anywhere]"
        >
          {order.title}
        </h2>
        <p className="text-muted [overflow-wrap:anywhere]">
          {t('order.number', { number: order.number })}
          {paid_at && (
            <>
              {' · '}
              <bdi>{t('order.boughtBy', { name: order.buyer_name || t('buyerGone'), moment: dateTime(paid_at) })}</bdi>
            </>
          )}
        </p>
        {fulfilment === 'due' && due_at && <DueClock due_at={due_at} paid_at={paid_at} />}
      </header>
      {fulfilment === 'due' && due_at && Date.parse(due_at) < Date.now() && (
        <Notice tone="warn">{t('clock.lateText')}</Notice>
      )}
      {order.is_disputed && <Notice tone="warn">{t('order.disputedText')}</Notice>}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-6">
          <OrderRequest order={order} />
          <NextStep order={order} />
          {order.sessions && <PackageSessions id={order.id} sessions={order.sessions} />}
          {order.delivery && <Delivered order={order} delivery={order.delivery} />}
        </div>
        <OrderMoney order={order} />
      </div>
    </article>
  )
}

/** What the coach can do now, or why there is nothing to do. */
function NextStep({ order }: { order: CoachOrder }) {
  const { t } = useTranslation('coach-orders')
  const [isDeclining, setDeclining] = useState(false)
  switch (order.fulfilment) {
    case 'due':
      return (
        <>
          {order.kind === 'shoutout' && <ShoutoutForm order={order} />}
          {order.kind === 'film_review' && <FilmReviewForm order={order} />}
          {order.kind === 'product' && <SendProductForm order={order} />}
          <Button variant="danger" size="small" className="justify-self-start" onClick={() => setDeclining(true)}>
            {t('decline.open')}
          </Button>
          {isDeclining && <DeclineDialog order={order} onClose={() => setDeclining(false)} />}
        </>
      )
    case 'return_asked':
    case 'return_missing':
      return <ReturnAnnounced order={order} />
    case 'ready':
      return <p>{t(`order.waiting.ready.${readyText(order.kind)}`)}</p>
    case 'sent':
      return <p>{t('order.waiting.sent', { days: RECEIVED_AFTER_DAYS })}</p>
    case null:
      return null
    default:
      return <p>{t(`order.waiting.${order.fulfilment}`)}</p>
  }
}

/** The parcel arrived, or it did not within a week: then an admin decides. */
function ReturnAnnounced({ order }: { order: CoachOrder }) {
  const { t } = useTranslation('coach-orders')
  const { shortDate } = useFormats()
  const [asking, setAsking] = useState<'returned' | 'missing'>()
  const { due_at, missing_from } = order
  const isLate = missing_from !== null && Date.parse(missing_from) <= Date.now()
  return (
    <>
      {order.fulfilment === 'return_missing' && <p>{t('order.waiting.return_missing')}</p>}
      {due_at && missing_from && (
        <p>
          {t(isLate ? 'missing.late' : 'missing.onItsWay', { due: shortDate(due_at), from: shortDate(missing_from) })}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setAsking('returned')}>{t('returned.open')}</Button>
        {isLate && (
          <Button variant="secondary" onClick={() => setAsking('missing')}>
            {t('missing.open')}
          </Button>
        )}
      </div>
      {asking && <ReturnDialog order={order} answer={asking} onClose={() => setAsking(undefined)} />}
    </>
  )
}

function readyText(kind: CoachOrder['kind']) {
  return kind === 'seminar' || kind === 'video' || kind === 'package' ? kind : 'other'
}
