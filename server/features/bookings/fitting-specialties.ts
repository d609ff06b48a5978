import { groupOf, MATTER_CARDS, type Matter, type MatterGroup } from '#content/playbook/matter-cards.ts'
import type { Specialty } from '#contract/coach-application-rules.ts'

const OF_GROUP: Record<MatterGroup, readonly Specialty[]> = {
  mind: ['mental-performance', 'warrior-mindset-resilience', 'confidence-achievement'],
  technique: ['mma', 'boxing', 'muay-thai', 'kickboxing', 'brazilian-jiu-jitsu', 'wrestling'],
  body: ['strength-empowerment', 'fundamentals-discipline', 'mental-performance'],
  time: ['balance-flow', 'fundamentals-discipline'],
  work: ['leadership-strategy', 'precision-excellence', 'confidence-achievement'],
  business: ['leadership-strategy', 'precision-excellence'],
  life: ['balance-flow', 'warrior-mindset-resilience', 'mental-performance'],
}

const GRAPPLING: readonly Specialty[] = ['brazilian-jiu-jitsu', 'wrestling', 'mma']
const STRIKING: readonly Specialty[] = ['boxing', 'muay-thai', 'kickboxing', 'mma']
const KICKING: readonly Specialty[] = ['muay-thai', 'kickboxing', 'mma']

const OF_MATTER: Partial<Record<Matter, readonly Specialty[]>> = {
  'kick-defence': KICKING,
  'clinch-knees': KICKING,
  'punch-defence': STRIKING,
  'footwork-distance': STRIKING,
  'southpaw-opponent': STRIKING,
  'counter-timing': STRIKING,
  'power-and-combos': STRIKING,
  'takedown-defence': GRAPPLING,
  'takedowns-throws': GRAPPLING,
  'escape-mount-side': GRAPPLING,
  'escape-back-choke': GRAPPLING,
  'guard-play': GRAPPLING,
  'guard-passing': GRAPPLING,
  'armlock-triangle': GRAPPLING,
  'leg-locks': GRAPPLING,
}

/** What a coach should be good at for a matter, the most fitting first. Empty where any coach will do. */
export function fittingSpecialties(matter: string | undefined): readonly Specialty[] {
  if (matter === undefined || !isMatter(matter)) return []
  return OF_MATTER[matter] ?? OF_GROUP[groupOf(matter)]
}

function isMatter(text: string): text is Matter {
  return Object.hasOwn(MATTER_CARDS, text)
}
