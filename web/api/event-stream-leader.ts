type Lead = (how: { succeeding: boolean }) => () => void

/**
 * Makes one tab the leader; when it stops or closes, another one takes over (`succeeding`). Returns a function that
 * stops. Without locks (an old browser, or a page without https) there is no leader: each tab runs `alone`.
 */
export function leadOneTab(name: string, lead: Lead, alone: () => () => void): () => void {
  // TypeScript declares it as always present, which it is not.
  const locks: LockManager | undefined = navigator.locks
  if (!locks) return alone()
  const leaving = new AbortController()
  const { signal } = leaving

  /** The lock is held until the promise resolves. */
  const hold = (succeeding: boolean) =>
    new Promise<void>((release) => {
      if (signal.aborted) return release()
      const stop = lead({ succeeding })
      signal.addEventListener('abort', () => {
        stop()
        release()
      })
    })

  async function queueForLock(): Promise<void> {
    let led = false
    await locks?.request(name, { ifAvailable: true }, (lock) => {
      led = lock !== null
      return led ? hold(false) : undefined
    })
    if (!led && !signal.aborted) await locks?.request(name, { signal }, () => hold(true))
  }

  queueForLock().catch((error: unknown) => {
    // Stopping aborts the request, which rejects it.
    if (!signal.aborted) throw error
  })
  return () => leaving.abort()
}
