import { describe, expect, test } from 'vitest'
import { FACT_KEYS } from '#contract/fighter-file-items.ts'
import { DIALOGUE_ACTS } from '#server/strategist/strategist.ts'
import { daysKept, factsSaid, isExplicitStatement, isFactValue } from './rules.ts'

const today = '2026-11-15'

test('feelings are kept for 14 days, other facts for 180', () => {
  const kept = Object.fromEntries(FACT_KEYS.map((key) => [key, daysKept(key)]))
  expect(kept).toMatchObject({ emotion: 14, confidence: 14, goal: 180, sport: 180, money: 180 })
})

test('an objection, a question or thanks is no explicit statement', () => {
  expect(DIALOGUE_ACTS.filter((act) => isExplicitStatement({ act }))).toEqual(['new-problem', 'answer', 'progress'])
})

describe('the facts of a message', () => {
  test('are stored as text', () => {
    expect(factsSaid({ said: { goal: 'win', hours_a_week: 4 } })).toEqual([
      ['goal', 'win'],
      ['hours_a_week', '4'],
    ])
  })

  test('do not include a confidence when the number is the outcome of a commitment', () => {
    expect(factsSaid({ said: { confidence: 7, sport: 'boxing' }, outcome: 7 })).toEqual([['sport', 'boxing']])
    expect(factsSaid({ said: { confidence: 7 } })).toEqual([['confidence', '7']])
  })
})

describe('a member', () => {
  test.each([
    ['event_date', '2026-11-15'],
    ['event_date', '2028-02-29'],
    ['event_date', '2036-11-15'],
    ['confidence', '1'],
    ['confidence', '10'],
    ['hours_a_week', '4'],
    ['hours_a_week', '2,5'],
    ['goal', 'Win the belt'],
  ] as const)('may write %s: %s', (key, value) => expect(isFactValue(key, value, today)).toBe(true))

  test.each([
    ['event_date', '2026-11-14'],
    ['event_date', '2027-02-30'],
    ['event_date', '2036-11-16'],
    ['event_date', '2126-12-21'],
    ['event_date', '9999-12-31'],
    ['event_date', '+275760-09-13'],
    ['event_date', 'in spring'],
    ['confidence', '0'],
    ['confidence', '11'],
    ['confidence', 'high'],
    ['hours_a_week', '0'],
    ['hours_a_week', 'some'],
  ] as const)('may not write %s: %s', (key, value) => expect(isFactValue(key, value, today)).toBe(false))
})
