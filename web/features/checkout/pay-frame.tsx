import type { ComponentProps, ReactNode } from 'react'
import type { Language } from '#contract/language.ts'
import type { ApiError } from '#web/api/api-error.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useMoneyFormats } from '#web/i18n/money-formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { marketplacePath } from '#web/offers/marketplace-path.ts'
import type { OfferDetails } from '#web/offers/offer-query.ts'
import { WaitlistButton } from '#web/offers/waitlist-button.tsx'
import { Link } from '#web/router/link.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { PriceBefore } from './use-pay-form.ts'

type PayFrameProps = {
  details: OfferDetails
  language: Language
  form: {
    form: ComponentProps<'form'>
    busy: boolean
    refusal: ApiError | undefined
    priceBefore: PriceBefore | undefined
  }
  /** The fields of this kind. */
  children?: ReactNode
}

/** The buyer's form, then what went wrong, then the total and the button, which stay at the lower edge of the screen. */
export function PayFrame({ details, language, form: { form, busy, refusal, priceBefore }, children }: PayFrameProps) {
  const { t } = useTranslation('checkout')
  const { exactMoney } = useMoneyFormats()
  const { offer, provider, open_order_id } = details
  const total = exactMoney(offer.price_minor, offer.currency)
  const before = priceBefore && exactMoney(priceBefore.price_minor, priceBefore.currency)
  const isFree = offer.price_minor === 0
  return (
    // A field that gets the focus is not hidden behind the total.
    <form {...form} className="grid gap-8 [&_:is(input,select,textarea,button)]:scroll-mb-44">
      {children}
      {open_order_id && <Notice title={t('open.title')}>{t('open.text')}</Notice>}
      {refusal && <Refused refusal={refusal} details={details} language={language} />}
      <PayBar
        total={isFree ? t('free') : total}
        note={before !== undefined && before !== total && t('priceChanged', { before, now: total })}
        action={isFree ? t('payFree') : t('pay', { total })}
        busy={busy}
        provider={provider}
      />
    </form>
  )
}

type PayBarProps = {
  total: string
  /** Below the total, such as a price that has changed. */
  note?: ReactNode
  action: string
  busy: boolean
  provider: 'sandbox' | 'stripe'
}

/** The total and the button that pays it, at the lower edge of the screen. */
export function PayBar({ total, note, action, busy, provider }: PayBarProps) {
  const { t } = useTranslation('checkout')
  return (
    <div className="sticky bottom-(--bottom-bar,0px) z-10 -mx-4 grid gap-3 border-t border-line bg-ground px-4 py-4 sm:mx-0 sm:px-0">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <p className="type-eyebrow">{t('total')}</p>
          <p className="type-display mt-1 text-heading">{total}</p>
          <p role="status" className="text-sm font-medium text-fire empty:hidden">
            {note}
          </p>
        </div>
        <Button type="submit" size="large" busy={busy}>
          {action}
        </Button>
      </div>
      <p className="text-sm text-muted">{t(`provider.${provider}`)}</p>
    </div>
  )
}

/** Why the order was not placed, with what can be done about it. */
function Refused({ refusal, details, language }: { refusal: ApiError } & Pick<PayFrameProps, 'details' | 'language'>) {
  const { t } = useTranslation('checkout')
  const { errorText } = useErrorTexts()
  const { offer, seller, waiting } = details
  const actionOf = (code: ApiError['code']): ReactNode => {
    switch (code) {
      case 'orders.sold-out':
        return <WaitlistButton offer={offer} language={language} waiting={waiting} />
      case 'orders.already-bought':
        return (
          <Link to="/purchases" className={buttonClass({ variant: 'secondary', size: 'small' })}>
            {t('toPurchases')}
          </Link>
        )
      case 'orders.offer-gone':
      case 'orders.own-offer':
      case 'not-found':
        return (
          <Link to={marketplacePath(seller.slug)} className={buttonClass({ variant: 'secondary', size: 'small' })}>
            {t('toMarketplace')}
          </Link>
        )
      default:
        return undefined
    }
  }
  return (
    <Notice tone="error" title={t('notOrdered')} action={actionOf(refusal.code)}>
      {errorText(refusal)}
    </Notice>
  )
}
