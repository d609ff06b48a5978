import { describe, expect, test } from 'vitest'
import type { Plan } from '#contract/plans.ts'
import { dueState } from './due-state.ts'
import { finishedAt, stepsDone, withoutPlan, withPlan } from './plan-list-changes.ts'

describe('the due state of a step', () => {
  test.each([
    [null, 'none'],
    ['2026-10-24', 'overdue'],
    ['2026-10-25', 'today'],
    ['2026-10-26', 'tomorrow'],
    ['2026-10-27', 'later'],
    ['2027-01-01', 'later'],
  ] as const)('with the due date %s is %s on 25 October 2026', (due_date, state) =>
    expect(dueState(due_date, '2026-10-25')).toBe(state),
  )
})

describe('the list of plans', () => {
  const step = { id: 's', text: 'Run', due_date: null, done_at: null, outcome: null }
  const plan = (id: string, steps: Plan['steps'] = [step]): Plan => ({
    id,
    title: id,
    conversation_id: null,
    metric: '',
    if_then: '',
    steps,
    created_at: '2026-11-15T00:00:00Z',
  })

  test('keeps a changed plan in its place, and does not add a deleted one again', () => {
    const changed = { ...plan('b'), title: 'B' }
    expect(withPlan([plan('a'), plan('b')], changed).map(({ title }) => title)).toEqual(['a', 'B'])
    expect(withPlan(withoutPlan([plan('a'), plan('b')], 'b'), changed)).toEqual([plan('a')])
  })

  test('counts the steps that are done', () => {
    expect(stepsDone(plan('a', [step, { ...step, done_at: '2026-11-15T00:00:00Z' }]))).toBe(1)
  })
})

test('a plan is finished when its last step is done, and not any more when a step is opened again', () => {
  const step = (id: string, done_at: string | null) => ({ id, text: 'Run', due_date: null, done_at, outcome: null })
  const plan = (...done: (string | null)[]): Plan => ({
    id: 'a',
    title: 'Hills',
    conversation_id: null,
    metric: '',
    if_then: '',
    created_at: '2026-10-01T08:00:00.000Z',
    steps: done.map((done_at, index) => step(String(index), done_at)),
  })
  const [early, late] = ['2026-10-02T08:00:00.000Z', '2026-10-09T08:00:00.000Z']
  expect(finishedAt(plan(late, early))).toBe(late)
  expect(finishedAt(plan(late, null))).toBeUndefined()
  expect(finishedAt(plan())).toBeUndefined()
})
