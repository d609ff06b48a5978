import type { Language } from '#contract/language.ts'
import { register, type SignUpCall } from '#server/features/accounts/public.ts'
import type { Services } from '#server/services.ts'
import { type ApplicationFields, insertApplication } from './insert-application.ts'
import { announceApplication } from './tell-admins.ts'

interface NewCoach extends ApplicationFields {
  email: string
  password: string
  language: Language
}

export function signUpAsCoach(services: Services, input: NewCoach, call: SignUpCall): Promise<Record<never, never>> {
  return register(services, { ...input, template: 'confirm-coach-email' }, call, async (tx, user_id) => {
    const application = await insertApplication(tx, services.jobs, user_id, input)
    await announceApplication(services, tx, application)
  })
}
