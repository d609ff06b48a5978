import { READING_LABELS } from '#content/reading/labels/labels.ts'
import { daysBetween } from '../reading/days.ts'
import type { Reply } from '../strategist.ts'
import { type AnswerContext, cardWords, currentCard } from './answer-context.ts'
import { say, talkReply } from './compose-talk.ts'
import { dayLabel } from './dated-steps.ts'

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
  return answers
    .filter(({ content, trace }) => trace?.cards.length && trace.opener === null && !/^\d\. \*\*/m.test(content))
    .flatMap(
      ({ content }) =>
        content
          .split('\n\n')
          .find((part) => /^[\p{L}¡¿]/u.test(part))
          ?.match(FIRST_SENTENCE) ?? [],
    )
    .slice(-MOST_ADVICE)
    .map((sentence) => `- ${sentence}`)
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

function knownDate(context: AnswerContext): string | undefined {
  const { event_date } = context.reading.slots
  const { event, date, countdown } = context.placeholders
  if (event_date === undefined || event === undefined || date === undefined || countdown === undefined) return undefined
  context.used.add('event_date')
  return say(context, 'dateKnown', { event, date, countdown })
}

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
  if (lines.length === 0) return talkReply(context, [say(context, 'saidNothing')])
  return talkReply(context, [say(context, 'saidLead'), lines.join('\n')])
}

/** Whether the question is about the date of the member's own event, and not about how long something takes. */
const ASKS_FOR_EVENT =
  /\b(?:when(?:'?s| is| was) (?:it|my|the|our)|what day|which day|how (?:long|many (?:days|weeks)) (?:do i have|left|to go|(?:until|till) (?:it|then|my|our|the (?:fight|bout|match|tournament|comp\w*|exam|test|event|weigh|day)))|quando (?:e|vai ser|era)(?: mesmo)? (?:a|o|minha|meu)|que dia (?:e|vai)|quant[oa]s? (?:dias|semanas|tempo) (?:faltam?|tenho|ate (?:minha|meu|la|a (?:luta|prova|pesagem)|o (?:campeonato|torneio|exame|dia)))|cuando (?:es|era)|que dia es|cuant[oa]s? (?:dias|semanas|tiempo) (?:faltan?|tengo|quedan?))\b/

/** From this share on a message surely asks for what was said: real questions of this kind are read with nearly one. */
const SURELY_ASKS = 0.9

/** Questions about the conversation itself: the plan, the date, what was said. Null for any other question. */
export function composeRecall(context: AnswerContext, folded: string): Reply | null {
  const { asks, slots, concepts } = context.reading
  const isSure = (concepts.questions[0]?.share ?? 0) >= SURELY_ASKS
  if (asks === 'ask-summary' && isSure) return composeSummary(context)
  const isForDate = (asks === 'ask-when' || asks === 'ask-what-i-said') && ASKS_FOR_EVENT.test(folded)
  if (isForDate) {
    const known = knownDate(context)
    const left = slots.event_date && daysBetween(context.question.today, slots.event_date)
    if (known && left !== undefined) return talkReply(context, [known])
    return talkReply(context, [say(context, 'dateUnknown')], { asked: 'event_date' })
  }
  return asks === 'ask-what-i-said' && isSure ? composeSaid(context) : null
}
