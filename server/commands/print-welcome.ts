import { relative } from 'node:path'
import { DEMO_ACCOUNTS, demoAccountsFile } from '#server/db/seed.ts'
import type { Env } from '#server/env.ts'

interface Welcome {
  env: Env
  baseUrl: string
  /** Present on the one start that made the demo accounts. */
  demoPassword: string | undefined
  bootstrapped: string | undefined
}

/** The address first, then who can sign in, then what is switched off and how to switch it on. */
export function printWelcome(out: { write(text: string): unknown }, welcome: Welcome): void {
  const lines = ['', `  KIAI is ready at ${welcome.baseUrl}`, '', ...accounts(welcome), ...switches(welcome), '']
  out.write(`${lines.join('\n')}\n`)
}

function accounts({ env, demoPassword, bootstrapped }: Welcome): string[] {
  const lines: string[] = []
  const file = relative(process.cwd(), demoAccountsFile(env))
  if (demoPassword)
    lines.push(
      `  Demo accounts, all with the password ${demoPassword} (shown this once, kept in ${file}):`,
      ...DEMO_ACCOUNTS.map(({ email }) => `    ${email}`),
    )
  else if (env.embedded) lines.push(`  Demo accounts: their password is in ${file}`)
  if (bootstrapped === 'invited')
    lines.push(`  A link to set the administrator's password was mailed to ${env.BOOTSTRAP_ADMIN_EMAIL}`)
  else if (bootstrapped === 'granted') lines.push(`  ${env.BOOTSTRAP_ADMIN_EMAIL} is now an administrator`)
  return lines.length > 0 ? [...lines, ''] : lines
}

function switches({ env, baseUrl }: Welcome): string[] {
  const lines: string[] = []
  if (!env.SMTP_URL)
    lines.push(
      env.embedded
        ? `  Mails stay on this machine: read them at ${baseUrl}/outbox. To send them, set SMTP_URL and MAIL_FROM.`
        : '  MAILS CANNOT BE SENT: set SMTP_URL and MAIL_FROM, or nobody can confirm an account.',
    )
  if (env.embedded)
    lines.push('  The database is our own, in DATA_DIR. To use yours, set DATABASE_URL and SESSION_SECRET.')
  lines.push(
    env.AI_PROVIDER === 'builtin'
      ? '  The AI is the built-in strategist. For a language model, set AI_PROVIDER, AI_MODEL and AI_API_KEY.'
      : `  The AI is ${env.AI_PROVIDER}:${env.AI_MODEL}. Where it fails, the built-in strategist answers.`,
  )
  if (!env.METRICS) lines.push('  Metrics are off. To have them at /metrics, set METRICS=on.')
  return lines
}
