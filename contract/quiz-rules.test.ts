import { describe, expect, test } from 'vitest'
import {
  ANSWERS,
  type Answer,
  addFire,
  FIRE_LABELS,
  fireLabel,
  playQuiz,
  QUIZ_START,
  type QuizState,
  quizHeadline,
  scoreQuiz,
} from './quiz-rules.ts'

const points = [25, 20, 15, 10]

const everyGame: Answer[][] = ANSWERS.flatMap((first) =>
  ANSWERS.flatMap((second) => ANSWERS.flatMap((third) => ANSWERS.map((fourth) => [first, second, third, fourth]))),
)

const answer = (state: QuizState, which: Answer) => playQuiz(state, { type: 'answer', answer: which })
const goOn = (state: QuizState) => playQuiz(state, { type: 'continue' })

/** Every state from the start to the result. */
function playThrough(game: readonly Answer[]): QuizState[] {
  const states: QuizState[] = [QUIZ_START]
  let state = QUIZ_START
  for (const which of game) {
    if (state.phase === 'finished') break
    const answered = answer(state, which)
    state = goOn(answered)
    states.push(answered, state)
  }
  return states
}

/** Freezes what it is given, so that a reducer that writes into its state fails instead of passing. */
function frozen(state: QuizState): QuizState {
  Object.freeze(state.answers)
  return Object.freeze(state)
}

describe('the quiz', () => {
  test('starts at fire level 25 with the first question', () => {
    expect(QUIZ_START).toEqual({ phase: 'asking', question: 0, fire_level: 25, answers: [] })
  })

  test.each([
    [0, 50],
    [1, 45],
    [2, 40],
    [3, 35],
  ] as const)('answer %i brings the fire level from 25 to %i', (which, fire_level) => {
    expect(answer(QUIZ_START, which)).toEqual({ phase: 'answered', question: 0, fire_level, answers: [which] })
  })

  test('shows the next question only after one second', () => {
    const answered = answer(QUIZ_START, 2)
    expect(answered.question).toBe(0)
    expect(goOn(answered)).toEqual({ phase: 'asking', question: 1, fire_level: 40, answers: [2] })
  })

  test('counts one answer per question, also after several clicks', () => {
    const answered = answer(QUIZ_START, 3)
    expect(answer(answered, 0)).toBe(answered)
  })

  test('ignores a timer that does not fit the phase', () => {
    expect(goOn(QUIZ_START)).toBe(QUIZ_START)
    const finished = playThrough([3, 3, 3, 3]).at(-1) as QuizState
    expect(goOn(finished)).toBe(finished)
  })

  test('accepts no answer after the result', () => {
    const finished = playThrough([0, 0, 0]).at(-1) as QuizState
    expect(answer(finished, 0)).toBe(finished)
  })

  test('never changes a state it was given', () => {
    let state = frozen({ ...QUIZ_START, answers: [] })
    for (const which of [3, 2, 1, 0] as const) state = frozen(goOn(frozen(answer(state, which))))
    expect(state).toEqual({ phase: 'finished', question: 3, fire_level: 95, answers: [3, 2, 1, 0] })
  })

  test('can be restarted in every phase', () => {
    for (const state of everyGame.flatMap(playThrough)) expect(playQuiz(state, { type: 'restart' })).toBe(QUIZ_START)
  })
})

describe('reaching 100', () => {
  test('ends the quiz at once, without the delay, before the last question', () => {
    const third = goOn(answer(goOn(answer(QUIZ_START, 0)), 0))
    expect(third).toMatchObject({ phase: 'asking', question: 2, fire_level: 75 })
    expect(answer(third, 0)).toEqual({ phase: 'finished', question: 2, fire_level: 100, answers: [0, 0, 0] })
  })

  test('ends it at once on the last question too', () => {
    const last = playThrough([1, 1, 1]).at(-1) as QuizState
    expect(last).toMatchObject({ phase: 'asking', question: 3, fire_level: 85 })
    expect(answer(last, 2)).toMatchObject({ phase: 'finished', fire_level: 100 })
  })

  test('needs at least three answers', () => {
    for (const game of everyGame) expect(playThrough(game.slice(0, 2)).at(-1)?.phase).toBe('asking')
  })

  test.each([
    [99, 0, 100],
    [99, 3, 100],
    [100, 0, 100],
    [90, 3, 100],
    [80, 1, 100],
    [75, 0, 100],
    [74, 0, 99],
    [89, 3, 99],
  ] as const)('is as far as the fire goes: %i and answer %i make %i', (fire_level, which, after) => {
    expect(addFire(fire_level, which)).toBe(after)
  })
})

describe('below 100 after the last question', () => {
  test('the result is shown after one second', () => {
    const last = playThrough([3, 3, 3]).at(-1) as QuizState
    const answered = answer(last, 3)
    expect(answered).toMatchObject({ phase: 'answered', question: 3, fire_level: 65 })
    expect(goOn(answered)).toEqual({ ...answered, phase: 'finished' })
  })
})

describe('each of the 256 games', () => {
  test('ends with the capped sum of its answers, as soon as that is 100 and after question 4 at the latest', () => {
    expect(everyGame).toHaveLength(256)
    for (const game of everyGame) {
      const sums = game.map(
        (_, index) => 25 + game.slice(0, index + 1).reduce<number>((sum, a) => sum + (points[a] ?? 0), 0),
      )
      const reached = sums.findIndex((sum) => sum >= 100)
      const length = reached === -1 ? 4 : reached + 1
      const states = playThrough(game)
      expect(states.at(-1)).toEqual({
        phase: 'finished',
        question: length - 1,
        fire_level: Math.min(100, sums[length - 1] ?? 0),
        answers: game.slice(0, length),
      })
      expect(states.slice(0, -2).every((state) => state.phase !== 'finished')).toBe(true)
    }
  })

  test('only raises the fire level, between 25 and 100, one answer and one question at a time', () => {
    for (const game of everyGame) {
      const states = playThrough(game)
      for (const [index, state] of states.entries()) {
        const before = states[index - 1] ?? state
        expect(state.fire_level).toBeGreaterThanOrEqual(before.fire_level)
        expect(state.fire_level).toBeLessThanOrEqual(100)
        expect(state.question - before.question).toBeOneOf([0, 1])
        expect(state.answers).toHaveLength(state.phase === 'asking' ? state.question : state.question + 1)
      }
    }
  })

  test('is scored by the server as the browser played it', () => {
    for (const game of everyGame) {
      const finished = playThrough(game).at(-1) as QuizState
      expect(scoreQuiz(finished.answers)).toBe(finished.fire_level)
    }
  })

  test('ends between 65 and 100', () => {
    const ends = new Set(everyGame.map((game) => playThrough(game).at(-1)?.fire_level))
    expect([...ends].sort((a, b) => Number(a) - Number(b))).toEqual([65, 70, 75, 80, 85, 90, 95, 100])
  })
})

describe('answers of an unfinished or invalid game', () => {
  test.each([[[]], [[0]], [[0, 0]], [[3, 3, 3]], [[1, 1, 1]]] satisfies [Answer[]][])(
    'have no score because they stop too soon: %j',
    (answers) => expect(scoreQuiz(answers)).toBeUndefined(),
  )

  test.each([[[0, 0, 0, 0]], [[0, 0, 0, 3]], [[3, 3, 3, 3, 3]], [[1, 1, 1, 1, 0]]] satisfies [Answer[]][])(
    'have no score because they go on after the end: %j',
    (answers) => expect(scoreQuiz(answers)).toBeUndefined(),
  )

  test.each([[[4, 0, 0, 0]], [[0, 0, -1]], [[0, 0, 0.5]], [[0, 0, Number.NaN]]])(
    'have no score because no question has such an answer: %j',
    (answers) => expect(scoreQuiz(answers)).toBeUndefined(),
  )
})

describe('a fire level', () => {
  test.each([
    [0, 'getting_started', 'ready'],
    [25, 'getting_started', 'ready'],
    [39, 'getting_started', 'ready'],
    [40, 'warming_up', 'ready'],
    [69, 'warming_up', 'ready'],
    [70, 'ready', 'ready'],
    [89, 'ready', 'ready'],
    [90, 'on_fire', 'on_fire'],
    [99, 'on_fire', 'on_fire'],
    [100, 'unstoppable', 'unstoppable'],
    [124, 'unstoppable', 'unstoppable'],
  ])('of %i is called %s and its headline is %s', (fire_level, label, headline) => {
    expect(fireLabel(fire_level)).toBe(label)
    expect(quizHeadline(fire_level)).toBe(headline)
  })

  test('passes through the labels in their order', () => {
    const climbed = Array.from({ length: 101 }, (_, fire_level) => FIRE_LABELS.indexOf(fireLabel(fire_level)))
    expect(climbed).toEqual([...climbed].sort((a, b) => a - b))
    expect(new Set(climbed).size).toBe(FIRE_LABELS.length)
  })
})
