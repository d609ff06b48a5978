import type { Language } from '#contract/language.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { sendPush } from './send-push.ts'
import { en, type PushTexts } from './texts/en.ts'
import { es } from './texts/es.ts'
import { pt } from './texts/pt.ts'

const TEXTS: Record<Language, PushTexts> = { en, pt, es }

/** To the browser that asks, so that the member sees whether pushes arrive. */
export async function testPush(services: Pick<Services, 'db' | 'jobs' | 'limits'>, member: Member): Promise<void> {
  await services.limits.consume('test-push', member.user_id)
  const payload = { ...TEXTS[member.session.user.language].test, path: '/settings#notifications', tag: 'test' }
  const sent = await services.db.transaction((tx) => sendPush(services, tx, { session_id: member.session_id }, payload))
  if (sent === 0) throw new Refusal('not-found')
}
