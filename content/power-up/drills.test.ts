import { describe, expect, test } from 'vitest'
import { DRILLS, type DrillId, drillOfDay, type Phase } from './drills.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { pt } from './pt.ts'

const drills: [DrillId, readonly Phase[]][] = Object.entries(DRILLS) as [DrillId, readonly Phase[]][]

/** The usual reading speed of subtitles. */
const CHARACTERS_A_SECOND = 15

describe.each(drills)('the drill %s', (id, phases) => {
  test('lasts 60 seconds', () => {
    expect(phases.reduce((sum, { seconds }) => sum + seconds, 0)).toBe(60)
  })

  test('never holds the breath for more than 4 seconds or breathes faster than ten times a minute', () => {
    for (const [index, { breath, seconds }] of phases.entries()) {
      if (breath === 'hold') expect(seconds).toBeLessThanOrEqual(4)
      if (breath === 'in') expect(seconds + (phases[index + 1]?.seconds ?? 0)).toBeGreaterThanOrEqual(6)
    }
  })

  test('uses every cue that was written for it', () => {
    expect(new Set(phases.map(({ cue }) => cue))).toEqual(new Set(Object.keys(en.drills[id].cues)))
  })

  test.each([
    ['en', en],
    ['pt', pt],
    ['es', es],
  ] as const)('can be read in time (%s)', (_, texts) => {
    const cues: Record<string, string> = texts.drills[id].cues
    for (const { cue, seconds } of phases) {
      expect(cues[cue]?.length, cues[cue]).toBeLessThanOrEqual(seconds * CHARACTERS_A_SECOND)
    }
  })
})

describe('the drill of the day', () => {
  test('is the same all day for everyone with that date', () => {
    expect(drillOfDay('2026-03-18')).toBe(drillOfDay('2026-03-18'))
  })

  test('changes every day and uses every drill, also over the end of a year and a leap day', () => {
    for (const start of ['2023-12-29', '2024-02-26', '1969-12-30']) {
      const week = Array.from({ length: drills.length }, (_, day) =>
        drillOfDay(new Date(Date.parse(start) + day * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)),
      )
      expect(new Set(week).size).toBe(drills.length)
    }
  })

  test('is not always the same on one day of the week', () => {
    expect(drillOfDay('2026-03-16')).not.toBe(drillOfDay('2026-03-23'))
  })

  test('is an error for an invalid date', () => {
    expect(() => drillOfDay('tomorrow')).toThrow(RangeError)
    expect(() => drillOfDay('')).toThrow(RangeError)
  })
})
