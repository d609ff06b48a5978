import { describe, expect, it } from 'vitest'
import { ASPECT_IDS, type Aspect } from '#content/aspects/aspects.ts'
import { buildAspectIndex } from './aspect-index.ts'

/** What a message says, as the reader would see it. */
const saying = (...aspects: Aspect[]) => Float64Array.from(ASPECT_IDS, (id) => (aspects.includes(id) ? 0.9 : 0.01))

describe('an answer is found by its case', () => {
  it('of which the message says more than of others', () => {
    const [knee, boss] = buildAspectIndex([
      { aspects: ['knee', 'is-it-safe'] },
      { aspects: ['about-boss', 'raise'] },
    ]).likeness(saying('knee', 'is-it-safe', 'boxing'))
    expect(knee).toBeGreaterThan(boss as number)
  })

  it('and loses by an aspect that must be true, and of which the message says nothing', () => {
    const [forAnybody, forParents] = buildAspectIndex([
      { aspects: ['sleepless', 'evening-night', 'about-child'] },
      { aspects: ['sleepless', 'evening-night'], only_if: ['about-child'] },
    ]).likeness(saying('sleepless', 'evening-night'))
    expect(forAnybody).toBeGreaterThan(forParents as number)
  })
})
