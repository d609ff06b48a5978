import type { CoachProduct, CoachService } from '#contract/coach-desk.ts'
import type { Language } from '#contract/language.ts'
import { type KeptFor, readTyped } from '#web/forms/kept-form.ts'
import { moneyFormatsFor } from '#web/i18n/money-formats.ts'
import { sessionState } from '#web/session/session-store.ts'
import type { OfferKind } from './desk-changes.ts'
import { linesOf } from './feature-lines.ts'
import { likelyCurrency } from './likely-currency.ts'

export type ProductDraft = ReturnType<typeof productDraft>

/** Each offer has its own draft, and so has a new one. */
export function draftPlace(kind: OfferKind, id: string | undefined, owner: string): KeptFor {
  return { name: `${kind}.${id ?? 'new'}`, owner }
}

/** Whether a new offer was begun and not saved. */
export function hasDraft(kind: OfferKind, owner: string): boolean {
  return readTyped(draftPlace(kind, undefined, owner), {}) !== undefined
}

function newOfferCurrency(language: Language): string {
  return likelyCurrency(sessionState().session?.user.profile.time_zone ?? null, language)
}

export function serviceDraft(service: CoachService | undefined, language: Language) {
  const { amount } = moneyFormatsFor(language)
  return {
    title: service?.title ?? '',
    description: service?.description ?? '',
    duration: service?.duration ?? '',
    price: service ? amount(service.price_minor, service.currency) : '',
    currency: service?.currency ?? newOfferCurrency(language),
    features: linesOf(service?.features ?? []),
    service_type: service?.service_type ?? 'coaching',
  }
}

export function productDraft(product: CoachProduct | undefined, language: Language) {
  const { amount } = moneyFormatsFor(language)
  const former = product?.original_price_minor ?? null
  return {
    title: product?.title ?? '',
    brand: product?.brand ?? '',
    description: product?.description ?? '',
    price: product ? amount(product.price_minor, product.currency) : '',
    original_price: product && former !== null ? amount(former, product.currency) : '',
    currency: product?.currency ?? newOfferCurrency(language),
  }
}
