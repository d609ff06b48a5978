import { HOUSE_COACH_FACTS } from '#content/house-coaches/house-coach.ts'
import { HOUSE_COACH_SLUGS } from '#content/house-coaches/slugs.ts'
import { withFirstOfMonth } from '#contract/date-text-rules.ts'
import type { Input } from '#contract/endpoint.ts'
import { type Language, LOCALES } from '#contract/language.ts'
import type { askForTalk as endpoint } from '#contract/support.ts'
import { dayInZone, selectAdmins } from '#server/features/profile/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { findAdmins, senderOf } from './send-support-message.ts'
import { en, type TalkTexts } from './texts/en.ts'
import { es } from './texts/es.ts'
import { pt } from './texts/pt.ts'

type TalkServices = Pick<Services, 'db' | 'limits' | 'notifier' | 'mailer' | 'baseUrl' | 'clock'>
type Talk = Input<typeof endpoint>

const TEXTS: Record<Language, TalkTexts> = { en, pt, es }

/** House coaches have no account: the admins are asked, each in their own language, and the member keeps a copy. */
export async function askForTalk(services: TalkServices, { user_id, session }: Member, talk: Talk): Promise<void> {
  const { db, limits, notifier, mailer, baseUrl, clock } = services
  const slug = HOUSE_COACH_SLUGS.find((one) => one === talk.coach)
  if (!slug) throw new Refusal('not-found')
  const { language, profile } = session.user
  if (talk.day !== null && talk.day < dayInZone(clock.now(), profile.time_zone ?? 'UTC'))
    throw new Refusal('request.invalid', { fields: { day: { problem: 'invalid' } } })
  await limits.consume('support-message', user_id)
  const { sender, email, link } = senderOf(session, baseUrl)
  const { name: coach } = HOUSE_COACH_FACTS[slug]
  await db.transaction(async (tx) => {
    const admins = await findAdmins(tx)
    const details = { full_name: sender, email, message: linesOf(coach, talk, language).join('\n') }
    await notifier.notifyAll(selectAdmins(tx), { kind: 'support_message', details }, tx)
    for (const admin of admins) {
      const lines = [`${sender} (${email})`, ...linesOf(coach, talk, admin.language)]
      await mailer.send({ ...admin, template: 'talk-request', coach, lines, link }, tx)
    }
    const profileLink = new URL(`/coach/${slug}/profile`, baseUrl).toString()
    const lines = linesOf(coach, talk, language)
    const copy = { to: email, language, full_name: profile.full_name, coach, lines, link: profileLink }
    await mailer.send({ ...copy, template: 'talk-asked' }, tx)
  })
}

function linesOf(coach: string, { day, place, people, message }: Talk, language: Language): string[] {
  const texts = TEXTS[language]
  return [
    texts.coach(coach),
    day === null ? texts.anyDay : texts.day(longDay(day, language)),
    texts.place(place),
    texts.people(people),
    ...(message === null ? [] : [message]),
  ]
}

function longDay(day: string, language: Language): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'full', timeZone: 'UTC' })
  return withFirstOfMonth(format.format(new Date(day)), language)
}
