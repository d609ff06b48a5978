import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** How many attacks of a list are sent to each route. */
    attacksPerRoute: number
    /** Every nth route is attacked; 1 for all. */
    everyNthRoute: number
  }
}

/** Some routes of the list; `npm run prove` attacks all of them. */
export function someOf<T>(routes: readonly T[], first = 0): T[] {
  const nth = inject('everyNthRoute')
  return routes.filter((_, place) => place % nth === first % nth)
}

/**
 * Returns the next few attacks of the list at each call, so that every attack is sent to some route. `npm run prove` sends
 * all of them to every route.
 */
export function inTurn<T>(attacks: readonly T[], few = inject('attacksPerRoute')): () => T[] {
  let next = 0
  return () => {
    const twice = [...attacks, ...attacks]
    const chosen = twice.slice(next, next + Math.min(few, attacks.length))
    next = (next + few) % attacks.length
    return chosen
  }
}
