import { and, desc, eq } from 'drizzle-orm'
import type { Mail } from '#contract/mails.ts'
import type { Database } from '#server/db/database.ts'
import type { Env } from '#server/env.ts'
import { Refusal } from '#server/http/refusal.ts'
import { isServedToOthers } from '#server/http/this-machine.ts'
import { mails } from './tables.ts'

const NEWEST = 50

type OutboxEnv = Pick<Env, 'SMTP_URL' | 'embedded' | 'BASE_URL' | 'TRUSTED_PROXY'>

interface OutboxServices {
  env: Pick<OutboxEnv, 'SMTP_URL' | 'embedded'>
  db: Database
}

function keepsMails(env: Pick<OutboxEnv, 'SMTP_URL' | 'embedded'>): boolean {
  return env.embedded && !env.SMTP_URL
}

export function isOutboxOpenHere(env: OutboxEnv): boolean {
  return keepsMails(env) && !isServedToOthers(env)
}

export async function listOutboxMails({ env, db }: OutboxServices, to?: string): Promise<Mail[]> {
  if (!keepsMails(env)) throw new Refusal('not-found')
  // PostgreSQL refuses a text with a null character, and no address contains one.
  if (to?.includes('\0')) return []

  const { id, language, template, subject, text, html, created_at } = mails
  const rows = await db
    .select({ id, to: mails.to, language, template, subject, text, html, created_at })
    .from(mails)
    .where(and(eq(mails.status, 'kept'), to ? eq(mails.to, to.toLowerCase()) : undefined))
    .orderBy(desc(mails.created_at), desc(mails.id))
    .limit(NEWEST)
  return rows.map((mail) => ({ ...mail, created_at: mail.created_at.toISOString() }))
}
