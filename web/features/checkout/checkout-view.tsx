import { useQuery } from '@tanstack/react-query'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ComponentType, ReactNode } from 'react'
import type { Language } from '#contract/language.ts'
import type { OfferKind } from '#contract/offer-rules.ts'
import { call } from '#web/api/client.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { marketplacePath } from '#web/offers/marketplace-path.ts'
import type { OfferDetails } from '#web/offers/offer-query.ts'
import { WaitlistButton } from '#web/offers/waitlist-button.tsx'
import { Link } from '#web/router/link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { FilmReviewForm, type KindFormProps, PlainForm, ProductForm, ShoutoutForm, VideoForm } from './kind-forms.tsx'
import { OrderSummary } from './order-summary.tsx'

const FORMS: Record<Exclude<OfferKind, 'coaching'>, ComponentType<KindFormProps>> = {
  package: PlainForm,
  film_review: FilmReviewForm,
  shoutout: ShoutoutForm,
  seminar: PlainForm,
  video: VideoForm,
  product: ProductForm,
}

type CheckoutViewProps = { details: OfferDetails; language: Language; user_id: string }

/** The quietest page: one column, what is bought, what is asked, the total. */
export function CheckoutView({ details, language, user_id, reviews }: CheckoutViewProps & { reviews?: ReactNode }) {
  const { t } = useTranslation('checkout')
  const { offer, seller, provider } = details
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-8">
      <header className="grid justify-items-start gap-3">
        <Link
          to={marketplacePath(seller.slug)}
          className="inline-flex min-h-11 items-center gap-2 font-display font-semibold tracking-[0.06em] text-muted uppercase hover:text-text"
        >
          <ArrowLeft aria-hidden="true" className="size-5" />
          {t('toMarketplace')}
        </Link>
        <p className="type-eyebrow">{t('eyebrow')}</p>
        <h1 className="type-display text-title [overflow-wrap:anywhere]">{offer.title}</h1>
      </header>
      {provider === 'sandbox' && <Notice title={t('sandboxTitle')}>{t('sandboxText')}</Notice>}
      <OrderSummary details={details} />
      <BuyPart details={details} language={language} user_id={user_id} />
      {reviews}
    </div>
  )
}

/** The form, or why this cannot be bought. */
function BuyPart({ details, language, user_id }: CheckoutViewProps) {
  const { t } = useTranslation(['checkout', 'refusals'])
  const { offer, seller, open_order_id, owned_order_id, seat_kept_until, waiting } = details
  const { isPending, data } = useQuery({
    queryKey: queryKeys.openRequest(open_order_id ?? ''),
    queryFn: async ({ signal }) => (await call('GET /api/orders/:id', { id: open_order_id ?? '' }, { signal })).request,
    enabled: open_order_id !== null,
  })
  // The page leads on to where the time of a session is chosen.
  if (offer.kind === 'coaching') return null
  if (seller.user_id === user_id) return <Notice tone="warn">{t('refusals:orders.own-offer')}</Notice>
  if (owned_order_id)
    return (
      <Notice
        title={t('owned.title')}
        action={
          <Link to={`/purchases/${owned_order_id}`} className={buttonClass()}>
            {t('owned.watch')}
          </Link>
        }
      >
        {t('owned.text')}
      </Notice>
    )
  if (offer.seats_left === 0 && !open_order_id && !seat_kept_until)
    return (
      <Notice
        tone="warn"
        title={t('refusals:orders.sold-out')}
        action={<WaitlistButton offer={offer} language={language} waiting={waiting} />}
      >
        {waiting ? t('soldOut.waiting') : t('soldOut.text')}
      </Notice>
    )
  // Only what was written earlier is fetched: without it the form begins empty.
  if (open_order_id && isPending) return <Skeleton className="h-64" />
  const Form = FORMS[offer.kind]
  return <Form details={details} language={language} user_id={user_id} request={data ?? null} />
}
