import { READING_LABELS } from '#content/reading/labels/labels.ts'
import type { Language } from '#contract/language.ts'
import { asksQuestion } from '../reading/asks-question.ts'
import { toldSoFar } from '../reading/corrected-facts.ts'
import { fold, words } from '../reading/fold.ts'
import { RECALL_PHRASES } from '../reading/recall-phrases.ts'
import type { Reply } from '../strategist.ts'
import { type AnswerContext, cardWords, currentCard } from './answer-context.ts'
import { composeDirect } from './compose-direct.ts'
import { say, talkReply } from './compose-talk.ts'
import { dayLabel } from './dated-steps.ts'
import { quoted } from './member-words.ts'

const MOST_STEPS = 5

/** The numbered steps of this conversation's plan, each once, as they were dated last. */
function stepsTold({ answers }: AnswerContext): string[] {
  const steps = new Map<string, string>()
  for (const { content } of answers)
    for (const [, label, text] of content.matchAll(/^\d\. \*\*(.+?):\*\* (.+)$/gm)) {
      if (label === undefined || text === undefined) continue
      steps.delete(text)
      steps.set(text, label)
    }
  return [...steps].slice(-MOST_STEPS).map(([text, label], index) => `${index + 1}. **${label}:** ${text}`)
}

/** "First sentence." or "first sentence?", with the quotation mark that may follow; numbers have no space after the dot. */
const FIRST_SENTENCE = /^.+?[.!?][”"»]?(?=\s|$)/u
const MOST_ADVICE = 4

/** What the short answers of this conversation said: each begins with the answer itself. */
function adviceTold({ answers }: AnswerContext): string[] {
  const told = answers
    .filter(({ content, trace }) => trace?.cards.length && trace.opener === null && !/^\d\. \*\*/m.test(content))
    .flatMap(({ content, trace }) => {
      const parts = content.split('\n\n').filter((part) => /^[\p{L}¡¿]/u.test(part))
      // What was corrected is said first, then comes the answer.
      return parts[trace?.act === 'correction' ? 1 : 0]?.match(FIRST_SENTENCE) ?? []
    })
  return [...new Set(told)].slice(-MOST_ADVICE).map((sentence) => `- ${sentence}`)
}

const numbered = (steps: readonly string[]): string[] => steps.map((step, index) => `${index + 1}. ${step}`)

/** This conversation in short: the steps of its plan, what was answered, the date, the measure and the rule. */
function composeSummary(context: AnswerContext): Reply {
  const card = currentCard(context)
  if (card === undefined) return talkReply(context, [say(context, 'noPlanYet')])
  const { metric, steps } = cardWords(context, card)
  const { labels } = context.phrases
  const told = stepsTold(context)
  const advice = adviceTold(context)
  const rule = context.answers.findLast(({ content }) => content.includes(`**${labels.ifThen}:**`))?.content
  const ifThen = rule?.split('\n').findLast((line) => line.startsWith(`**${labels.ifThen}:**`))
  return talkReply(context, [
    say(context, 'summaryLead'),
    (told.length > 0 || advice.length > 0 ? told : numbered(steps)).join('\n'),
    advice.join('\n'),
    knownDate(context),
    told.length > 0 ? `**${labels.measure}:** ${metric}` : undefined,
    ifThen,
  ])
}

/** For an event of which only the date was understood. */
const THE_DAY: Record<Language, string> = { en: 'your day', pt: 'o seu dia', es: 'tu día' }

function knownDate(context: AnswerContext): string | undefined {
  const { date, countdown, event = THE_DAY[context.question.language] } = context.placeholders
  if (date === undefined || countdown === undefined) return undefined
  context.used.add('event_date')
  return say(context, 'dateKnown', { event, date, countdown })
}

/** A message of so many words tells something. */
const TELLS = 4

/** What the member told in this conversation and before. */
function composeSaid(context: AnswerContext): Reply {
  const { language, today } = context.question
  const { slots } = context.reading
  const { parts } = READING_LABELS[language]
  const lines = [
    [parts.goal, slots.goal],
    [parts.when, slots.event_date && dayLabel(slots.event_date, language, today)],
    [parts.in_the_way, slots.obstacle],
    [parts.time_a_week, slots.hours_a_week && `${slots.hours_a_week} h`],
    [parts.sport, slots.sport],
    [parts.level, slots.level],
  ].flatMap(([label, value]) => (value ? [`- **${label}:** ${value}`] : []))
  const told = toldSoFar(context.question)
    .filter(({ content }) => words(content).length >= TELLS && !asksQuestion(content, language))
    .slice(-MOST_ADVICE)
    .map(({ content }) => `- ${quoted(content)}`)
  if (lines.length + told.length === 0) return talkReply(context, [say(context, 'saidNothing')])
  return talkReply(context, [say(context, 'saidLead'), told.join('\n'), lines.join('\n')])
}

/** A longer message tells something, too. */
const SHORT = 10

/** From this share on a message surely asks for what was said: real questions of this kind are read with nearly one. */
const SURELY_ASKS = 0.9

/** Questions about the conversation itself: the plan, the date, what was said, why. Null for any other message. */
export function composeRecall(context: AnswerContext): Reply | null {
  const { question, reading, last } = context
  const phrases = RECALL_PHRASES[question.language]
  const folded = fold(question.message)
  const isShort = words(folded).length <= SHORT
  const kind = reading.act === 'question' ? reading.asks : null
  const sureKind = (reading.concepts.questions[0]?.share ?? 0) >= SURELY_ASKS ? kind : null
  if (sureKind === 'ask-summary' || (isShort && phrases.summary.test(folded))) return composeSummary(context)
  if (phrases.event.test(folded)) {
    const date = knownDate(context)
    if (date !== undefined && (isShort || kind !== null)) return talkReply(context, [date])
    if (kind === 'ask-when' || kind === 'ask-what-i-said')
      return talkReply(context, [say(context, 'dateUnknown')], { asked: 'event_date' })
  }
  if (sureKind === 'ask-what-i-said' || (isShort && phrases.told.test(folded))) return composeSaid(context)
  const matter = last?.trace?.matter
  if (matter === undefined || !phrases.why.test(folded)) return null
  return composeDirect({ ...context, reading: { ...reading, act: 'question', asks: 'ask-why' } }, matter)
}
