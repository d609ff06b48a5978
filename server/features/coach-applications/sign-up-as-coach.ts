import type { Language } from '#contract/language.ts'
import { insertAccount, type MailRequest, register } from '#server/features/accounts/public.ts'
import type { Services } from '#server/services.ts'
import { type ApplicationFields, insertApplication } from './insert-application.ts'
import { announceApplication } from './tell-admins.ts'

interface NewCoach extends ApplicationFields {
  email: string
  password: string
  language: Language
}

/** Account, profile and application are one transaction: whatever fails, nobody is left with half of it. */
export function signUpAsCoach(services: Services, input: NewCoach, call: MailRequest): Promise<Record<never, never>> {
  return register(services, { ...input, template: 'confirm-coach-email' }, call, async () => {
    const { password: hasher } = await (await services.auth()).$context
    // Before the transaction: it is slow on purpose, and would hold a connection meanwhile.
    const password_hash = await hasher.hash(input.password)
    const { full_name, email, language } = input
    await services.db.transaction(async (tx) => {
      const user_id = await insertAccount(tx, { full_name, email, language, password_hash })
      const application = await insertApplication(tx, user_id, input)
      await announceApplication(services, tx, application)
    })
  })
}
