import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** How many attacks of a list are sent to each route. */
    attacksPerRoute: number
    /** Of some lists of routes or attacks every nth is tried; 1 for all. */
    everyNth: number
  }
}

/** Some of the list; `npm run prove` tries all of it. */
export function someOf<T>(list: readonly T[], first = 0): T[] {
  const nth = inject('everyNth')
  return list.filter((_, place) => place % nth === first % nth)
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
