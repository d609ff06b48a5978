import type { Language } from '#contract/language.ts'
import { OFFER_TABS, type OfferKind, type OfferTab } from '#contract/offer-rules.ts'
import { type KeptFor, readTyped } from '#web/forms/kept-form.ts'
import { localTime } from '#web/forms/local-time.ts'
import { moneyFormatsFor } from '#web/i18n/money-formats.ts'
import { sessionState } from '#web/session/session-store.ts'
import type { Offer } from './desk-changes.ts'
import { linesOf } from './feature-lines.ts'
import { likelyCurrency } from './likely-currency.ts'

/** The fields of the form that only some kinds have. */
export const KIND_FIELDS = {
  coaching: ['minutes', 'seats', 'features'],
  shoutout: ['duration', 'delivery_hours', 'features'],
  film_review: ['delivery_hours', 'features'],
  package: ['sessions', 'minutes', 'valid_days', 'features'],
  seminar: ['starts_at', 'minutes', 'seats', 'join_url', 'features'],
  video: ['file_id', 'duration', 'features'],
  product: ['brand', 'original_price'],
} as const satisfies Record<OfferKind, readonly string[]>
export type KindField = (typeof KIND_FIELDS)[OfferKind][number]

export function hasField(kind: OfferKind, field: KindField): boolean {
  return (KIND_FIELDS[kind] as readonly KindField[]).includes(field)
}

/** Everything that can be typed for any kind: choosing another kind loses nothing. */
export type OfferDraft = ReturnType<typeof offerDraft>

/** Each offer has its own draft, and so has a new one of each tab. */
export function draftPlace(tab: OfferTab, id: string | undefined, owner: string): KeptFor {
  return { name: `${tab}.${id ?? 'new'}`, owner }
}

/** Whether a new offer was begun and not saved. */
export function hasDraft(tab: OfferTab, owner: string): boolean {
  return readTyped(draftPlace(tab, undefined, owner), {}) !== undefined
}

function newOfferCurrency(language: Language): string {
  return likelyCurrency(sessionState().session?.user.profile.time_zone ?? null, language)
}

const numberText = (value: number | null | undefined, otherwise = '') =>
  value === null || value === undefined ? otherwise : String(value)

/** What a new offer of a tab begins with: sessions with one member, or a seminar. */
const FIRST = { services: { minutes: '60', seats: '1' }, seminars: { minutes: '90', seats: '20' } } as const

export function offerDraft(tab: OfferTab, offer: Offer | undefined, language: Language) {
  const { amount } = moneyFormatsFor(language)
  const first = FIRST[tab === 'seminars' ? 'seminars' : 'services']
  const former = offer?.original_price_minor ?? null
  return {
    kind: (offer?.kind ?? OFFER_TABS[tab][0]) as string,
    title: offer?.title ?? '',
    brand: offer?.brand ?? '',
    description: offer?.description ?? '',
    duration: offer?.duration ?? '',
    delivery_hours: numberText(offer?.delivery_hours, '48'),
    sessions: numberText(offer?.sessions, '5'),
    valid_days: numberText(offer?.valid_days, '90'),
    starts_at: offer?.starts_at ? localTime(offer.starts_at) : '',
    minutes: numberText(offer?.minutes, first.minutes),
    seats: numberText(offer?.seats, first.seats),
    join_url: offer?.join_url ?? '',
    file_id: offer?.file_id ?? '',
    file_name: '',
    price: offer ? amount(offer.price_minor, offer.currency) : '',
    original_price: offer && former !== null ? amount(former, offer.currency) : '',
    currency: offer?.currency ?? newOfferCurrency(language),
    picture_url: offer?.picture_url ?? '',
    features: linesOf(offer?.features ?? []),
  }
}
