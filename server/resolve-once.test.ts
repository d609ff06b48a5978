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

const RESOLVE_ONCE = `
  import { resolveOnce, resolveOwnFiles } from './server/resolve-once.mjs'
  resolveOnce('drizzle-orm')
  resolveOnce('zod')
  resolveOwnFiles();`
const IMPORTS = `
  const { sql } = await import('drizzle-orm')
  const { pgTable } = await import('drizzle-orm/pg-core')
  const { drizzle } = await import('drizzle-orm/node-postgres')
  const { string } = await import('zod/mini')
  const { FALLBACK_LANGUAGE } = await import('#contract/language.ts')
  console.log(import.meta.resolve('drizzle-orm'), typeof sql, typeof pgTable, typeof drizzle)
  console.log(import.meta.resolve('zod/mini'), typeof string, FALLBACK_LANGUAGE)
  for (const file of ['#contract/language.ts', '#server/clock.ts', './web/main.tsx', './server/http/../clock.ts'])
    console.log(import.meta.resolve(file))`

test('resolves the same files as without it', async () => {
  expect(await evaluate(RESOLVE_ONCE + IMPORTS)).toBe(await evaluate(IMPORTS))
})

test('does not resolve another package whose name begins like this one', async () => {
  const importOther = `console.log(await import('drizzle-orm-of-another-kind').catch(({ code }) => code))`
  expect(await evaluate(RESOLVE_ONCE + importOther)).toBe('ERR_MODULE_NOT_FOUND')
})

test('a file of ours that is missing is named', async () => {
  const importMissing = `console.log(await import('#server/missing.ts').catch(({ message }) => message))`
  expect(await evaluate(RESOLVE_ONCE + importMissing)).toMatch(/no such file.*server.missing\.ts/)
})
