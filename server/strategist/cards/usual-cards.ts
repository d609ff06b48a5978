import type { CardId } from '#content/playbook/cards.ts'
import type { Template } from '#contract/strategy.ts'

/** The most needed cards of a template, for messages that say no more than the subject. */
export const USUAL_CARDS: Record<Template, readonly CardId[]> = {
  general: ['break-goal-down', 'obstacle-breakdown', 'grow-talk', 'woop'],
  fight: ['game-plan-three-lines', 'first-minute-plan', 'confidence-before-bout', 'pre-fight-routine', 'process-goals'],
  career: ['stuck-no-growth', 'ask-for-promotion', 'career-change', 'strengths-inventory'],
  business: ['business-plan-one-page', 'get-more-members', 'cash-flow-hole', 'too-many-ideas'],
  life: ['no-time', 'motivation-gone', 'break-goal-down', 'big-decision'],
}

/** Tools that help with any topic. */
export const ANY_TOPIC: readonly CardId[] = [
  'if-then-plan',
  'woop',
  'grow-talk',
  'accountability-partner',
  'scale-one-to-ten',
  'weekly-review',
  'obstacle-breakdown',
  'strengths-inventory',
  'resource-map',
]
