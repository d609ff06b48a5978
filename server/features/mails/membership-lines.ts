import { type Language, LOCALES } from '#contract/language.ts'
import { formatMoney } from '#contract/money.ts'
import { mailDay } from './mail-moment.ts'
import type { MembershipMessage } from './outgoing-mail.ts'
import { membershipLines as en, type MembershipLines } from './texts/membership-en.ts'
import { membershipLines as es } from './texts/membership-es.ts'
import { membershipLines as pt } from './texts/membership-pt.ts'

const TEXTS: Record<Language, MembershipLines> = { en, pt, es }

/** What a mail about a membership says besides its fixed text. */
export function membershipLines(message: MembershipMessage, language: Language): string[] {
  const words = TEXTS[language]
  const { template, plan, amount_minor, currency, is_trial } = message
  const day = mailDay(language, message.day, message.time_zone)
  switch (template) {
    case 'membership-started':
      return [words.plans[plan], ...(is_trial ? [words.trialUntil(day)] : [])]
    case 'membership-renews':
      return [words.plans[plan], words.renews(day, formatMoney(amount_minor, currency, LOCALES[language]))]
    case 'membership-payment-failed':
    case 'membership-last-warning':
      return [words.graceUntil(day)]
    case 'membership-cancelled':
      return [words.paidUntil(day)]
    case 'membership-resumed':
      return [words.plans[plan]]
    case 'membership-ended':
      return []
  }
}
