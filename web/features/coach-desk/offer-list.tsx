import { useInfiniteQuery } from '@tanstack/react-query'
import Package from 'lucide-react/icons/package'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { useRef, useState } from 'react'
import { type OfferTab, SAMPLE_TABS } from '#contract/offer-rules.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { OfferCard } from '#web/offers/offer-card.tsx'
import { lateDialog } from '#web/router/late-part.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'
import { ActiveSwitch } from './active-switch.tsx'
import type { Offer } from './desk-changes.ts'
import { hasDraft } from './offer-draft.ts'
import { offersQuery } from './queries.ts'
import { useCreateSamples } from './use-create-samples.ts'
import { useDeleteOffer } from './use-delete-offer.ts'

/** The form loads when it is opened. */
const OfferForm = lateDialog(
  () => import('./offer-form.tsx'),
  (module) => module.OfferForm,
  ['pictures'],
)
const CancelSeminarDialog = lateDialog(
  () => import('./cancel-seminar-dialog.tsx'),
  (module) => module.CancelSeminarDialog,
)

type OfferListProps = { tab: OfferTab; owner: string }

export function OfferList({ tab, owner }: OfferListProps) {
  const { t } = useTranslation('coach-desk')
  const query = useInfiniteQuery(offersQuery(tab))
  const offers = query.data?.pages.flatMap((page) => page.offers)
  const [edited, setEdited] = useState<Offer | 'new'>()
  const [cancelled, setCancelled] = useState<Offer>()
  const heading = useRef<HTMLHeadingElement>(null)
  const deleteOffer = useDeleteOffer()
  const remove = (offer: Offer, refund = false) => {
    // The pressed button is removed together with its offer.
    heading.current?.focus()
    void deleteOffer(offer, { refund, onBuyers: () => setCancelled(offer) })
  }
  return (
    <section className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 ref={heading} tabIndex={-1} className="type-display text-heading outline-none">
          {t(`${tab}.title`)}
        </h2>
        <Button aria-haspopup="dialog" onClick={() => setEdited('new')}>
          <Plus aria-hidden="true" className="size-5" />
          {hasDraft(tab, owner) ? t(`${tab}.resume`) : t(`${tab}.add`)}
        </Button>
      </div>
      {offers?.length === 0 && <Nothing tab={tab} onFilled={() => heading.current?.focus()} />}
      {offers && offers.length > 0 && (
        <ul className="grid gap-4 md:grid-cols-2">
          {offers.map((offer) => (
            <OfferCard
              key={offer.id}
              offer={offer}
              footer={<OfferControls offer={offer} onEdit={() => setEdited(offer)} onDelete={() => remove(offer)} />}
            />
          ))}
        </ul>
      )}
      <MoreOffers query={query} />
      {edited && (
        <OfferForm
          tab={tab}
          offer={edited === 'new' ? undefined : edited}
          owner={owner}
          onClose={() => setEdited(undefined)}
        />
      )}
      {cancelled && (
        <CancelSeminarDialog
          offer={cancelled}
          onClose={() => setCancelled(undefined)}
          onConfirm={() => {
            setCancelled(undefined)
            remove(cancelled, true)
          }}
        />
      )}
    </section>
  )
}

type MoreOffersProps = {
  query: {
    isPending: boolean
    isError: boolean
    isFetching: boolean
    hasNextPage: boolean
    isFetchNextPageError: boolean
    isFetchingNextPage: boolean
    fetchNextPage: () => unknown
    refetch: () => unknown
  }
}

/** Below the offers that are shown: the first ones load, or the further ones on request. */
function MoreOffers({ query }: MoreOffersProps) {
  const { t } = useTranslation(['coach-desk', 'common'])
  const { isPending, isError, isFetching, hasNextPage, isFetchNextPageError, isFetchingNextPage } = query
  const load = () => void (isFetchNextPageError ? query.fetchNextPage() : query.refetch())
  if (isPending)
    return (
      <SkeletonGroup label={t('loading')}>
        <Skeleton className="h-80" />
      </SkeletonGroup>
    )
  if (isError)
    return (
      <RetryNotice retryLabel={t('common:action.retry')} busy={isFetching} onRetry={load}>
        {t('common:error.load')}
      </RetryNotice>
    )
  if (!hasNextPage) return null
  return (
    <div>
      <Button variant="secondary" busy={isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        {t('offer.more')}
      </Button>
    </div>
  )
}

/** The button is removed once the list has offers, so `onFilled` moves the focus. */
function Nothing({ tab, onFilled }: { tab: OfferTab; onFilled: () => void }) {
  const { t } = useTranslation('coach-desk')
  const samples = SAMPLE_TABS.find((one) => one === tab)
  return (
    <EmptyState
      seed={`desk ${tab}`}
      headingLevel={3}
      icon={<Package aria-hidden="true" className="size-10" />}
      title={t(`${tab}.empty`)}
      action={samples && <SamplesButton tab={samples} onFilled={onFilled} />}
    >
      {t(`${tab}.emptyText`)}
    </EmptyState>
  )
}

function SamplesButton({ tab, onFilled }: { tab: (typeof SAMPLE_TABS)[number]; onFilled: () => void }) {
  const { t } = useTranslation('coach-desk')
  const { create, busy } = useCreateSamples(tab, onFilled)
  return (
    <Button variant="secondary" busy={busy} onClick={create}>
      {t(`${tab}.samples`)}
    </Button>
  )
}

type OfferControlsProps = { offer: Offer; onEdit: () => void; onDelete: () => void }

function OfferControls({ offer, onEdit, onDelete }: OfferControlsProps) {
  const { t } = useTranslation('coach-desk')
  return (
    <>
      <ActiveSwitch offer={offer} />
      <div className="-ms-3 flex flex-wrap gap-1">
        <Button variant="ghost" size="small" aria-haspopup="dialog" onClick={onEdit}>
          <Pencil aria-hidden="true" className="size-4" />
          {t('offer.edit')}
          <span className="sr-only">: {offer.title}</span>
        </Button>
        <Button variant="ghost" size="small" className="hover:text-danger" onClick={onDelete}>
          <Trash2 aria-hidden="true" className="size-4" />
          {t('offer.delete')}
          <span className="sr-only">: {offer.title}</span>
        </Button>
      </div>
    </>
  )
}
