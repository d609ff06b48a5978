import { DIRECT_ANSWERS } from '#content/direct-answers/direct-answers.ts'
import { groupOf, type Matter } from '#content/playbook/matter-cards.ts'
import { READING_LABELS } from '#content/reading/labels/labels.ts'
import type { Reply } from '../strategist.ts'
import type { AnswerContext } from './answer-context.ts'
import { sayAside } from './asides.ts'
import { firstMove } from './card-parts.ts'
import { directAnswer } from './compose-direct.ts'
import { say, talkReply } from './compose-talk.ts'
import { fill } from './placeholders.ts'
import { sums } from './sums-line.ts'

const MOST_CHOICES = 3

/** Asks what it is about, with the likeliest readings to choose from, where a plan would be a guess. */
export function composeChoice(
  context: AnswerContext,
  lead: 'unsure' | 'wrongTopic',
  matters: readonly Matter[],
): Reply {
  const { matters: labels, parts } = READING_LABELS[context.question.language]
  const choices = matters.slice(0, MOST_CHOICES)
  const listed = [...choices.map((matter) => labels[matter]), parts.other].join(' · ')
  return talkReply(context, [`${say(context, lead)} ${choices.length > 0 ? `**${listed}**` : ''}`.trim()], {
    asked: 'matter',
    choices,
  })
}

const capital = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

/** For a message with two likely readings: a first step for each, and the question which of them it is. */
export function composeReadings(context: AnswerContext, likely: readonly Matter[], others: readonly Matter[]): Reply {
  const { question, reading } = context
  const { matters: labels } = READING_LABELS[question.language]
  const sport = reading.said.sport === undefined ? '' : ` (${fill('{sport}', context.placeholders, context.used)})`
  const readings = likely.map((matter) => {
    const asked = reading.asks === null ? undefined : directAnswer(context, matter)
    return `**${capital(labels[matter])}${sport}:** ${asked ?? DIRECT_ANSWERS[question.language][matter].next}`
  })
  const [first, ...rest] = likely
  // What the coach does first fits both readings only if they are of one kind.
  const isOneKind = first !== undefined && rest.every((matter) => groupOf(matter) === groupOf(first))
  const moves = isOneKind ? firstMove(context, first) : []
  const { today } = context.phrases.labels
  const lines = moves.map(({ text }) => `**${today}:** ${text}`)
  const aside = sayAside(context)
  return talkReply(context, [say(context, 'twoReadings'), sums(context), aside, ...readings, ...lines], {
    asked: 'matter',
    matter: likely[0],
    choices: [...likely, ...others].slice(0, MOST_CHOICES),
  })
}
