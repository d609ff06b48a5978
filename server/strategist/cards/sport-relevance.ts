import type { CardId } from '#content/playbook/cards.ts'
import { fold } from '../reading/fold.ts'

type Family = 'grappling' | 'striking' | 'both'

const FAMILIES: readonly [Family, RegExp][] = [
  ['both', /mma|artes marciais mistas|mixed martial|artes marciales mixtas|sambo|vale tudo|krav/],
  ['grappling', /jiu|bjj|judo|yudo|wrestl|grappl|luta livre|luta olimpica|lucha|sumo|submission/],
  ['striking', /box|muay|kick|karate|taekwondo|savate|capoeira|sanda|k-?1|esgrima|fencing/],
]

/** Cards that only make sense where people fight on the ground, or on their feet. */
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

/** How much a card is worth to someone of that sport: 1 where it makes no difference. */
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
