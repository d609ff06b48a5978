import type { Phase } from '#content/power-up/drills.ts'

/**
 * Measures the drill's time as the difference of two clock readings (in milliseconds), because timers are delayed in a
 * hidden tab.
 */
export type DrillClock = { banked: number; since: number | null }

export const NOT_STARTED: DrillClock = { banked: 0, since: null }

export function resume(clock: DrillClock, now: number): DrillClock {
  return clock.since === null ? { ...clock, since: now } : clock
}

export function pause(clock: DrillClock, now: number): DrillClock {
  return { banked: elapsed(clock, now), since: null }
}

export function elapsed({ banked, since }: DrillClock, now: number): number {
  return since === null ? banked : banked + Math.max(0, now - since)
}

export type Beat = {
  index: number
  phase: Phase
  /** Seconds since this phase began. */
  into: number
  /** Whole seconds to show: of this phase, and of the drill. */
  phaseLeft: number
  left: number
  done: boolean
}

export function beatAt(phases: readonly Phase[], milliseconds: number): Beat {
  const total = phases.reduce((sum, { seconds }) => sum + seconds, 0)
  const seconds = Math.min(milliseconds / 1000, total)
  let begins = 0
  for (const [index, phase] of phases.entries()) {
    const ends = begins + phase.seconds
    if (seconds < ends || index === phases.length - 1) {
      const left = Math.ceil(total - seconds)
      return {
        index,
        phase,
        into: seconds - begins,
        phaseLeft: Math.ceil(ends - seconds),
        left,
        done: seconds >= total,
      }
    }
    begins = ends
  }
  throw new RangeError('a drill has at least one phase')
}

/** How full the lungs are (0 to 1) at the start and end of a phase. Free breathing stays in the middle. */
export function fullness(phases: readonly Phase[], index: number): { from: number; to: number } {
  let from = 0
  for (const [place, { breath }] of phases.entries()) {
    const to = breath === 'hold' ? from : breath === 'in' ? 1 : breath === 'out' ? 0 : 0.5
    if (place === index) return { from, to }
    from = to
  }
  return { from, to: from }
}

/** 42 → '0:42' */
export function clockFace(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
