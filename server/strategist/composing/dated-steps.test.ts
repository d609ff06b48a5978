import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { StepTime } from '#content/playbook/card.ts'
import { CARD_IDS, factsOf } from '#content/playbook/cards.ts'
import { addDays } from '../reading/days.ts'
import { dateSteps, dayLabel } from './dated-steps.ts'
import { en } from './phrases/en.ts'

const TODAY = '2026-11-15'
const plan = (times: readonly StepTime[], event_date?: string) =>
  dateSteps(
    times.map((time) => ({ text: time, time })),
    { today: TODAY, event_date, language: 'en', phrases: en },
  )

describe('dating steps', () => {
  it('counts back from the event', () => {
    expect(plan(['today', 'week', 'event'], '2026-12-12').map(({ label, due_date }) => [label, due_date])).toEqual([
      ['Today', '2026-11-15'],
      ['By Fri, Nov 20', '2026-11-20'],
      ['On the day, Sat, Dec 12', '2026-12-12'],
    ])
    expect(plan(['today', 'week', 'before'], '2026-12-12').at(-1)?.due_date).toBe('2026-12-09')
    expect(plan(['today', 'week', 'weekly'], '2026-12-12').at(-1)?.label).toBe('Every week until Sat, Dec 12')
  })

  it('says "on the day" without a known date, and spreads the steps before it over two weeks', () => {
    expect(plan(['today', 'week', 'event']).at(-1)).toEqual({ text: 'event', due_date: null, label: 'On the day' })
    expect(plan(['today', 'week', 'before']).at(-1)?.due_date).toBe('2026-11-27')
    expect(plan(['today', 'week', 'weekly']).at(-1)?.label).toBe('Every week')
  })

  it('leaves out steps for which no day is left', () => {
    expect(plan(['today', 'week', 'event'], '2026-11-16').map((step) => step.text)).toEqual(['today', 'event'])
    expect(plan(['today', 'week', 'event'], TODAY).map((step) => step.text)).toEqual(['event'])
    expect(plan(['today', 'week', 'weekly'], TODAY).map((step) => step.text)).toEqual(['today'])
  })

  it('keeps every card between today and the event, each step after the one before', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CARD_IDS), fc.option(fc.integer({ min: 0, max: 400 })), (id, days) => {
        const event = days === null ? undefined : addDays(TODAY, days)
        const dates = plan(factsOf(id).when, event).map((step) => step.due_date)
        expect(dates.length).toBeGreaterThan(0)
        const known = dates.filter((day) => day !== null)
        for (const day of known) {
          expect(day >= TODAY).toBe(true)
          if (event !== undefined) expect(day <= event).toBe(true)
        }
        expect(known).toEqual([...new Set(known)].sort())
        if (event !== undefined) expect(known).toHaveLength(dates.length)
      }),
    )
  })

  it('formats days in each language, with the year if it is another one', () => {
    expect(dayLabel('2026-11-19', 'en', TODAY)).toBe('Thu, Nov 19')
    expect(dayLabel('2026-11-19', 'pt', TODAY)).toBe('qui., 19 de nov.')
    expect(dayLabel('2026-11-19', 'es', TODAY)).toMatch(/^jue,? 19 (?:de )?nov/)
    expect(dayLabel('2027-01-30', 'en', TODAY)).toContain('2027')
  })
})
