import type { Stage } from '#content/playbook/card.ts'
import type { CardId } from '#content/playbook/cards.ts'
import type { PersonaLabel } from '#contract/personas.ts'

/** The tone of the first sentence. */
type Temper = 'plain' | 'direct' | 'warm'

/** What an answer asks when no information is missing. */
type QuestionStyle = 'card' | 'obstacle' | 'strength' | 'confidence'

/** The settings of the engine for one persona. */
export interface PersonaConfig {
  temper: Temper
  question: QuestionStyle
  most_steps: 2 | 3
  /** The kinds of help it prefers. */
  stages: Partial<Record<Stage, number>>
  /** Its own tools, for when no card fits the message. */
  method: readonly CardId[]
  uses_quiz: boolean
}

const NEUTRAL: PersonaConfig = {
  temper: 'plain',
  question: 'card',
  most_steps: 3,
  stages: {},
  method: [
    'if-then-plan',
    'obstacle-breakdown',
    'break-goal-down',
    'grow-talk',
    'woop',
    'process-goals',
    'weekly-review',
  ],
  uses_quiz: false,
}

export const PERSONA_CONFIGS: Record<PersonaLabel, PersonaConfig> = {
  performance: {
    temper: 'direct',
    question: 'card',
    most_steps: 3,
    stages: { routine: 1.3, training: 1.2, plan: 1.1 },
    method: ['process-goals', 'if-then-plan', 'break-goal-down', 'reappraise-pressure', 'weekly-review'],
    uses_quiz: false,
  },
  excellence: {
    temper: 'direct',
    question: 'card',
    most_steps: 3,
    stages: { training: 1.25, routine: 1.25, habit: 1.15, plan: 1.1 },
    method: ['weekly-review', 'process-goals', 'break-goal-down', 'obstacle-breakdown', 'if-then-plan'],
    uses_quiz: false,
  },
  mindset: {
    temper: 'warm',
    question: 'obstacle',
    most_steps: 3,
    stages: { mind: 1.35, habit: 1.15 },
    method: ['woop', 'self-talk-script', 'if-then-plan', 'setback-recovery'],
    uses_quiz: true,
  },
  mental: {
    temper: 'plain',
    question: 'obstacle',
    most_steps: 3,
    stages: { mind: 1.35, routine: 1.15, recovery: 1.1 },
    method: ['reappraise-pressure', 'woop', 'breathing-reset', 'self-talk-script'],
    uses_quiz: true,
  },
  leadership: {
    temper: 'direct',
    question: 'strength',
    most_steps: 3,
    stages: { people: 1.3, decision: 1.2, plan: 1.15 },
    method: ['grow-talk', 'resource-map', 'strengths-inventory', 'obstacle-breakdown'],
    uses_quiz: false,
  },
  empowerment: {
    temper: 'warm',
    question: 'strength',
    most_steps: 3,
    stages: { people: 1.25, mind: 1.15, decision: 1.1 },
    method: ['strengths-inventory', 'grow-talk', 'accountability-partner', 'setback-recovery'],
    uses_quiz: false,
  },
  life: {
    temper: 'warm',
    question: 'confidence',
    most_steps: 2,
    stages: { decision: 1.25, people: 1.15, habit: 1.15 },
    method: ['scale-one-to-ten', 'resource-map', 'accountability-partner', 'grow-talk'],
    uses_quiz: false,
  },
  balance: {
    temper: 'warm',
    question: 'confidence',
    most_steps: 2,
    stages: { time: 1.3, health: 1.2, recovery: 1.3, people: 1.1 },
    method: ['scale-one-to-ten', 'weekly-review', 'breathing-reset', 'accountability-partner'],
    uses_quiz: false,
  },
}

/** Neutral for the War Room, which has no persona. */
export const personaConfig = (persona: PersonaLabel | null): PersonaConfig =>
  persona === null ? NEUTRAL : PERSONA_CONFIGS[persona]
