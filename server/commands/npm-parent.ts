/** As early as this file is loaded: later it may already be somebody else. */
const parent = process.ppid

const LOOK_EVERY_MS = 1_000

/**
 * npm starts us through a shell. A SIGTERM to npm, as process managers and containers send it, ends npm and that shell
 * and never reaches us: all we learn of it is that our parent is another one now. Calls back once, when that happens.
 */
export function whenNpmEnds(callBack: () => void): void {
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    callBack()
  }, LOOK_EVERY_MS)
  timer.unref()
}
