/** What a number counts. A time is in minutes. `bare`: nothing says what it counts. */
export type Kind = 'money' | 'minutes' | 'percent' | 'bare' | Counted
export type Counted = 'sessions' | 'days' | 'weeks' | 'months' | 'years' | 'people' | 'rounds'

/** For what time, or for each of what. */
export type Per = Period | 'session' | 'person' | 'hour' | 'way' | 'each'
export type Period = 'day' | 'week' | 'month' | 'year'

/** What an amount of money is: what is there to spend, what comes in, or what goes out. */
export type Role = 'have' | 'income' | 'cost'

/** A number with what it counts. */
export interface Quantity {
  kind: Kind
  value: number
  per?: Per
  /** "300 every 2 months": so many periods. */
  every: number
  role?: Role
  /** Said of each of several. */
  each: boolean
  /** "40 pieces at 55", "2 nights at 25 a night": how often an amount is paid. */
  times?: number
  /** Rent, power, wages: paid every month, also where that is not said. */
  bill?: boolean
  /** The beginnings of the words that say what an amount is for: "gloves 45". */
  label?: readonly string[]
  start: number
  end: number
}

/** A bare number below this is hardly an amount. */
export const LEAST_MONEY = 10

/** An amount of money, or a bare number that may be one. */
export const mayBeMoney = ({ kind, value }: Quantity): boolean =>
  kind === 'money' || (kind === 'bare' && value >= LEAST_MONEY)
