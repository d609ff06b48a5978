import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { giveToOwner } from '#server/db/embedded/home.ts'
import { DEFAULT_PORT, type Env } from '#server/env.ts'

/**
 * The embedded default may listen on another port than the default one, so it stores its address: a command that mails
 * a link beside the running server, or before its next start, then uses the same address.
 */
export async function keepAddress(env: Env, baseUrl: string): Promise<void> {
  if (!env.embedded) return
  await writeFile(addressFile(env), `${baseUrl}\n`)
  await giveToOwner({ directory: env.DATA_DIR }, addressFile(env))
}

/** The address for links of a command that runs no server. */
export async function addressForLinks(env: Env): Promise<string> {
  if (env.BASE_URL) return new URL(env.BASE_URL).origin
  if (env.PORT) return `http://localhost:${env.PORT}`
  const kept = env.embedded ? await readFile(addressFile(env), 'utf8').catch(() => '') : ''
  return URL.canParse(kept.trim()) ? new URL(kept.trim()).origin : `http://localhost:${DEFAULT_PORT}`
}

function addressFile(env: Env): string {
  return join(env.DATA_DIR, 'address')
}
