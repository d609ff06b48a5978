import type { Language } from '#contract/language.ts'
import type { OfferKind } from '#contract/offer-rules.ts'
import { PERSONA_LABELS, PERSONAS, type PersonaLabel } from '#contract/personas.ts'
import { en as coachesEn } from '../house-coaches/en.ts'
import { es as coachesEs } from '../house-coaches/es.ts'
import { SESSION_CURRENCY, SESSION_TYPES } from '../house-coaches/house-coach.ts'
import { pt as coachesPt } from '../house-coaches/pt.ts'
import { HOUSE_COACH_SLUGS } from '../house-coaches/slugs.ts'
import { en as storiesEn } from '../personas/stories/en.ts'
import { es as storiesEs } from '../personas/stories/es.ts'
import { pt as storiesPt } from '../personas/stories/pt.ts'
import {
  CLIPS,
  type ClipName,
  CONSULTATION,
  HOUSE_OFFERS,
  HOUSE_SELLERS,
  type HouseOffer,
  PACKAGE_PERSONAS,
  PERSONA_OFFERS,
  PERSONA_PACKAGE,
  PERSONA_SELLERS,
  type PersonaOffer,
} from './catalogue-offer.ts'
import { en as houseEn } from './en/house.ts'
import { en as personasEn } from './en/personas.ts'
import { en as sharedEn } from './en/shared.ts'
import { es as houseEs } from './es/house.ts'
import { es as personasEs } from './es/personas.ts'
import { es as sharedEs } from './es/shared.ts'
import { pt as housePt } from './pt/house.ts'
import { pt as personasPt } from './pt/personas.ts'
import { pt as sharedPt } from './pt/shared.ts'

const LANGUAGES = {
  en: { personas: personasEn, house: houseEn, shared: sharedEn, stories: storiesEn, coaches: coachesEn },
  pt: { personas: personasPt, house: housePt, shared: sharedPt, stories: storiesPt, coaches: coachesPt },
  es: { personas: personasEs, house: houseEs, shared: sharedEs, stories: storiesEs, coaches: coachesEs },
} as const
type Content = (typeof LANGUAGES)[Language]

export interface CatalogueTexts {
  title: string
  description: string
  features: string[]
  duration: string | null
}

/** One thing that a persona or house coach sells. */
export interface CatalogueOffer {
  /** Stays the same for ever: `ai-ember/seminar-2`. */
  id: string
  seller_slug: string
  kind: OfferKind
  price_minor: number
  currency: string
  original_price_minor?: number
  brand?: string
  sample_rating?: number
  sample_reviews?: number
  delivery_hours?: number
  /** Session, seminar. */
  minutes?: number
  seats?: number
  /** The seminar is this many days after the catalogue is installed. */
  in_days?: number
  sessions?: number
  valid_days?: number
  clip?: ClipName
  texts(content: Content): Omit<CatalogueTexts, 'duration'>
}

/** In the order in which a marketplace shows them. */
export const CATALOGUE: readonly CatalogueOffer[] = [
  ...PERSONA_LABELS.flatMap(personaOffers),
  ...HOUSE_COACH_SLUGS.flatMap((slug) => [...houseSessions(slug), ...consultations(slug), ...houseOffers(slug)]),
]
const BY_ID = new Map(CATALOGUE.map((offer) => [offer.id, offer]))

/** The texts of an offer in a language; undefined for one that is no longer in the catalogue. */
export function catalogueTexts(id: string, language: Language): CatalogueTexts | undefined {
  const offer = BY_ID.get(id)
  const content = LANGUAGES[language]
  return offer && { ...offer.texts(content), duration: durationOf(offer, content) }
}

function durationOf({ clip, kind, minutes }: CatalogueOffer, { shared }: Content): string | null {
  if (clip) return shared.seconds(CLIPS[clip].seconds)
  if (minutes === undefined || kind === 'seminar' || kind === 'package') return null
  return minutes >= 120 && minutes % 60 === 0 ? shared.hours(minutes / 60) : shared.minutes(minutes)
}

function personaOffers(label: PersonaLabel): CatalogueOffer[] {
  const seller_slug = PERSONAS[label].coach_id
  const found = (Object.keys(PERSONA_OFFERS) as PersonaOffer[]).map(
    (key): CatalogueOffer => ({
      id: `${seller_slug}/${key}`,
      seller_slug,
      currency: SESSION_CURRENCY,
      ...PERSONA_OFFERS[key],
      ...goodsOf(PERSONA_SELLERS[label], key),
      texts({ personas, shared, stories }) {
        const [title, description] = personas[label][key]
        const own = stories[label].achievements
        const features: Record<string, readonly string[]> = {
          'one-on-one': [own[0], own[1], ...shared.persona.coaching],
          group: shared.persona.group,
          'deep-dive': [own[2], own[3], ...shared.persona.coaching],
        }
        const { kind } = PERSONA_OFFERS[key]
        const ofKind = { ...shared.persona, video: shared.video, product: shared.product }[kind]
        return { title, description, features: [...(features[key] ?? ofKind)] }
      },
    }),
  )
  const weeks = PACKAGE_PERSONAS.find((one) => one === label)
  if (weeks)
    found.splice(3, 0, {
      id: `${seller_slug}/package`,
      seller_slug,
      currency: SESSION_CURRENCY,
      ...PERSONA_PACKAGE,
      texts({ shared }) {
        const [title, description] = shared.packages[weeks]
        return { title, description, features: [...shared.persona.package] }
      },
    })
  return found
}

/** The sessions of the coach's page that have a price. A talk at a gym is agreed on by message. */
function houseSessions(seller_slug: (typeof HOUSE_COACH_SLUGS)[number]): CatalogueOffer[] {
  return SESSION_TYPES.flatMap(({ id, price_minor, minutes, seats }) =>
    price_minor === null
      ? []
      : {
          id: `${seller_slug}/session-${id}`,
          seller_slug,
          kind: 'coaching' as const,
          price_minor,
          currency: SESSION_CURRENCY,
          minutes,
          seats,
          texts: ({ coaches }: Content) => ({ ...coaches.sessions[id], features: [] }),
        },
  )
}

function consultations(seller_slug: string): CatalogueOffer[] {
  if (seller_slug !== CONSULTATION.seller_slug) return []
  return [
    {
      id: `${seller_slug}/consultation`,
      currency: SESSION_CURRENCY,
      ...CONSULTATION,
      texts({ shared }) {
        const [title, description] = shared.consultation
        return { title, description, features: [...shared.consultation_features] }
      },
    },
  ]
}

function houseOffers(seller_slug: (typeof HOUSE_COACH_SLUGS)[number]): CatalogueOffer[] {
  return (Object.keys(HOUSE_OFFERS) as HouseOffer[]).map((key) => ({
    id: `${seller_slug}/${key}`,
    seller_slug,
    currency: SESSION_CURRENCY,
    ...HOUSE_OFFERS[key],
    ...goodsOf(HOUSE_SELLERS[seller_slug], key),
    texts({ house, shared }) {
      const [title, description] = house[seller_slug][key]
      const ofKind = { ...shared.house, video: shared.video, product: shared.product }
      return { title, description, features: [...ofKind[HOUSE_OFFERS[key].kind]] }
    },
  }))
}

/** The clip of a video and the figures of a product, which differ from seller to seller. */
function goodsOf({ clips, products }: (typeof PERSONA_SELLERS)[PersonaLabel], key: string) {
  const [name, number] = key.split('-')
  const index = Number(number) - 1
  if (name === 'product') {
    const product = products[index]
    if (product) return product
  }
  const clip = name === 'video' ? clips[index] : undefined
  return clip ? { clip } : {}
}
