import { stdout } from 'node:process'
import { EmailSchema } from '#contract/fields.ts'
import { grantAdmin } from '#server/features/accounts/public.ts'
import { awaitDelivery, type StoredMail } from '#server/features/mails/public.ts'
import type { Services } from '#server/services.ts'
import { exitWithReason, StartError } from './exit-with-reason.ts'
import { withServices } from './with-services.ts'

const USAGE = 'Usage: npm run admin -- grant EMAIL'

/** `npm run admin -- grant EMAIL` */
export function run([verb, address]: string[]): Promise<void> {
  return exitWithReason(async () => {
    const email = EmailSchema.safeParse(address)
    if (verb !== 'grant' || !address) throw new StartError(USAGE)
    if (!email.success) throw new StartError(`"${address}" is not an e-mail address. ${USAGE}`)
    await withServices(async (services) => {
      const granted = await grantAdmin(services, email.data)
      if (granted.outcome === 'invited')
        stdout.write(
          `${email.data} now has an administrator account; ${await describeMail(services, granted.mail, email.data)}\n`,
        )
      else
        stdout.write(
          `${email.data} is ${granted.outcome === 'granted' ? 'now an administrator' : 'already an administrator'}.\n`,
        )
    })
  })
}

/** Describes whether the mail with the link was sent, and what to do if not. */
async function describeMail({ db, baseUrl }: Services, mail: StoredMail, email: string): Promise<string> {
  if (mail.status === 'kept') return `a link to set its password is in the outbox: ${baseUrl}/outbox`
  const { status, last_error } = await awaitDelivery(db, mail.id)
  const reason = last_error ?? 'no answer from the mail server yet'
  if (status === 'sent') return 'a link to set its password was sent by email.'
  if (status === 'queued')
    return `the email with the link to set its password has not been sent yet (${reason}). A running server keeps trying.`
  throw new StartError(
    `${email} now has an administrator account, but the email with the link to set its password failed: ${reason}. ` +
      `Fix SMTP_URL, then run this again: npm run admin -- grant ${email}`,
  )
}
