import { stderr } from 'node:process'

const SHOW_AFTER_MS = 1000

/** Does the work. After a second it prints the title, and at the end the duration. On stderr, apart from a command's output. */
export async function showProgress<T>(title: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now()
  let shown = false
  const timer = setTimeout(() => {
    shown = true
    stderr.write(`  ${title} ...\n`)
  }, SHOW_AFTER_MS)
  try {
    const result = await work()
    if (shown) stderr.write(`  ${title}: done in ${((performance.now() - started) / 1000).toFixed(1)} s\n`)
    return result
  } finally {
    clearTimeout(timer)
  }
}
