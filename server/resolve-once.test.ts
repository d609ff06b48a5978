import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)

/** Runs the script in a process of its own, as run.mjs does. */
async function evaluate(script: string): Promise<string> {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], { cwd: root })
  return stdout.trim()
}

const RESOLVE_ONCE = `import { resolveOnce } from './server/resolve-once.mjs'; resolveOnce('drizzle-orm');`
const IMPORTS = `
  const { sql } = await import('drizzle-orm')
  const { pgTable } = await import('drizzle-orm/pg-core')
  const { drizzle } = await import('drizzle-orm/node-postgres')
  console.log(import.meta.resolve('drizzle-orm'), typeof sql, typeof pgTable, typeof drizzle)`

test('resolves the same files as without it', async () => {
  expect(await evaluate(RESOLVE_ONCE + IMPORTS)).toBe(await evaluate(IMPORTS))
})

test('does not resolve another package whose name begins like this one', async () => {
  const importOther = `console.log(await import('drizzle-orm-of-another-kind').catch(({ code }) => code))`
  expect(await evaluate(RESOLVE_ONCE + importOther)).toBe('ERR_MODULE_NOT_FOUND')
})
