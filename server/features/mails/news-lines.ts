import type { Language } from '#contract/language.ts'
import { checkInText } from './check-in-lines.ts'
import { mailableName } from './mailable-name.ts'
import type { NewsMessage, Notified } from './outgoing-mail.ts'
import { newsLines as en, type NewsLines } from './texts/news-en.ts'
import { newsLines as es } from './texts/news-es.ts'
import { newsLines as pt } from './texts/news-pt.ts'

const TEXTS: Record<Language, NewsLines> = { en, pt, es }

/** One line a notification. Members' own words are not mailed: the page shows them, while they may still be read. */
export function newsLines({ news, more }: NewsMessage, language: Language): string[] {
  const words = TEXTS[language]
  return [...news.map((each) => `• ${newsLine(each, language)}`), ...(more > 0 ? [words.more(more)] : [])]
}

/** Also the text of a push. */
export function newsLine({ kind, details }: Notified, language: Language): string {
  const words = TEXTS[language]
  const named = (full_name: string) => mailableName(full_name) ?? words.someone
  switch (kind) {
    case 'streak_milestone':
      return words.streak_milestone(details.days)
    case 'coach_news':
    case 'mention':
    case 'reply':
    case 'coach_note':
    case 'new_application':
      return words[kind](named(details.full_name))
    case 'space_news':
      return words.space_news(named(details.space_name))
    case 'message':
      return words[details.event](named(details.full_name))
    case 'rank':
      return words.ranks[details.rank]
    case 'reported_review':
      return words.reported_review
    case 'report':
      return words.report
    case 'check_in':
      return checkInText(details, language)
    // Their features send mails of their own, and no other mail can be chosen.
    case 'coach_application':
    case 'membership':
    case 'order':
    case 'sale':
    case 'live':
    case 'booking':
    case 'moderation':
    case 'support_message':
      return words.other
  }
}
