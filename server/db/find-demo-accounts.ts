import { access } from 'node:fs/promises'
import type { Services } from '#server/services.ts'
import { DEMO_ACCOUNTS, demoAccountsFile } from './demo-accounts.ts'

export interface DemoAccounts {
  /** The demo accounts that still exist. */
  emails: string[]
  /** Undefined when the accounts were restored from a backup. */
  passwordFile: string | undefined
}

export async function findDemoAccounts({ pool, env }: Pick<Services, 'pool' | 'env'>): Promise<DemoAccounts> {
  const all = DEMO_ACCOUNTS.map(({ email }) => email)
  const { rows } = await pool.query<{ email: string }>('select email from users where email = any($1)', [all])
  const there = new Set(rows.map(({ email }) => email))
  const file = demoAccountsFile(env)
  return {
    emails: all.filter((email) => there.has(email)),
    passwordFile: await access(file).then(
      () => file,
      () => undefined,
    ),
  }
}
