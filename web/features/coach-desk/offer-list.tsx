import Package from 'lucide-react/icons/package'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { useRef, useState } from 'react'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { lateDialog } from '#web/router/late-part.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ActiveSwitch } from './active-switch.tsx'
import { isProduct, type Offer, type OfferKind } from './desk-changes.ts'
import { hasDraft } from './offer-draft.ts'
import { ProductCard } from './product-card.tsx'
import { ServiceCard } from './service-card.tsx'
import { useCreateSamples } from './use-create-samples.ts'
import { useDeleteOffer } from './use-delete-offer.ts'

/** The forms load when one is opened. */
const ServiceDialog = lateDialog(
  () => import('./service-dialog.tsx'),
  (module) => module.ServiceDialog,
)
const ProductDialog = lateDialog(
  () => import('./product-dialog.tsx'),
  (module) => module.ProductDialog,
)

type OfferListProps = { kind: OfferKind; offers: readonly Offer[]; owner: string }

export function OfferList({ kind, offers, owner }: OfferListProps) {
  const { t } = useTranslation('coach-desk')
  const [edited, setEdited] = useState<Offer | 'new'>()
  const heading = useRef<HTMLHeadingElement>(null)
  const remove = useDeleteOffer()
  return (
    <section className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 ref={heading} tabIndex={-1} className="type-display text-heading outline-none">
          {t(`${kind}.title`)}
        </h2>
        <Button aria-haspopup="dialog" onClick={() => setEdited('new')}>
          <Plus aria-hidden="true" className="size-5" />
          {hasDraft(kind, owner) ? t(`${kind}.resume`) : t(`${kind}.add`)}
        </Button>
      </div>
      {offers.length === 0 ? (
        <Nothing kind={kind} onFilled={() => heading.current?.focus()} />
      ) : (
        <ul className="grid gap-4 md:grid-cols-2">
          {offers.map((offer) => (
            <OfferItem
              key={offer.id}
              offer={offer}
              onEdit={() => setEdited(offer)}
              onDelete={() => {
                // The pressed button is removed together with its offer.
                heading.current?.focus()
                void remove(offer)
              }}
            />
          ))}
        </ul>
      )}
      {edited && <OfferDialogs kind={kind} edited={edited} owner={owner} onClose={() => setEdited(undefined)} />}
    </section>
  )
}

function OfferItem({ offer, ...actions }: { offer: Offer; onEdit: () => void; onDelete: () => void }) {
  const controls = <OfferControls offer={offer} {...actions} />
  return isProduct(offer) ? (
    <ProductCard product={offer} footer={controls} />
  ) : (
    <ServiceCard service={offer} footer={controls} />
  )
}

type OfferDialogsProps = { kind: OfferKind; edited: Offer | 'new'; owner: string; onClose: () => void }

function OfferDialogs({ kind, edited, owner, onClose }: OfferDialogsProps) {
  const offer = edited === 'new' ? undefined : edited
  return kind === 'services' ? (
    <ServiceDialog service={offer && !isProduct(offer) ? offer : undefined} owner={owner} onClose={onClose} />
  ) : (
    <ProductDialog product={offer && isProduct(offer) ? offer : undefined} owner={owner} onClose={onClose} />
  )
}

/** The button is removed once the list has offers, so `onFilled` moves the focus. */
function Nothing({ kind, onFilled }: { kind: OfferKind; onFilled: () => void }) {
  const { t } = useTranslation('coach-desk')
  const { create, busy } = useCreateSamples(kind, onFilled)
  return (
    <EmptyState
      seed={`desk ${kind}`}
      headingLevel={3}
      icon={<Package aria-hidden="true" className="size-10" />}
      title={t(`${kind}.empty`)}
      action={
        <Button variant="secondary" busy={busy} onClick={create}>
          {t(`${kind}.samples`)}
        </Button>
      }
    >
      {t(`${kind}.emptyText`)}
    </EmptyState>
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
