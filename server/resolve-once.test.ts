import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const run = promisify(execFile)

/** In a process of its own, as the door of every command does it. */
async function evaluate(script: string): Promise<string> {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], { cwd: root })
  return stdout.trim()
}

const REMEMBER = `import { resolveOnce } from './server/resolve-once.mjs'; resolveOnce('drizzle-orm');`
const LOOK = `
  const { sql } = await import('drizzle-orm')
  const { pgTable } = await import('drizzle-orm/pg-core')
  const { drizzle } = await import('drizzle-orm/node-postgres')
  console.log(import.meta.resolve('drizzle-orm'), typeof sql, typeof pgTable, typeof drizzle)`

it('finds the same files as without it', async () => {
  expect(await evaluate(REMEMBER + LOOK)).toBe(await evaluate(LOOK))
})

it('leaves a name that only begins like the package’s alone', async () => {
  const look = `console.log(await import('drizzle-orm-of-another-kind').catch(({ code }) => code))`
  expect(await evaluate(REMEMBER + look)).toBe('ERR_MODULE_NOT_FOUND')
})
