import { isLate } from '#contract/check-in-rules.ts'
import type { Language } from '#contract/language.ts'
import { type Notified, newsLine } from '#server/features/mails/public.ts'
import { en, type PushTexts } from './texts/en.ts'
import { es } from './texts/es.ts'
import { pt } from './texts/pt.ts'

const TEXTS: Record<Language, PushTexts> = { en, pt, es }

interface PushText {
  title: string
  body: string
}

export function severalText(language: Language, count: number): PushText {
  const { news, several } = TEXTS[language]
  return { title: news, body: several(count) }
}

/**
 * What a locked screen shows, where others may read along: who and what it is about, but no words of messages, posts or
 * decisions. A check-in is the member's own words.
 */
export function pushText(language: Language, notified: Notified): PushText {
  const texts = TEXTS[language]
  const { kind, details } = notified
  switch (kind) {
    case 'check_in':
      return { title: texts.check_in(isLate(details.due_date, details.day)), body: newsLine(notified, language) }
    case 'order':
    case 'sale':
    case 'live':
    case 'booking':
      return { title: texts.about[kind], body: details.title }
    case 'coach_application':
    case 'membership':
    case 'moderation':
    case 'support_message':
      return { title: texts.about[kind], body: texts.open }
    default:
      return { title: 'Kiai', body: newsLine(notified, language) }
  }
}
