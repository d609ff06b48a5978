import type { Asked } from './asked.ts'
import { mayBeMoney, type Quantity } from './quantity.ts'
import type { Say } from './say.ts'

/** What is known for a calculation, and how its numbers are written. */
export interface Known {
  told: readonly Quantity[]
  /** The numbers of the question itself. */
  own: readonly Quantity[]
  asked: Asked
  say: Say
  /** Whether the question names what an amount is for. */
  names: (quantity: Quantity) => boolean
}

export const amounts = (quantities: readonly Quantity[]): Quantity[] => quantities.filter(mayBeMoney)
/** Amounts for one time, and not for each week or month. */
export const ofRole = (quantities: readonly Quantity[], role: Quantity['role']): Quantity[] =>
  quantities.filter(
    (each) => each.role === role && each.kind === 'money' && (role !== 'have' || each.per === undefined),
  )
export const withoutPer = (quantities: readonly Quantity[]): Quantity[] =>
  quantities.filter(({ per }) => per === undefined)
