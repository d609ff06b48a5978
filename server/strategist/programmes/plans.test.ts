import { describe, expect, it } from 'vitest'
import { daysBetween } from '../reading/days.ts'
import type { ProgrammeFacts } from './facts.ts'
import { planClass } from './plan-class.ts'
import { planRounds } from './plan-rounds.ts'
import { planUntil } from './plan-until.ts'
import { planWeek } from './plan-week.ts'

/** A Monday. */
const TODAY = '2026-11-16'

describe('a week', () => {
  const kindsOf = (facts: ProgrammeFacts): Record<number, string> =>
    Object.fromEntries(planWeek(facts).sessions.map(({ weekday, kind }) => [weekday, kind]))

  it('has as many sessions as were told, on the days that were told, and one free day', () => {
    for (const days of [1, 2, 3, 4, 5, 6]) expect(planWeek({ days }).sessions).toHaveLength(days)
    expect(planWeek({ days: 9 }).sessions).toHaveLength(6)
    expect(planWeek({ weekdays: [0, 1, 2, 3, 4, 5, 6] }).sessions).toHaveLength(6)
    expect(planWeek({ weekdays: [2, 4, 6] })).toMatchObject({ isProposal: false })
    expect(Object.keys(kindsOf({ weekdays: [2, 4, 6] }))).toEqual(['2', '4', '6'])
  })

  it('never has two hard sessions on neighbouring days', () => {
    for (const weekdays of [
      [1, 2, 3, 4, 5, 6],
      [1, 2, 4, 5, 6],
      [0, 1, 2, 3, 4, 5, 6],
    ]) {
      const hard = planWeek({ weekdays }).sessions.filter(({ kind }) => kind === 'hard')
      expect(hard.length).toBeGreaterThan(0)
      for (const { weekday } of hard) expect(hard.map((other) => other.weekday)).not.toContain((weekday + 1) % 7)
    }
  })

  it('is hard on the day of sparring', () => {
    expect(kindsOf({ weekdays: [1, 3, 5], sparring_on: 1 })[1]).toBe('hard')
    expect(kindsOf({ days: 3, sparring_on: 6 })[6]).toBe('hard')
  })

  it('has neither hard sparring nor a weak point for a beginner', () => {
    expect(Object.values(kindsOf({ days: 4, beginner: true }))).not.toEqual(expect.arrayContaining(['hard']))
    expect(Object.values(kindsOf({ days: 4, beginner: true }))).not.toEqual(expect.arrayContaining(['weak']))
  })

  it('fills every session from its first to its last minute', () => {
    for (const minutes of [30, 45, 60, 75, 90, 120])
      for (const { parts } of planWeek({ days: 3, minutes }).sessions)
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(minutes)
  })

  it('divides the hours of a week', () => {
    const { sessions } = planWeek({ hours_a_week: 5, days: 4 })
    expect(sessions).toHaveLength(4)
    expect(sessions[0]?.parts.reduce((sum, part) => sum + part, 0)).toBe(75)
  })

  it('puts weights on free days, not before a hard one if another is free', () => {
    const { sessions, strengthDays } = planWeek({ weekdays: [1, 3, 5], strength: 2 })
    const hard = sessions.find(({ kind }) => kind === 'hard')?.weekday ?? 0
    expect(strengthDays).toHaveLength(2)
    for (const day of strengthDays) {
      expect([1, 3, 5]).not.toContain(day)
      expect((day + 1) % 7).not.toBe(hard)
    }
    expect(planWeek({ weekdays: [0, 1, 2, 3, 4, 5, 6], strength: 2 })).toMatchObject({ strengthAfter: true })
  })

  it('adds days with rest around them to those that were told, if there are more sessions', () => {
    const days = planWeek({ weekdays: [2, 4], days: 3 }).sessions.map(({ weekday }) => weekday)
    expect(days).toHaveLength(3)
    expect(days).toEqual(expect.arrayContaining([2, 4]))
    expect(days).not.toEqual(expect.arrayContaining([3]))
  })

  it('has no hard session for a child', () => {
    expect(Object.values(kindsOf({ days: 3, age: 10 }))).not.toEqual(expect.arrayContaining(['hard']))
  })

  it('keeps the length of a day that has one of its own', () => {
    const { sessions } = planWeek({ weekdays: [2, 5], minutes: 75, minutes_on: [[5, 120]] })
    expect(sessions.map(({ parts }) => parts.reduce((sum, part) => sum + part, 0))).toEqual([75, 120])
  })

  it('of more free days than sessions takes those with the most rest between them', () => {
    expect(planWeek({ weekdays: [1, 2, 3, 5], days: 3 }).sessions.map(({ weekday }) => weekday)).toEqual([1, 3, 5])
  })
})

describe('the way to an event', () => {
  const contest = (day: string) => ({ kind: 'contest' as const, day })

  it.each(['2026-11-16', '2026-11-18', '2026-11-22', '2026-11-25', '2026-11-30', '2026-12-06', '2027-01-16'])(
    'on %s goes forward in time, ends on the day, and has no hard sparring in the nine days before',
    (day) => {
      const plan = planUntil({ events: [contest(day)] }, TODAY)
      const days = plan?.steps.map((step) => step.day) ?? []
      expect(days).toEqual(days.toSorted())
      expect(days.at(-1)).toBe(day)
      expect(days.every((each) => each >= TODAY)).toBe(true)
      if (plan?.lastHard !== undefined) expect(daysBetween(plan.lastHard, day)).toBeGreaterThanOrEqual(8)
      else expect(plan?.daysLeft).toBeLessThan(11)
    },
  )

  it('counts the sessions that are left', () => {
    expect(planUntil({ events: [contest('2026-12-14')], days: 3 }, TODAY)).toMatchObject({ daysLeft: 28, sessions: 12 })
    expect(planUntil({ events: [contest('2026-11-30')], weekdays: [1, 3] }, TODAY)).toMatchObject({ sessions: 3 })
  })

  it('to a grading goes through the programme and rehearses it', () => {
    const plan = planUntil({ events: [{ kind: 'grading', day: '2026-12-19' }] }, TODAY)
    expect(plan?.steps.map(({ name }) => name)).toEqual(['go_through', 'weak_parts', 'rehearse', 'eve', 'the_day'])
  })

  it('with two events rests after the first, and trains between them only if there is time', () => {
    const close = planUntil({ events: [contest('2026-12-12'), contest('2026-12-19')] }, TODAY)
    expect(close?.steps.map(({ name }) => name)).toContain('no_training')
    const apart = planUntil({ events: [contest('2026-12-12'), contest('2027-01-16')] }, TODAY)
    expect(apart?.steps.map(({ name }) => name)).toEqual(expect.arrayContaining(['recover', 'build_again']))
  })

  it('is none after the event', () => {
    expect(planUntil({ events: [contest('2026-11-15')] }, TODAY)).toBeNull()
  })
})

describe('a session in rounds', () => {
  it('is never longer than the time there is', () => {
    for (const minutes of [12, 20, 25, 30, 40, 45, 60, 75, 90])
      for (const round_minutes of [1, 2, 3, 5])
        for (const rounds of [undefined, 3, 6, 10]) {
          const plan = planRounds({ minutes, round_minutes, ...(rounds !== undefined && { rounds }) }, false, 7)
          if (plan.rounds > 2)
            expect(plan.total, JSON.stringify({ minutes, round_minutes, rounds })).toBeLessThanOrEqual(minutes)
          expect(plan.isFewer).toBe(rounds !== undefined && plan.rounds < rounds)
        }
  })

  it('makes the warm-up shorter before it leaves out rounds that were told', () => {
    expect(planRounds({ minutes: 24, rounds: 6, round_minutes: 2 }, false, 7)).toMatchObject({
      rounds: 6,
      warm_up: 3,
      isFewer: false,
    })
  })

  it('goes a little beyond the rounds of a bout, and grows', () => {
    expect(planRounds({ rounds: 3, round_minutes: 2 }, true, 7)).toMatchObject({ rounds: 4, most: 6 })
  })

  it('is where and with whom somebody trains', () => {
    expect(planRounds({ gear: 'bag', family: 'striking' }, false, 7).place).toBe('bag')
    expect(planRounds({ gear: 'bag', family: 'kicking' }, false, 7).place).toBe('kick_bag')
    expect(planRounds({ gear: 'none', family: 'striking' }, false, 7).place).toBe('shadow')
    expect(planRounds({ family: 'grappling', company: 'alone' }, false, 7).place).toBe('grappling_alone')
    expect(planRounds({ company: 'partner' }, false, 7).place).toBe('partner')
  })

  it('is lighter for minors and beginners', () => {
    expect(planRounds({ age: 13 }, false, 7)).toMatchObject({ rounds: 5, round_minutes: 2 })
    expect(planRounds({ beginner: true }, false, 7)).toMatchObject({ rounds: 5, round_minutes: 2 })
  })
})

describe('a class', () => {
  it('has parts that follow each other until its end', () => {
    for (const minutes of [30, 45, 50, 60, 90]) {
      const { parts } = planClass({ minutes, ages: [6, 9] }, true)
      expect(parts[0]?.from).toBe(0)
      for (const [place, { from }] of parts.slice(1).entries()) expect(from).toBe(parts[place]?.to)
      expect(parts.at(-1)?.to).toBe(minutes)
    }
  })

  it('is for the age of the group', () => {
    expect(planClass({ ages: [4, 6] }, true).age).toBe('small')
    expect(planClass({ ages: [7, 10] }, true).age).toBe('child')
    expect(planClass({ ages: [13, 16] }, true).age).toBe('teen')
    expect(planClass({}, false).age).toBe('adult')
  })

  it('counts pairs, and a group of three with an odd number', () => {
    expect(planClass({ pupils: 12 }, true).pairs).toEqual({ people: 12, pairs: 6, three: false })
    expect(planClass({ pupils: 13 }, true).pairs).toEqual({ people: 13, pairs: 5, three: true })
    expect(planClass({ pupils: 3 }, true).pairs).toEqual({ people: 3, pairs: 0, three: true })
  })

  it('knows who is alone with many children', () => {
    expect(planClass({ pupils: 13, ages: [6, 9] }, true).isAlone).toBe(true)
    expect(planClass({ pupils: 13, ages: [6, 9], helpers: 1 }, true)).toMatchObject({ isAlone: false, adults: 2 })
  })
})
