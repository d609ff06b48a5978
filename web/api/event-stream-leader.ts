type Lead = (how: { succeeding: boolean }) => () => void

/**
 * Of all tabs that ask, one leads at a time; when it stops or closes, another one takes over (`succeeding`). Answers how
 * to stop. A browser without locks (or a page without https) knows no leader: `alone` says what each tab does there.
 */
export function leadOneTab(name: string, lead: Lead, alone: () => () => void): () => void {
  // Typed as always there, which it is not.
  const locks: LockManager | undefined = navigator.locks
  if (!locks) return alone()
  const leaving = new AbortController()
  const { signal } = leaving

  /** The lock is held for as long as the promise is open. */
  const hold = (succeeding: boolean) =>
    new Promise<void>((release) => {
      if (signal.aborted) return release()
      const stop = lead({ succeeding })
      signal.addEventListener('abort', () => {
        stop()
        release()
      })
    })

  async function stand(): Promise<void> {
    let led = false
    await locks?.request(name, { ifAvailable: true }, (lock) => {
      led = lock !== null
      return led ? hold(false) : undefined
    })
    if (!led && !signal.aborted) await locks?.request(name, { signal }, () => hold(true))
  }

  stand().catch((error: unknown) => {
    // Leaving the queue is what rejects the request.
    if (!signal.aborted) throw error
  })
  return () => leaving.abort()
}
