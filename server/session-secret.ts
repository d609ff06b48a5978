import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from '#server/env.ts'

/** The setting, or for the embedded default a secret made once and kept beside the data. */
export async function sessionSecret(env: Env): Promise<string> {
  if (env.SESSION_SECRET) return env.SESSION_SECRET
  const file = secretFile(env)
  await mkdir(env.DATA_DIR, { recursive: true })
  try {
    // Only one of several processes that start together makes it: 'wx' refuses an existing file.
    await writeFile(file, randomBytes(32).toString('base64'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return (await readFile(file, 'utf8')).trim()
}

/** What came with a backup takes the place of a secret that nothing depends on yet. */
export async function replaceSessionSecret(env: Env, secret: string): Promise<void> {
  const file = secretFile(env)
  await mkdir(env.DATA_DIR, { recursive: true })
  // Whole or not at all, whenever the machine fails.
  await writeFile(`${file}.new`, secret, { mode: 0o600 })
  await rename(`${file}.new`, file)
}

function secretFile({ DATA_DIR }: Env): string {
  return join(DATA_DIR, 'session-secret')
}
