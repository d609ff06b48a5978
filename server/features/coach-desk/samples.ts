import type { ProductFields, ServiceFields } from './offer-fields.ts'

/** §9, in the order in which the list shows them. */
export const SAMPLE_SERVICES: readonly ServiceFields[] = [
  {
    title: '1-on-1 Private Coaching',
    description: 'An hour for your game alone: what you bring, what is missing, and the plan that closes the gap.',
    duration: '60 minutes',
    price_cents: 14_900,
    currency: 'USD',
    features: ['Video call, one to one', 'Review of your last round or week', 'A written plan until next time'],
    service_type: 'coaching',
  },
  {
    title: 'Group Coaching Session',
    description: 'A small group, one theme, and time for the questions of everyone in it.',
    duration: '90 minutes',
    price_cents: 7_900,
    currency: 'USD',
    features: ['Up to eight people', 'One theme each week', 'Questions answered live'],
    service_type: 'coaching',
  },
  {
    title: 'Personal Motivation Shoutout',
    description: 'A video for you or someone you name, before a fight, an exam or a hard Monday.',
    duration: '2-3 minutes',
    price_cents: 3_900,
    currency: 'USD',
    features: ['48 hour delivery', 'Made for one person', 'Yours to keep'],
    service_type: 'shoutout',
  },
]

export const SAMPLE_PRODUCTS: readonly (ProductFields & { rating: number; reviews: number })[] = [
  {
    title: 'Pro Training Gloves',
    brand: 'Kiai Gear',
    description: 'Layered foam, a wide wrist strap and a lining that dries overnight. For bags, pads and sparring.',
    price_cents: 5_999,
    original_price_cents: 7_999,
    currency: 'USD',
    rating: 4.8,
    reviews: 1247,
  },
  {
    title: 'Fight Camp Duffel',
    brand: 'Kiai Gear',
    description: 'Room for two pairs of gloves and wet kit apart from dry, with a strap that carries on one shoulder.',
    price_cents: 8_999,
    original_price_cents: 11_999,
    currency: 'USD',
    rating: 4.9,
    reviews: 856,
  },
]
