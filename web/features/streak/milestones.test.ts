import { describe, expect, it } from 'vitest'
import { milestoneToday, newMilestone } from './milestones.ts'

const active = (current: number) => ({ active_today: true, current })
const open = (current: number) => ({ active_today: false, current })

describe('a milestone', () => {
  it.each([7, 30, 45, 100])('is reached on day %i', (days) => expect(milestoneToday(active(days))).toBe(days))

  it.each([0, 1, 6, 8, 46, 101])('is not day %i', (days) => expect(milestoneToday(active(days))).toBeUndefined())

  it('is not reached again on the next day before any activity', () => {
    expect(milestoneToday(open(7))).toBeUndefined()
  })

  it('is new when the streak was below it before', () => {
    expect(newMilestone(open(6), active(7))).toBe(7)
    expect(newMilestone(open(44), active(45))).toBe(45)
  })

  it('is not new when it was reached before, or when none is reached', () => {
    expect(newMilestone(active(7), active(7))).toBeUndefined()
    expect(newMilestone(open(7), active(8))).toBeUndefined()
    expect(newMilestone(active(7), open(7))).toBeUndefined()
  })
})
