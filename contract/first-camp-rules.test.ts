import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CAMP_TASKS, type CampFacts, type CampTask, campStanding } from './first-camp-rules.ts'

const NOT_DONE: CampFacts['done_on'] = {
  sign_in: 100,
  quiz: null,
  plan: null,
  quote: null,
  power_up: null,
  follow_up: null,
  look_back: null,
}
const standing = (today: number, done: Partial<CampFacts['done_on']> = {}) =>
  campStanding({ today, started_on: 100, done_on: { ...NOT_DONE, ...done } })

describe('the first camp', () => {
  test('begins with a sign-in, and opens the next task on the next day', () => {
    expect(standing(100)).toMatchObject({ day: 1, task: null, next: 'quiz', finished_on: null })
    expect(standing(101)).toMatchObject({ day: 2, task: 'quiz', next: null })
    expect(standing(101, { quiz: 101 })).toMatchObject({ day: 2, task: null, next: 'plan' })
    expect(standing(102, { quiz: 101 })).toMatchObject({ day: 3, task: 'plan' })
  })

  test('waits for whoever is away, with the same task', () => {
    expect(standing(140, { quiz: 101 })).toMatchObject({ day: 3, task: 'plan' })
    expect(standing(140, { quiz: 101, plan: 140 })).toMatchObject({ day: 3, task: null, next: 'quote' })
  })

  test('counts a task that was done before its turn, and asks for nothing more on its day', () => {
    const early = { quiz: 100, quote: 100 }
    expect(standing(101, early)).toMatchObject({ day: 2, task: null, next: 'plan' })
    expect(standing(102, early)).toMatchObject({ day: 3, task: 'plan' })
    expect(standing(102, early).tasks.find(({ task }) => task === 'quote')?.state).toBe('done')
  })

  test('ends on the seventh day at the earliest', () => {
    const all = Object.fromEntries(CAMP_TASKS.map((task) => [task, 100])) as Record<CampTask, number>
    expect(standing(105, all)).toMatchObject({ day: 6, finished_on: null })
    expect(standing(109, all)).toMatchObject({ day: 7, finished_on: 106, task: null, next: null })
  })

  const facts = fc
    .tuple(fc.nat(30), fc.array(fc.option(fc.integer({ min: 90, max: 130 })), { minLength: 7, maxLength: 7 }))
    .map(
      ([later, days]): CampFacts => ({
        today: 100 + later,
        started_on: 100,
        done_on: Object.fromEntries(
          CAMP_TASKS.map((task, index) => {
            const day = index === 0 ? 100 : days[index]
            return [task, typeof day === 'number' && day <= 100 + later ? day : null]
          }),
        ) as CampFacts['done_on'],
      }),
    )

  test('shows what was done as done, also before its turn, and never asks for it or announces it again', () => {
    fc.assert(
      fc.property(facts, (given) => {
        const { tasks, task, next } = campStanding(given)
        for (const { task: one, state } of tasks) {
          expect(state === 'done').toBe(given.done_on[one] !== null)
          if (given.done_on[one] === null) continue
          expect(task).not.toBe(one)
          expect(next).not.toBe(one)
        }
      }),
    )
  })

  test('goes on by one task on the day after, also when that day’s task was done ahead', () => {
    fc.assert(
      fc.property(facts, (given) => {
        const now = campStanding(given)
        const tomorrow = campStanding({ ...given, today: given.today + 1 })
        const more = now.task === null && now.day < CAMP_TASKS.length ? 1 : 0
        expect(tomorrow.day).toBe(now.day + more)
      }),
    )
  })

  test('has at most one task a day, opens no more tasks than days have passed, and never takes one back', () => {
    fc.assert(
      fc.property(facts, (given) => {
        const now = campStanding(given)
        expect(now.day).toBeGreaterThanOrEqual(1)
        expect(now.day).toBeLessThanOrEqual(Math.min(CAMP_TASKS.length, given.today - given.started_on + 1))
        expect(now.task === null || now.next === null).toBe(true)
        const opened = now.tasks.slice(0, now.day)
        expect(opened.filter(({ state }) => state === 'open').length).toBe(now.task === null ? 0 : 1)
        expect(campStanding({ ...given, today: given.today + 1 }).day).toBeGreaterThanOrEqual(now.day)
        if (now.finished_on !== null) expect(now.tasks.every(({ state }) => state === 'done')).toBe(true)
      }),
    )
  })
})
