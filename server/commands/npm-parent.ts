/** Read when this file is loaded: later the parent may already be another process. */
const parent = process.ppid

const LOOK_EVERY_MS = 1_000

/**
 * npm starts us through a shell. A SIGTERM to npm, as process managers and containers send it, ends npm and that shell
 * and never reaches us: all we see is that our parent process changed. Calls back once, when that happens.
 */
export function whenNpmEnds(callBack: () => void): void {
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    callBack()
  }, LOOK_EVERY_MS)
  timer.unref()
}
