import { KNOWLEDGE } from '#content/knowledge/knowledge.ts'
import type { CardId } from '#content/playbook/cards.ts'
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

/** The steps of a conversation that had only short answers: the one that was given, then the later ones of the card. */
function stepsAdvised(context: AnswerContext, card: CardId): string[] {
  const { steps } = cardWords(context, card)
  const entry = context.answers.findLast(({ trace }) => trace?.entry !== undefined)?.trace?.entry
  const given = entry && KNOWLEDGE[context.question.language][entry].step
  return (given ? [given, ...steps.slice(1)] : steps).map((step, index) => `${index + 1}. ${step}`)
}

/** The plan of this conversation in short: its steps, the date, the measure and the rule. */
function composeSummary(context: AnswerContext): Reply {
  const card = currentCard(context)
  if (card === undefined) return talkReply(context, [say(context, 'noPlanYet')])
  const { metric } = cardWords(context, card)
  const { labels } = context.phrases
  const told = stepsTold(context)
  const rule = context.answers.findLast(({ content }) => content.includes(`**${labels.ifThen}:**`))?.content
  const ifThen = rule?.split('\n').findLast((line) => line.startsWith(`**${labels.ifThen}:**`))
  return talkReply(context, [
    say(context, 'summaryLead'),
    (told.length > 0 ? told : stepsAdvised(context, card)).join('\n'),
    knownDate(context),
    `**${labels.measure}:** ${metric}`,
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
  /\b(?:when(?:'?s| is| was) (?:it|my|the|our)|what day|which day|how (?:long|many (?:days|weeks)) (?:do i have|until|till|left|to go)|quando (?:e|vai ser|era)(?: mesmo)? (?:a|o|minha|meu)|que dia (?:e|vai)|quant[oa]s? (?:dias|semanas|tempo) (?:faltam?|tenho|ate)|cuando (?:es|era)|que dia es|cuant[oa]s? (?:dias|semanas|tiempo) (?:faltan?|tengo|quedan?))\b/

/** Questions about the conversation itself: the plan, the date, what was said. Null for any other question. */
export function composeRecall(context: AnswerContext, folded: string): Reply | null {
  const { asks, slots } = context.reading
  if (asks === 'ask-summary') return composeSummary(context)
  const isForDate = (asks === 'ask-when' || asks === 'ask-what-i-said') && ASKS_FOR_EVENT.test(folded)
  if (isForDate) {
    const known = knownDate(context)
    const left = slots.event_date && daysBetween(context.question.today, slots.event_date)
    if (known && left !== undefined) return talkReply(context, [known])
    return talkReply(context, [say(context, 'dateUnknown')], { asked: 'event_date' })
  }
  return asks === 'ask-what-i-said' ? composeSaid(context) : null
}
