import type { Stage } from '#content/playbook/card.ts'
import type { CardId } from '#content/playbook/cards.ts'
import type { PersonaLabel } from '#contract/personas.ts'

/** How plainly an answer begins. */
type Temper = 'plain' | 'direct' | 'warm'

/** What an answer asks where nothing is missing. */
type QuestionStyle = 'card' | 'obstacle' | 'strength' | 'confidence'

/** One engine, several ways of using it. */
export interface PersonaConfig {
  temper: Temper
  question: QuestionStyle
  most_steps: 2 | 3
  /** Kinds of help it reaches for first. */
  stages: Partial<Record<Stage, number>>
  /** Its own tools, for when nothing in the playbook fits what was said. */
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

/** The War Room's strategist has no persona: neutral. */
export const personaConfig = (persona: PersonaLabel | null): PersonaConfig =>
  persona === null ? NEUTRAL : PERSONA_CONFIGS[persona]
