import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from './day-rules.ts'
import { CAMP_TASKS } from './first-camp-rules.ts'
import { RoundSchema } from './round.ts'
import { AWAY_DAYS, QUIZ_FRESH_DAYS, type RoundState, todaysRound } from './round-rules.ts'
import { ACTIVITY_KINDS } from './streak.ts'

const TODAY = '2026-03-01'
const ID = '11111111-1111-4111-8111-111111111111'

const stepDue = (due_date: string | null) => ({
  plan_id: ID,
  plan_title: 'First fight',
  step: { id: ID, text: 'Clinch drills', due_date, done_at: null, outcome: null },
})
const owedBy = (due_date: string) => ({ id: ID, text: 'Six rounds', due_date, room: null })
const sessionOn = (day: string) => ({ id: ID, title: 'Strategy', day, starts_at: `${day}T12:00:00.000Z` })

const days = (low: number, high: number) => fc.integer({ min: low, max: high }).map((each) => addDays(TODAY, each))
const task = fc.option(fc.constantFrom(...CAMP_TASKS))
const states: fc.Arbitrary<RoundState> = fc.record({
  today: fc.constant(TODAY),
  event_day: fc.option(fc.record({ event: fc.constant(null), is_fight: fc.boolean() })),
  step: fc.option(fc.option(days(-4, 4)).map(stepDue)),
  owed: fc.option(days(-4, 4).map(owedBy)),
  debrief: fc.option(days(-14, -1).map((event_date) => ({ event: null, event_date }))),
  session: fc.option(days(-1, 4).map(sessionOn)),
  camp: fc.option(fc.record({ task, next: task, brings_quiz: fc.boolean() })),
  quiz_taken_on: fc.option(days(-60, 0)),
  done_today: fc.uniqueArray(fc.constantFrom(...ACTIVITY_KINDS)),
  streak_days: fc.nat(200),
  days_away: fc.nat(9),
})

const NOTHING: RoundState = {
  today: TODAY,
  event_day: null,
  step: null,
  owed: null,
  debrief: null,
  session: null,
  camp: null,
  quiz_taken_on: TODAY,
  done_today: [],
  streak_days: 3,
  days_away: 0,
}

describe('Today’s round', () => {
  test('is exactly one valid round in every state', () => {
    fc.assert(fc.property(states, (state) => RoundSchema.safeParse(todaysRound(state)).success))
  })

  test('is what is due first, whatever else there is', () => {
    fc.assert(
      fc.property(states, (state) => {
        const { kind } = todaysRound(state)
        const isDue = (day: string | null | undefined) => typeof day === 'string' && day <= TODAY
        const due = [
          state.event_day && 'event_day',
          isDue(state.step?.step.due_date) && 'step',
          isDue(state.owed?.due_date) && 'answer',
          state.debrief && 'debrief',
          isDue(state.session?.day) && 'session',
          state.camp?.task && 'camp',
        ].filter(Boolean)
        if (due.length > 0) expect(kind).toBe(due[0])
        else expect(['quiz', 'power_up', 'done']).toContain(kind)
      }),
    )
  })

  test('is done only when something was done today', () => {
    fc.assert(
      fc.property(states, (state) => {
        const { kind } = todaysRound(state)
        if (state.event_day) expect(kind).toBe('event_day')
        else if (state.done_today.length === 0) expect(kind).not.toBe('done')
        else expect(kind).not.toBe('power_up')
      }),
    )
  })

  test('asks for the quiz when it was never taken or is older than 30 days, unless the camp brings it', () => {
    const old = addDays(TODAY, -QUIZ_FRESH_DAYS - 1)
    expect(todaysRound({ ...NOTHING, quiz_taken_on: null })).toEqual({ kind: 'quiz', taken_on: null })
    expect(todaysRound({ ...NOTHING, quiz_taken_on: old })).toEqual({ kind: 'quiz', taken_on: old })
    expect(todaysRound({ ...NOTHING, quiz_taken_on: addDays(old, 1) }).kind).toBe('power_up')
    const camp = { task: null, next: 'quiz' as const, brings_quiz: true }
    expect(todaysRound({ ...NOTHING, quiz_taken_on: null, camp }).kind).toBe('power_up')
  })

  test('on the day of the fight is about the fight alone, with a warm-up until it is done', () => {
    const day: RoundState = {
      ...NOTHING,
      event_day: { event: 'my first fight', is_fight: true },
      camp: { task: null, next: 'quiz', brings_quiz: true },
    }
    const round = { kind: 'event_day', event: 'my first fight', is_fight: true }
    expect(todaysRound(day)).toEqual({ ...round, is_warm: false })
    expect(todaysRound({ ...day, done_today: ['power_up'] })).toEqual({ ...round, is_warm: true })
  })

  test('welcomes whoever has been away', () => {
    expect(todaysRound({ ...NOTHING, days_away: AWAY_DAYS })).toEqual({ kind: 'power_up', is_back: true })
    expect(todaysRound({ ...NOTHING, days_away: AWAY_DAYS - 1 })).toEqual({ kind: 'power_up', is_back: false })
  })

  test('once done, says what tomorrow brings: a step, a session, a task of the camp, or a day of the streak', () => {
    const done = { ...NOTHING, done_today: ['quiz' as const] }
    const tomorrow = addDays(TODAY, 1)
    const all: RoundState = {
      ...done,
      step: stepDue(tomorrow),
      session: sessionOn(tomorrow),
      camp: { task: null, next: 'quote', brings_quiz: false },
    }
    const brought = (state: RoundState) => {
      const round = todaysRound(state)
      return round.kind === 'done' ? round.tomorrow : round
    }
    expect(brought(all)).toEqual({ kind: 'step', text: 'Clinch drills' })
    expect(brought({ ...all, step: null })).toEqual({ kind: 'session', session: sessionOn(tomorrow) })
    expect(brought({ ...all, step: stepDue(null), session: sessionOn(addDays(TODAY, 2)) })).toEqual({
      kind: 'camp',
      task: 'quote',
    })
    expect(brought(done)).toEqual({ kind: 'streak', days: 4 })
  })
})
