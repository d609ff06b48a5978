import type { ClassAge, ClassPart } from '#content/programmes/programme-texts.ts'
import type { ProgrammeFacts } from './facts.ts'

export interface ClassPlan {
  age: ClassAge
  minutes: number
  /** The parts in their order, each with its first and last minute. */
  parts: readonly { part: ClassPart; from: number; to: number }[]
  /** Pairs, and whether three are left over; absent if the number is not known. */
  pairs?: { people: number; pairs: number; three: boolean }
  /** Everybody who teaches. */
  adults: number
  isAlone: boolean
}

const USUAL_MINUTES: Record<ClassAge, number> = { small: 45, child: 60, teen: 60, adult: 60 }
/** What share of the time each part takes. */
const SHARES: Record<ClassAge, Record<ClassPart, number>> = {
  small: { line_up: 5, warm_up: 20, technique: 15, task: 20, break: 5, rounds: 25, end: 10 },
  child: { line_up: 5, warm_up: 20, technique: 20, task: 20, break: 5, rounds: 20, end: 10 },
  teen: { line_up: 3, warm_up: 17, technique: 20, task: 20, break: 5, rounds: 27, end: 8 },
  adult: { line_up: 3, warm_up: 15, technique: 22, task: 22, break: 3, rounds: 27, end: 8 },
}
const OLDEST_SMALL = 7
const OLDEST_CHILD = 12
const ADULT = 18
/** So many children at once keep one adult busy. */
const MANY = 8

function ageOf({ ages }: ProgrammeFacts, isOfChildren: boolean): ClassAge {
  if (!ages) return isOfChildren ? 'child' : 'adult'
  const middle = (ages[0] + ages[1]) / 2
  if (middle <= OLDEST_SMALL) return 'small'
  if (middle <= OLDEST_CHILD) return 'child'
  return middle < ADULT ? 'teen' : 'adult'
}

/** The minutes of one class, for its age and number. */
export function planClass(facts: ProgrammeFacts, isOfChildren: boolean): ClassPlan {
  const age = ageOf(facts, isOfChildren)
  const minutes = facts.minutes ?? USUAL_MINUTES[age]
  const shares = SHARES[age]
  const all = Object.values(shares).reduce((sum, share) => sum + share, 0)
  let done = 0
  let from = 0
  const parts = (Object.keys(shares) as ClassPart[]).map((part) => {
    done += shares[part]
    const to = Math.max(from + 1, Math.round((done / all) * minutes))
    const span = { part, from, to }
    from = to
    return span
  })
  const { pupils, helpers = 0 } = facts
  return {
    age,
    minutes,
    parts,
    ...(pupils !== undefined &&
      pupils >= 2 && {
        pairs: { people: pupils, pairs: Math.floor(pupils / 2) - (pupils % 2), three: pupils % 2 === 1 },
      }),
    adults: helpers + 1,
    isAlone: helpers === 0 && pupils !== undefined && pupils >= MANY && age !== 'adult',
  }
}
