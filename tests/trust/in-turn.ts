import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** How many of a list of attacks each route gets. */
    attacksPerRoute: number
  }
}

/**
 * Answers each time with the next few of the list, so that every one of them is sent somewhere and each route gets its
 * share. `npm run prove` sends all of them to every route.
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
