import { stdout } from 'node:process'
import { EmailSchema } from '#contract/fields.ts'
import { grantAdmin } from '#server/features/accounts/public.ts'
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
      const answers = {
        granted: `${email.data} is now an administrator.`,
        'already-admin': `${email.data} is an administrator already.`,
        invited: `${email.data} has an administrator account now; a link to set its password is in the mail.`,
      }
      stdout.write(`${answers[granted]}\n`)
    })
  })
}
