import type { CardId } from '#content/playbook/cards.ts'
import { addDays } from '../reading/days.ts'
import { fold } from '../reading/fold.ts'
import type { DayText } from '../strategist.ts'

type Family = 'grappling' | 'striking' | 'both'

const FAMILIES: readonly [Family, RegExp][] = [
  ['both', /mma|artes marciais mistas|mixed martial|artes marciales mixtas|sambo|vale tudo|krav/],
  ['grappling', /jiu|bjj|judo|yudo|wrestl|grappl|luta livre|luta olimpica|lucha|sumo|submission/],
  ['striking', /box|muay|kick|karate|taekwondo|savate|capoeira|sanda|k-?1|esgrima|fencing/],
]

/** Cards that only make sense for grappling or for striking. */
const CARD_FAMILY: Partial<Record<CardId, 'grappling' | 'striking'>> = {
  'guard-always-passed': 'grappling',
  'stuck-under-mount': 'grappling',
  'takedown-defence': 'grappling',
  'southpaw-problem': 'striking',
  'taller-opponent': 'striking',
  'pressure-fighter': 'striking',
  'fear-of-getting-hit': 'striking',
  'between-rounds-reset': 'striking',
  'timing-and-counters': 'striking',
}
const BELTED = /jiu|bjj|judo|yudo|karate|taekwondo|krav|capoeira/

/** The factor for a card by the member's sport; 1 if it makes no difference. */
export function sportRelevance(card: CardId, sport: string | undefined): number {
  if (sport === undefined) return 1
  const folded = fold(sport)
  if (card === 'belt-grading') return BELTED.test(folded) ? 1.2 : 0.3
  const wanted = CARD_FAMILY[card]
  const family = FAMILIES.find(([, pattern]) => pattern.test(folded))?.[0]
  if (wanted === undefined || family === undefined) return 1
  if (family === 'both') return 1.05
  return wanted === family ? 1.2 : 0.35
}

/** Cards for the last days before an event. */
const LAST_DAYS: ReadonlySet<CardId> = new Set(['fight-week-calm', 'night-before-sleep', 'late-opponent-change'])
const NEAR_DAYS = 12

/** The factor for a card by the time before the event; 1 if it makes no difference. */
export function timeRelevance(card: CardId, today: DayText, event_date: DayText | undefined): number {
  if (!LAST_DAYS.has(card)) return 1
  if (event_date === undefined) return 0.8
  return event_date <= addDays(today, NEAR_DAYS) ? 1.2 : 0.4
}
