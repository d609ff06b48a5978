import type { Specialty } from '#contract/coach-application-rules.ts'
import type { HOUSE_COACH_SLUGS } from './slugs.ts'

export type HouseCoachSlug = (typeof HOUSE_COACH_SLUGS)[number]

/** What the house coaches offer, in the order of the specification (§9). */
export const SESSION_TYPES = [
  { id: 'private', price_minor: 29_900, minutes: 60, seats: 1 },
  { id: 'film', price_minor: 19_900, minutes: 45, seats: 1 },
  { id: 'technique', price_minor: 14_900, minutes: 30, seats: 1 },
  { id: 'corner', price_minor: 7_900, minutes: 15, seats: 1 },
  { id: 'group', price_minor: 8_900, minutes: 90, seats: 12 },
  /** By arrangement: neither price nor length is fixed. */
  { id: 'speaking', price_minor: null, minutes: null, seats: null },
] as const
export type SessionTypeId = (typeof SESSION_TYPES)[number]['id']
export const SESSION_CURRENCY = 'USD'

/** Names and figures, which are the same in every language. The people and the places are invented. */
export interface HouseCoachFacts {
  name: string
  username: string
  location: string
  specialties: readonly Specialty[]
  /** The name of the coach's network; its space counts the members. */
  network: string
  gym: { name: string; location: string; established: number }
}

export interface HouseCoachText {
  bio: string
  tags: readonly [string, string, string, string]
  /** The people that the network is for. */
  network_type: string
}

export interface HouseCoachTexts {
  coaches: Record<HouseCoachSlug, HouseCoachText>
  sessions: Record<SessionTypeId, { title: string; description: string }>
}

export const HOUSE_COACH_FACTS: Record<HouseCoachSlug, HouseCoachFacts> = {
  'ana-prado': {
    name: 'Ana Prado',
    username: '@ana.prado',
    location: 'Porto Bravo',
    specialties: ['boxing', 'muay-thai', 'fundamentals-discipline'],
    network: 'Prado Corner',
    gym: { name: 'Galpão Prado', location: 'Rua do Cais 48, Porto Bravo', established: 2009 },
  },
  'kenji-duarte': {
    name: 'Kenji Duarte',
    username: '@kenji.duarte',
    location: 'Vale Sereno',
    specialties: ['brazilian-jiu-jitsu', 'wrestling', 'precision-excellence'],
    network: 'Tatame Duarte',
    gym: { name: 'Casa Duarte', location: 'Ladeira das Pedras 7, Vale Sereno', established: 2004 },
  },
  'mara-solis': {
    name: 'Mara Solis',
    username: '@mara.solis',
    location: 'Puerto Alba',
    specialties: ['mental-performance', 'warrior-mindset-resilience', 'mma'],
    network: 'Sala Solis',
    gym: { name: 'Patio Solis', location: 'Calle del Faro 112, Puerto Alba', established: 2015 },
  },
}
