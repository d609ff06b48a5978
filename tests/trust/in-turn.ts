import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** How many attacks of a list are sent to each route. */
    attacksPerRoute: number
  }
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
