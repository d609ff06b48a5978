import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rename, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { giveToOwner } from '#server/db/embedded/home.ts'
import { type Env, SettingsError } from '#server/env.ts'
import { SETTINGS, SHORTEST_SECRET } from '#server/settings.ts'

/** The setting; for the embedded default a secret that is created once and kept beside the data. */
export async function sessionSecret(env: Env): Promise<string> {
  if (env.SESSION_SECRET) return env.SESSION_SECRET
  const file = secretFile(env)
  const secret = (await readSecret(file)) ?? (await makeSecret(env))
  if (secret.length >= SHORTEST_SECRET) return secret
  throw new SettingsError(
    `${file} should hold ${SETTINGS.SESSION_SECRET.expected}, and does not. Put the file back from a copy, or delete ` +
      'it: the next start creates a new one, and everybody has to sign in again.',
  )
}

/** Replaces a secret that is not in use yet by the one of a backup. */
export async function replaceSessionSecret(env: Env, secret: string): Promise<void> {
  await rename(await writeDraft(env, secret), secretFile(env))
}

async function readSecret(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** The first of several processes links its draft to the final name; the others read that file. */
async function makeSecret(env: Env): Promise<string> {
  const file = secretFile(env)
  const draft = await writeDraft(env, randomBytes(32).toString('base64'))
  try {
    await link(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await unlink(draft)
  }
  return (await readSecret(file)) ?? ''
}

/** Writes a temporary file, which is then linked to the final name, so that a crash never leaves half a secret. */
async function writeDraft(env: Env, secret: string): Promise<string> {
  await mkdir(env.DATA_DIR, { recursive: true })
  const draft = `${secretFile(env)}-${randomUUID()}`
  await writeFile(draft, secret, { mode: 0o600, flush: true })
  await giveToOwner({ directory: env.DATA_DIR }, draft)
  return draft
}

function secretFile({ DATA_DIR }: Env): string {
  return join(DATA_DIR, 'session-secret')
}
