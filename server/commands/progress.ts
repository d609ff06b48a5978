import { stderr } from 'node:process'

const WORTH_TELLING_MS = 1000

/** Does the work; when it takes longer than a second, says what is going on and, at the end, how long it took. Not among what a command or the log has to say. */
export async function showProgress<T>(title: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now()
  let told = false
  const timer = setTimeout(() => {
    told = true
    stderr.write(`  ${title} ...\n`)
  }, WORTH_TELLING_MS)
  try {
    const result = await work()
    if (told) stderr.write(`  ${title}: done in ${((performance.now() - started) / 1000).toFixed(1)} s\n`)
    return result
  } finally {
    clearTimeout(timer)
  }
}
