import { READING_LABELS } from '#content/reading/labels/labels.ts'
import { changedFact } from '#content/talk/changed-facts.ts'
import type { Talk } from '#content/talk/talk-texts.ts'
import { withoutBesides } from '../besides.ts'
import { numberFormat } from '../knowledge/sums/number-format.ts'
import { fold } from '../reading/fold.ts'
import type { Reply, Slots } from '../strategist.ts'
import { type AnswerContext, alreadyTold, currentCard } from './answer-context.ts'
import { composeProblem } from './compose-problem.ts'
import { say, talkReply } from './compose-talk.ts'
import { dayLabel } from './dated-steps.ts'
import { quoted } from './member-words.ts'

/** The corrected facts in words: "your fight is now on Sat, Dec 12", "“rent is 5200” in place of 6000". */
function correctedFacts(context: AnswerContext): string {
  const { question, reading } = context
  const { language, today } = question
  const { rewritten } = reading.correction ?? {}
  if (rewritten?.phrase && rewritten.from === '')
    return sayWithin(context, 'correctedPerson', { person: rewritten.phrase })
  if (rewritten?.phrase)
    return sayWithin(context, 'correctedNumber', { phrase: rewritten.phrase, from: rewritten.from })
  const { parts } = READING_LABELS[language]
  const said: Slots = reading.said
  const { event } = context.placeholders
  const facts = [
    said.event_date !== undefined &&
      sayWithin(context, event === undefined ? 'correctedDay' : 'correctedEvent', {
        event: event ?? '',
        // The sentence brings its own full stop.
        date: dayLabel(said.event_date, language, today).replace(/\.$/, ''),
      }),
    said.hours_a_week !== undefined && `${parts.time_a_week}: ${said.hours_a_week} h`,
    said.money !== undefined && quoted(said.money),
    said.goal !== undefined && `${parts.goal}: ${quoted(said.goal)}`,
    said.obstacle !== undefined && `${parts.in_the_way}: ${quoted(said.obstacle)}`,
    said.sport !== undefined && `${parts.sport}: ${said.sport}`,
  ]
  return facts.filter(Boolean).join(', ')
}

/** A part of a sentence: it begins with a small letter. */
const sayWithin = (context: AnswerContext, name: keyof Talk, values: Record<string, string>): string =>
  say(context, name, values).replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())

const corrected = (context: AnswerContext, what: string): string => say(context, 'corrected', { what })

/** Says what was corrected, and gives the plan again with it; null if nothing is there to correct. */
export function composeCorrection(context: AnswerContext): Reply | null {
  const card = currentCard(context)
  const what = correctedFacts(context)
  if (card === undefined || what === '') return null
  return composeProblem(context, card, 'correction', {
    opener: { id: 'corrected', text: whatChanges(context) ? sayUnchanged(context, what) : corrected(context, what) },
  })
}

const OPERATION = /\b(?:surgery|operation|cirurgia|operacao|cirugia|operacion)\b/

/** What changes with a fact that was put right; undefined where that is not known. */
function whatChanges({ question: { language }, reading, placeholders }: AnswerContext): string | undefined {
  const { fact, to = '', difference = 0, content = '' } = reading.correction?.rewritten ?? {}
  // More or less time is to train in only before an event: not before an operation.
  const isOfDay = fact === 'sooner' || fact === 'later'
  const isToTrainFor = placeholders.event !== undefined && !OPERATION.test(fold(placeholders.event))
  if (fact === undefined || (isOfDay && !isToTrainFor)) return undefined
  return changedFact(fact, { to, difference: numberFormat(content, language).format(difference) }, language)
}

/** Says what was corrected, and what changes with it although the answer stays. */
function sayUnchanged(context: AnswerContext, what: string): string {
  const changes = whatChanges(context)
  if (changes === undefined) return say(context, 'correctedSame', { what })
  return `${say(context, 'correctedThis', { what })} ${changes}`
}

/** Says what was corrected before an answer that was made again with it, or that the answer stays as it was. */
export function sayCorrected(context: AnswerContext, again: Reply): Reply {
  const what = correctedFacts(context)
  const answer = withoutBesides(again)
  const isNew = again.trace.asked !== 'matter' && !context.answers.some(({ content }) => content.includes(answer))
  if (!isNew) return talkReply(context, [sayUnchanged(context, what)], { act: 'correction' })
  return {
    ...again,
    text: `${corrected(context, what)}\n\n${again.text}`,
    trace: { ...again.trace, act: 'correction' },
  }
}

/** The member's words for what was put right, before the answer with it; or that it counts, if the answer is the same. */
export function sayPutRight(context: AnswerContext, again: Reply): Reply {
  const what = quoted(context.question.message)
  if (alreadyTold(context, withoutBesides(again)))
    return talkReply(context, [say(context, 'correctedSame', { what })], { act: 'correction' })
  return {
    ...again,
    text: `${corrected(context, what)}\n\n${again.text}`,
    trace: { ...again.trace, act: 'correction' },
  }
}
