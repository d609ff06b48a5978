import { READING_LABELS } from '#content/reading/labels/labels.ts'
import type { Language } from '#contract/language.ts'
import { asksQuestion } from '../reading/asks-question.ts'
import { toldSoFar } from '../reading/corrected-facts.ts'
import { findSlots } from '../reading/find-slots.ts'
import { fold, words } from '../reading/fold.ts'
import type { Said } from '../reading/said-earlier.ts'
import { stem } from '../reading/stem.ts'
import type { Question, Reply } from '../strategist.ts'
import { readTalkQuestion } from '../talk-questions/read-talk-question.ts'
import type { AnswerContext } from './answer-context.ts'
import { say, talkReply } from './compose-talk.ts'
import { dayLabel } from './dated-steps.ts'
import { plainWords } from './member-words.ts'
import { sumOfTalk } from './sums-line.ts'

/** A message of so many words tells something. */
const TELLS = 4
const MOST_QUOTES = 4
const LONGEST_QUOTED = 60

/** A message as it was written, or without quotation marks as it reads since something in it was put right. */
export function quotedWhole({ content, corrected }: Pick<Said, 'content' | 'corrected'>): string {
  const all = plainWords(content).split(' ')
  const text = all.length > LONGEST_QUOTED ? `${all.slice(0, LONGEST_QUOTED).join(' ')}…` : all.join(' ')
  return corrected ? text : `“${text}”`
}

const ASKING_WORDS = new Set(
  'what which when told tell said gave give wrote that this about again already have does with remind many much days hours remember still know first message until left then from will quantos quantas quanto quais qual falei disse contei passei mesmo sobre voce lembra dias horas tempo ainda quando falta faltam tenho cuantos cuantas cuanto cual cuales dije conte puse sobre recuerdas acuerdas dias horas otra tiempo cuando falta faltan tengo queda quedan'.split(
    ' ',
  ),
)

/** The words that name something, by their stems: "what did I say about my hand?" */
export const stemsOf = (text: string, language: Language): string[] =>
  words(text)
    .filter((word) => word.length > 3 && !ASKING_WORDS.has(word))
    .map((word) => stem(word, language))

/** Asks for the question, not for what was told. Folded, in all three languages together. */
const ASKS_FOR_QUESTION =
  /\bmy (?:first |original )?question\b|\b(?:did i|i) (?:just )?ask|\bpergunt(?:a|ei|ado|ando)\b|\bpregunt(?:a|e|ado|ando)\b/

/** "How much did I say I had?": folded, in all three languages together. */
const ASKS_NUMBER = /\bhow (?:much|many|old|heavy|long)\b|\b(?:quant[oa]s?|qts?|cuant[oa]s?)\b/

const LEAST_BEGINNING = 3
/** "Saved" and "savings": two stems that begin in the same way. */
const isLike = (stem: string, others: readonly string[]): boolean =>
  others.some((other) => {
    const length = Math.max(LEAST_BEGINNING, Math.min(stem.length, other.length) - 2)
    return stem.slice(0, length) === other.slice(0, length)
  })

/** A message that asks for what was said, and tells nothing itself. */
export const isAboutTalk = (content: string, language: Language): boolean =>
  !/\d/.test(content) && readTalkQuestion(content, language) !== null

/**
 * What the member wrote in this talk, as it reads now. Nothing is kept of what a warning answered, but it may be said
 * again in the same talk; nothing of a crisis is.
 */
export function saidInTalk(question: Question): readonly Said[] {
  const { history, today } = question
  const warned = history.flatMap(({ role, content, day = today }, place): Said[] => {
    const level = history[place + 1]?.trace?.safety_level
    return role === 'user' && level && level !== 'crisis' ? [{ content, day }] : []
  })
  return [...warned, ...toldSoFar(question)]
}

/** What the member told in this conversation and before, or asked. */
export function composeSaid(context: AnswerContext): Reply {
  const { language, today, message } = context.question
  const { slots } = context.reading
  const { parts } = READING_LABELS[language]
  const told = saidInTalk(context.question)
  const asked = told.find(({ content }) => asksQuestion(content, language) && !isAboutTalk(content, language))
  if (asked && ASKS_FOR_QUESTION.test(fold(message)))
    return talkReply(context, [say(context, 'askedLead'), `- ${quotedWhole(asked)}`])
  const isCorrected = told.some(({ corrected }) => corrected)
  const goals = told.flatMap(({ content, day }) => findSlots(content, language, day).goal ?? [])
  const lines = [
    // What was put right may stand in the goal, too.
    [parts.goal, isCorrected ? goals.at(-1) : slots.goal],
    [parts.when, slots.event_date && dayLabel(slots.event_date, language, today)],
    [parts.in_the_way, slots.obstacle],
    [parts.time_a_week, slots.hours_a_week && `${slots.hours_a_week} h`],
    [parts.sport, slots.sport],
    [parts.level, slots.level],
  ].flatMap(([label, value]) => (value ? [`- **${label}:** ${value}`] : []))
  const telling = told.filter(({ content }) => words(content).length >= TELLS && !isAboutTalk(content, language))
  // So few are all said again.
  const isFew = telling.length < MOST_QUOTES
  const isNamed = (content: string): boolean => stemsOf(content, language).some((each) => isLike(each, named))
  const named = stemsOf(message, language)
  const ofName = telling.filter(({ content }) => isNamed(content))
  const counted = ASKS_NUMBER.test(fold(message)) ? ofName.filter(({ content }) => /\d/.test(content)) : []
  const about = counted.length > 0 ? counted : isFew && ofName.length === telling.length ? [] : ofName
  const statements = telling.filter(({ content }) => /\d/.test(content) || !asksQuestion(content, language))
  const others = isFew || statements.length === 0 ? telling : statements
  const quotes = (about.length > 0 ? about : others).slice(-MOST_QUOTES)
  if (lines.length + quotes.length === 0) return talkReply(context, [say(context, 'saidNothing')])
  return talkReply(context, [
    say(context, 'saidLead'),
    quotes.map((each) => `- ${quotedWhole(each)}`).join('\n'),
    about.length > 0 ? undefined : lines.join('\n'),
    about.length > 0 ? undefined : sumOfTalk(context),
  ])
}
