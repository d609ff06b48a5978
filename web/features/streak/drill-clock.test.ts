import { describe, expect, it } from 'vitest'
import { DRILLS } from '#content/power-up/drills.ts'
import { beatAt, clockFace, elapsed, fullness, NOT_STARTED, pause, resume } from './drill-clock.ts'

const square = DRILLS['square-breath']

describe('the drill clock', () => {
  it('runs only between resume and pause', () => {
    const running = resume(NOT_STARTED, 1000)
    const paused = pause(running, 6000)
    expect(elapsed(NOT_STARTED, 99_000)).toBe(0)
    expect(elapsed(running, 4000)).toBe(3000)
    expect(elapsed(paused, 99_000)).toBe(5000)
    expect(elapsed(resume(paused, 100_000), 100_500)).toBe(5500)
  })

  it('ignores a second resume and a second pause', () => {
    const running = resume(NOT_STARTED, 1000)
    expect(resume(running, 5000)).toBe(running)
    expect(pause(pause(running, 3000), 9000)).toEqual({ banked: 2000, since: null })
  })

  it('counts the time during which the tab’s timers were suspended', () => {
    const running = resume(NOT_STARTED, 0)
    expect(beatAt(square, elapsed(running, 75_000)).done).toBe(true)
  })

  it('never runs backwards', () => {
    expect(elapsed(resume(NOT_STARTED, 5000), 4000)).toBe(0)
  })
})

describe('the beat of a drill', () => {
  it('begins with the whole minute and the first phase', () => {
    expect(beatAt(square, 0)).toMatchObject({ index: 0, into: 0, phaseLeft: 4, left: 60, done: false })
  })

  it('rounds the remaining seconds up', () => {
    expect(beatAt(square, 3999)).toMatchObject({ index: 0, phaseLeft: 1, left: 57 })
    expect(beatAt(square, 4000)).toMatchObject({ index: 1, into: 0, phaseLeft: 4, left: 56 })
  })

  it('ends after 60 seconds in the last phase, and stays there', () => {
    for (const moment of [60_000, 61_000, 600_000]) {
      expect(beatAt(square, moment)).toMatchObject({ index: square.length - 1, left: 0, phaseLeft: 0, done: true })
    }
    expect(beatAt(square, 59_999)).toMatchObject({ left: 1, done: false })
  })

  it('throws for a drill without phases', () => expect(() => beatAt([], 0)).toThrow(RangeError))
})

describe('the breath', () => {
  it('fills, holds, empties and holds', () => {
    expect([0, 1, 2, 3].map((index) => fullness(square, index))).toEqual([
      { from: 0, to: 1 },
      { from: 1, to: 1 },
      { from: 1, to: 0 },
      { from: 0, to: 0 },
    ])
  })

  it('never jumps from one phase to the next', () => {
    for (const phases of Object.values(DRILLS)) {
      for (const index of phases.keys()) {
        if (index > 0) expect(fullness(phases, index).from).toBe(fullness(phases, index - 1).to)
      }
    }
  })
})

it.each([
  [60, '1:00'],
  [59, '0:59'],
  [7, '0:07'],
  [0, '0:00'],
])('%i seconds are shown as %s', (seconds, face) => expect(clockFace(seconds)).toBe(face))
