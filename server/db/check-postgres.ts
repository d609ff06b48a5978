import { Client, type Pool } from 'pg'
import { SettingsError } from '#server/env.ts'
import { SETTINGS } from '#server/settings.ts'

const OLDEST_VERSION = 15

const REFUSALS: Record<string, (to: Client) => string> = {
  '28000': ({ user }) => `the user “${user}” or the password is not accepted`,
  '28P01': ({ user }) => `the user “${user}” or the password is not accepted`,
  '3D000': ({ database }) => `there is no database “${database}”`,
}

/** Asks the database of the settings for its version, so that a wrong address is reported as a settings error. */
export async function checkPostgres(pool: Pool, url: string): Promise<void> {
  const version = await askVersion(pool, url)
  if (Math.trunc(version / 10_000) >= OLDEST_VERSION) return
  throw notUsable(`PostgreSQL ${Math.trunc(version / 10_000)} runs there`)
}

async function askVersion(pool: Pool, url: string): Promise<number> {
  try {
    const { rows } = await pool.query<Record<string, string>>('show server_version_num')
    return Number(Object.values(rows[0] ?? {})[0])
  } catch (error) {
    throw notUsable(reasonOf(error as Error & { code?: string }, url), error)
  }
}

/** Names the host and the user, never the password. */
function reasonOf(error: Error & { code?: string }, url: string): string {
  let to: Client
  try {
    to = new Client({ connectionString: url })
  } catch (unreadable) {
    // A file that the address names, such as a certificate, does not exist.
    return (unreadable as Error).message
  }
  const { code = '', message } = error
  if (REFUSALS[code]) return REFUSALS[code](to)
  // The driver reports that the server requires a password and none was given.
  if (message.startsWith('SASL')) return `the user “${to.user}” or the password is not accepted`
  if (/^E[A-Z_]+$/.test(code) || /timeout|terminated/.test(message))
    return `no PostgreSQL answers at ${to.host}:${to.port} (${code || 'not in time'})`
  return `PostgreSQL at ${to.host}:${to.port} says: ${message}`
}

function notUsable(reason: string, cause?: unknown): SettingsError {
  const { expected, example } = SETTINGS.DATABASE_URL
  return new SettingsError(`DATABASE_URL is not usable: ${reason}. Expected ${expected}. Example: ${example}`, {
    cause,
  })
}
