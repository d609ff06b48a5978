import type { Language } from '#contract/language.ts'
import { bookingLines, bookingSubject } from './booking-lines.ts'
import { checkInText } from './check-in-lines.ts'
import { type MailContent, renderHtml } from './layout.ts'
import { liveLines } from './live-lines.ts'
import { mailMoment } from './mail-moment.ts'
import { mailableName } from './mailable-name.ts'
import { membershipLines } from './membership-lines.ts'
import { newsLines } from './news-lines.ts'
import { orderLines } from './order-lines.ts'
import type { MailMessage, ModerationMessage } from './outgoing-mail.ts'
import { en, type MailTexts } from './texts/en.ts'
import { es } from './texts/es.ts'
import { pt } from './texts/pt.ts'

const TEXTS: Record<Language, MailTexts> = { en, pt, es }

export interface RenderedMail {
  subject: string
  text: string
  html: string
}

export function renderMail(message: MailMessage, language: Language): RenderedMail {
  const texts = TEXTS[language]
  const words = texts.mails[wordsOf(message)]
  const content: MailContent = {
    ...words,
    lines: [...words.lines, ...quotedLines(message, language)],
    language,
    hello: greet(texts, message.full_name),
    link: message.link,
    linkHint: texts.linkHint,
    motto: texts.motto,
    unsubscribe:
      'unsubscribe' in message
        ? {
            text: message.template === 'check-in' ? texts.stopAsking : texts.unsubscribe,
            link: message.unsubscribe.page,
          }
        : undefined,
  }
  // With its number: mails about several orders would have one subject, and mail programs would show them as one.
  const subject =
    'order' in message
      ? `${content.subject} (${message.order.number})`
      : 'coach_zone' in message
        ? `${content.subject}: ${bookingSubject(message, language)}`
        : 'coach' in message
          ? `${content.subject}: ${message.coach}`
          : content.subject
  return { subject, text: renderText(content), html: renderHtml(content) }
}

/** A person's text, shown below our own. */
function quotedLines(message: MailMessage, language: Language): string[] {
  if (message.template === 'coach-denied') return [message.reason]
  if (message.template === 'passkey-changed') return [message.passkey]
  if (message.template === 'identity-changed') return [message.provider]
  if (message.template === 'support-message') return [`${message.sender} (${message.email})`, message.message]
  if (message.template === 'talk-request' || message.template === 'talk-asked') return [...message.lines]
  if ('rule_reason' in message) return moderationLines(message, language)
  if (message.template === 'notifications') return newsLines(message, language)
  if (message.template === 'check-in') return [checkInText(message, language)]
  if ('coach_zone' in message) return bookingLines(message, language)
  if ('event_zone' in message) return liveLines(message, language)
  if ('plan' in message) return membershipLines(message, language)
  return 'order' in message || message.template === 'seat-offered' ? orderLines(message, language) : []
}

function moderationLines({ rule_reason, until, time_zone }: ModerationMessage, language: Language): string[] {
  if (!until) return [rule_reason]
  return [rule_reason, TEXTS[language].writesAgain(mailMoment(language, until, time_zone))]
}

function wordsOf(message: MailMessage): keyof MailTexts['mails'] {
  if (message.template === 'passkey-changed') return message.added ? 'passkey-added' : 'passkey-removed'
  if (message.template === 'identity-changed') return message.added ? 'identity-added' : 'identity-removed'
  if (message.template !== 'two-factor-changed') return message.template
  return message.enabled ? 'two-factor-on' : 'two-factor-off'
}

function renderText({ headline, hello, lines, button, link, reason, unsubscribe, motto }: MailContent): string {
  return [
    headline.toUpperCase(),
    hello,
    ...lines,
    `${button}:\n${link}`,
    `--\n${reason}`,
    ...(unsubscribe ? [`${unsubscribe.text}:\n${unsubscribe.link}`] : []),
    `Kiai. ${motto}`,
  ].join('\n\n')
}

function greet(texts: MailTexts, full_name: string): string {
  const name = mailableName(full_name)
  return name === undefined ? texts.helloWithoutName : texts.hello(name)
}
