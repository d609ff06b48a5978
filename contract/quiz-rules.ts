/**
 * The Warrior Mindset quiz. The browser plays it, the server scores the answers again with the same rules,
 * so that a client sends answers and never a fire level.
 */
export const QUESTION_COUNT = 4
export const FIRE_START = 25
export const FIRE_CAP = 100
export const NEXT_QUESTION_DELAY_MS = 1000
export const GAUGE_DELAY_MS = 100

/** The four answers of a question by index, from the most to the least assertive. */
export const ANSWERS = [0, 1, 2, 3] as const
export type Answer = (typeof ANSWERS)[number]

const POINTS = { 0: 25, 1: 20, 2: 15, 3: 10 } as const satisfies Record<Answer, number>

export const FIRE_LABELS = ['getting_started', 'warming_up', 'ready', 'on_fire', 'unstoppable'] as const
export type FireLabel = (typeof FIRE_LABELS)[number]
export type QuizHeadline = Extract<FireLabel, 'ready' | 'on_fire' | 'unstoppable'>

type Play = { question: number; fire_level: number; answers: readonly Answer[] }

/** `question` counts from 0. `answered` lasts one second, then comes the next question or the result. */
export type QuizState = Play & { phase: 'asking' | 'answered' | 'finished' }

export type QuizEvent = { type: 'answer'; answer: Answer } | { type: 'continue' } | { type: 'restart' }

export const QUIZ_START: QuizState = { phase: 'asking', question: 0, fire_level: FIRE_START, answers: [] }

/** An event that does not fit the phase changes nothing: a second click, or a timer that comes too late. */
export function playQuiz(state: QuizState, event: QuizEvent): QuizState {
  switch (event.type) {
    case 'restart':
      return QUIZ_START
    case 'answer':
      return state.phase === 'asking' ? answerQuestion(state, event.answer) : state
    case 'continue':
      return state.phase === 'answered' ? goOn(state) : state
  }
}

function answerQuestion(state: QuizState, answer: Answer): QuizState {
  const fire_level = addFire(state.fire_level, answer)
  const phase = fire_level >= FIRE_CAP ? 'finished' : 'answered'
  return { phase, question: state.question, fire_level, answers: [...state.answers, answer] }
}

function goOn(state: QuizState): QuizState {
  const next = state.question + 1
  return next < QUESTION_COUNT ? { ...state, phase: 'asking', question: next } : { ...state, phase: 'finished' }
}

export function addFire(fire_level: number, answer: Answer): number {
  return Math.min(FIRE_CAP, fire_level + POINTS[answer])
}

/** The lowest fire level of each label. */
export const FIRE_LABEL_STARTS = {
  getting_started: 0,
  warming_up: 40,
  ready: 70,
  on_fire: 90,
  unstoppable: 100,
} as const satisfies Record<FireLabel, number>

export function fireLabel(fire_level: number): FireLabel {
  return FIRE_LABELS.findLast((label) => fire_level >= FIRE_LABEL_STARTS[label]) ?? 'getting_started'
}

export function quizHeadline(fire_level: number): QuizHeadline {
  const label = fireLabel(fire_level)
  return label === 'unstoppable' || label === 'on_fire' ? label : 'ready'
}

/** The final fire level of these answers; undefined when they are incomplete, too many or invalid. */
export function scoreQuiz(answers: readonly number[]): number | undefined {
  let state = QUIZ_START
  for (const sent of answers) {
    const answer = ANSWERS.find((known) => known === sent)
    if (answer === undefined || state.phase !== 'asking') return undefined
    state = playQuiz(playQuiz(state, { type: 'answer', answer }), { type: 'continue' })
  }
  return state.phase === 'finished' ? state.fire_level : undefined
}
