import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { handOver } from '#server/db/embedded/home.ts'
import { DEFAULT_PORT, type Env } from '#server/env.ts'

/**
 * The embedded default may listen on another port than it was thought to, so it leaves word where: a command that mails
 * a link while it runs beside the server, or before its next start, then names the same address.
 */
export async function keepAddress(env: Env, baseUrl: string): Promise<void> {
  if (!env.embedded) return
  await writeFile(addressFile(env), `${baseUrl}\n`)
  await handOver({ directory: env.DATA_DIR }, addressFile(env))
}

/** The address for links of a command that does not listen itself. */
export async function addressForLinks(env: Env): Promise<string> {
  if (env.BASE_URL) return new URL(env.BASE_URL).origin
  if (env.PORT) return `http://localhost:${env.PORT}`
  const kept = env.embedded ? await readFile(addressFile(env), 'utf8').catch(() => '') : ''
  return URL.canParse(kept.trim()) ? new URL(kept.trim()).origin : `http://localhost:${DEFAULT_PORT}`
}

function addressFile(env: Env): string {
  return join(env.DATA_DIR, 'address')
}
