import { relative } from 'node:path'
import type { DemoAccounts } from '#server/db/find-demo-accounts.ts'
import type { Env } from '#server/env.ts'
import type { Granted } from '#server/features/accounts/public.ts'
import type { StoredMail } from '#server/features/mails/public.ts'
import { isOutboxOpenHere } from '#server/features/mails/public.ts'
import { isLoopbackHost } from '#server/http/this-machine.ts'
import { isLiveKey } from '#server/outside/payments/payment-provider.ts'
import { PLACEHOLDER_SENDER } from '#server/settings.ts'

interface Welcome {
  env: Env
  baseUrl: string
  /** The demo accounts of the embedded default. */
  demo: DemoAccounts | undefined
  /** Set only on the start that created the demo accounts. */
  demoPassword: string | undefined
  bootstrapped: Granted | undefined
}

/** Prints the address, warnings, who can sign in, and what is switched off with how to switch it on. */
export function printWelcome(out: { write(text: string): unknown }, welcome: Welcome): void {
  const sections = [warnings(welcome), accounts(welcome), switches(welcome)].filter((lines) => lines.length > 0)
  const lines = ['', `  KIAI is ready at ${welcome.baseUrl}`, '', ...sections.flatMap((section) => [...section, ''])]
  out.write(`${lines.join('\n')}\n`)
}

/** Settings that an operator probably did not intend. */
function warnings({ env, baseUrl, demo }: Welcome): string[] {
  const lines: string[] = []
  if (!env.SMTP_URL && !env.embedded)
    lines.push('  EMAILS CANNOT BE SENT: set SMTP_URL and MAIL_FROM, or nobody can confirm an account.')
  if (env.SMTP_URL && env.MAIL_FROM === PLACEHOLDER_SENDER)
    lines.push(
      `  EMAILS ARE SENT AS ${env.MAIL_FROM}: set MAIL_FROM to an address of your own, or they will be refused.`,
    )
  if (!env.BASE_URL && (env.SMTP_URL || !env.embedded))
    lines.push(`  LINKS IN EMAILS LEAD TO ${baseUrl}: set BASE_URL to the address people use.`)
  if (demo && demo.emails.length > 0 && !isLoopbackHost(env.HOST))
    lines.push(
      '  OTHER MACHINES CAN REACH THE DEMO ACCOUNTS, including an administrator: delete the ones you do not need in their',
      '  settings, and change the passwords of the rest.',
    )
  return lines
}

function accounts({ env, baseUrl, demo, demoPassword, bootstrapped }: Welcome): string[] {
  const lines: string[] = []
  if (demo && demo.emails.length > 0) lines.push(...demoLines(demo, demoPassword))
  const email = env.BOOTSTRAP_ADMIN_EMAIL
  if (bootstrapped?.outcome === 'invited') lines.push(...invitationLines(`${email}`, bootstrapped.mail, baseUrl))
  else if (bootstrapped?.outcome === 'granted') lines.push(`  ${email} is now an administrator`)
  return lines
}

/** The start does not wait for the mail server, so it cannot say that the mail has arrived. */
function invitationLines(email: string, { status }: StoredMail, baseUrl: string): string[] {
  const again = `npm run admin -- grant ${email}`
  if (status === 'kept')
    return [`  The link to set the administrator's password is in the email to ${email} at ${baseUrl}/outbox`]
  if (status === 'queued')
    return [
      `  An email to ${email} with the link to set the administrator's password is queued.`,
      `  If it does not arrive, run: ${again}`,
    ]
  return [
    `  NOBODY CAN SIGN IN AS ADMINISTRATOR YET: the email to ${email} with the link to set the password`,
    `  could not be sent. Set SMTP_URL, then run: ${again}`,
  ]
}

function demoLines({ emails, passwordFile }: DemoAccounts, password: string | undefined): string[] {
  const file = passwordFile && relative(process.cwd(), passwordFile)
  if (password)
    return [
      `  Demo accounts, all with the password ${password} (shown this once, kept in ${file}):`,
      ...emails.map((email) => `    ${email}`),
    ]
  const where = file ? `their password is in ${file}` : 'with the password of the installation they come from'
  return [`  Demo accounts, ${where}:`, `    ${emails.join(', ')}`]
}

function outboxReaders(env: Env): string {
  return isOutboxOpenHere(env) ? 'anyone on this machine, and administrators,' : 'only administrators'
}

function switches({ env, baseUrl }: Welcome): string[] {
  const lines: string[] = []
  if (!env.SMTP_URL && env.embedded)
    lines.push(
      `  Emails stay on this machine, at ${baseUrl}/outbox: ${outboxReaders(env)} can read them.`,
      '  To send them, set SMTP_URL and MAIL_FROM.',
    )
  if (!env.BASE_URL && !isLoopbackHost(env.HOST))
    lines.push(
      '  Other machines can reach Kiai by an IP address or by the name of this machine. For any other name, set BASE_URL.',
    )
  if (env.embedded)
    lines.push('  The database is the built-in one, in DATA_DIR. To use your own, set DATABASE_URL and SESSION_SECRET.')
  lines.push(
    env.AI_PROVIDER === 'builtin'
      ? '  The AI is the built-in strategist. For a language model, set AI_PROVIDER, AI_MODEL and AI_API_KEY.'
      : `  The AI is ${env.AI_PROVIDER}:${env.AI_MODEL}. If it fails, the built-in strategist answers.`,
    paymentsLine(env),
  )
  if (!env.METRICS) lines.push('  Metrics are off. To serve them at /metrics, set METRICS=on.')
  return lines
}

function paymentsLine({ STRIPE_SECRET_KEY }: Env): string {
  if (!STRIPE_SECRET_KEY)
    return '  Payments are a sandbox: no money moves. For Stripe, set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.'
  // Stripe says it in the key, and only the kind is shown.
  return isLiveKey(STRIPE_SECRET_KEY)
    ? '  Payments go through Stripe.'
    : '  Payments go through Stripe with a test key: no money moves.'
}
