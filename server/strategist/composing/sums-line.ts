import { READING_LABELS } from '#content/reading/labels/labels.ts'
import type { Language } from '#contract/language.ts'
import { monthIn } from '../knowledge/reckoning/reckon.ts'
import { bareSum } from '../knowledge/sums/bare-sum.ts'
import { everydaySumIn, sumsIn, wantedSumIn } from '../knowledge/sums/sums.ts'
import { toldSoFar, withPutRight } from '../reading/corrected-facts.ts'
import { findCorrectedNumber } from '../reading/corrected-numbers.ts'
import { WAS_WRONG } from '../reading/correction-marks.ts'
import { fold } from '../reading/fold.ts'
import { mentionsIn } from '../reading/number-mentions.ts'
import { NUMBER, readNumber } from '../reading/number-words.ts'
import type { Said } from '../reading/said-earlier.ts'
import type { Reply } from '../strategist.ts'
import { readsAsCorrection } from '../talk-questions/read-talk-question.ts'
import type { AnswerContext } from './answer-context.ts'
import { say, talkReply } from './compose-talk.ts'

/** "How many members do I need then?": a question for a number that those of earlier messages answer. */
const ASKS_FOR_NUMBER = /\b(?:how (?:many|much)|quant[oa]s?|cuant[oa]s?|da quanto|quanto da)\b/

const paragraph = (lines: readonly string[], { question }: AnswerContext): string | undefined =>
  lines.length === 0 ? undefined : `**${READING_LABELS[question.language].parts.the_sum}:** ${lines.join(' ')}`

/** The calculation with the numbers of the whole conversation, as they were put right; undefined without one. */
export function sumOfTalk(context: AnswerContext): string | undefined {
  const { language, today } = context.question
  const told = toldSoFar(context.question).map(({ content }) => content)
  // Numbers that stand in several messages belong together, if they do not contradict each other: then less is calculated.
  const texts = [told.join('\n'), ...told.toReversed()]
  const [fullest = []] = texts
    .map((text) => sumsIn(text, language, today, told))
    .toSorted((one, other) => other.length - one.length)
  return paragraph(withMonth(fullest, told, language), context)
}

/** The calculation with the numbers of the whole conversation, if those of this message change its result. */
export function sumWithMessage(context: AnswerContext): string | undefined {
  const { message, language, today } = context.question
  const told = toldSoFar(context.question).map(({ content }) => content)
  const sumOf = (texts: readonly string[]): string[] => sumsIn(texts.join('\n'), language, today, told)
  const before = sumOf(told)
  const after = sumOf([...told, message])
  // With numbers that may mean several things less is calculated than before.
  const isLess = after.length < before.length
  return isLess || after.at(-1) === before.at(-1) ? undefined : paragraph(after, context)
}

/** The calculation with the numbers of the message that was put right, if its result is another one now. */
export function sumPutRight(context: AnswerContext): string | undefined {
  const { question, reading } = context
  const { language, today } = question
  const { rewritten } = reading.correction ?? {}
  if (!rewritten) return undefined
  const before = toldSoFar(question)
  const after = withPutRight(before, rewritten)
  const sumOf = (told: readonly Said[]): string[] =>
    sumsIn(
      told[rewritten.place]?.content ?? '',
      language,
      today,
      told.map(({ content }) => content),
    )
  const lines = sumOf(after)
  return lines.length === 0 || lines.at(-1) === sumOf(before).at(-1) ? undefined : paragraph(lines, context)
}

/** The calculation with the member's numbers, as one paragraph; undefined without one. */
export function sums(context: AnswerContext): string | undefined {
  const { message, language, today } = context.question
  if (!/\d/.test(message) && ASKS_FOR_NUMBER.test(fold(message))) return sumOfTalk(context)
  const earlier = toldSoFar(context.question).map(({ content }) => content)
  return paragraph(withMonth(sumsIn(message, language, today, earlier), [...earlier, message], language), context)
}

/** Where only what the members pay was worked out, with what is left of it after the bills that were told. */
function withMonth(lines: readonly string[], told: readonly string[], language: Language): readonly string[] {
  const month = lines.length === 1 ? monthIn(told, language) : null
  const [income = ''] = lines
  const amount = income.replace(/^.*= /, '').replace(/[.]$/, '')
  return month?.includes(amount) ? [month] : lines
}

/** "And if only 30 come?": folded, in all three languages together. */
const SUPPOSES =
  /^[¿ ]*(?:(?:and|but|ok|so|hm+|e|mas|y|pero|eh)[, ]+)*(?:(?:what if|if|how about|what about|with|at|e se|se|com|a|y si|si|que tal(?: si)?|con)|.*\b(?:again|once more|would|wouldve|been|be|now|numbers|conta|cuenta|de novo|outra vez|ficaria|seria|daria|otra vez|de nuevo|quedaria)(?: \w+){0,3}? (?:with|at|for|com|a|con)) (?<supposed>[^?]*\d[^?]*)/
/** Those who do this are people. */
const SHOW_UP =
  / ?\b(?:come|show up|turn up|stay|sign up|join|go|were there|forem|vierem|vem|aparecem|aparecerem|ficam|ficarem|entrarem|vienen|vengan|quedan|se quedan|se apuntan|entran)\b/g
const PEOPLE: Record<Language, string> = { en: 'members', pt: 'alunos', es: 'alumnos' }
/** "If a ticket were 15 and we sold 200": each part with its number. */
const EACH_WITH_NUMBER = / (?:and|e|y)(?= [^\d]*\d)(?<=\d.*)/
/** "I put it up to", before a number. */
const PUTS_IT =
  /^(?:i|we|eu|yo)? ?(?:put|raise|set|make|move|go) ?(?:it|the price|that)? ?(?:up|down)? ?(?:to|at)? (?=\d)/
/** Who writes more supposes more than a number. */
const LONGEST = 160
/** Marks it as said in the place of an earlier number. */
const INSTEAD: Record<Language, string> = { en: 'actually', pt: 'na verdade', es: 'en realidad' }

const COUNT = String.raw`(?<leavers>\d+|${[NUMBER.en, NUMBER.pt, NUMBER.es].join('|')})`
const LEAVE = String.raw`(?:of them |deles |delas |de ellos |members |people |alunos |alumnos |socios )?(?:quit|leave|left|cancel\w*|drop out|stop|(?:dont|don't|do not) (?:come|show up|turn up)|sairem|saem|saiam|cancel\w+|desist\w+|nao (?:vierem|vem|aparecem|forem)|salen|se salgan|se vayan|se van|cancelan|se bajan|no (?:vienen|vengan|van))`
/** "Say ten of them quit", "e se saírem 10": folded. */
const SUPPOSES_LEAVING = [
  new RegExp(
    String.raw`\b(?:say|suppose|what if|if|and if|e se|se|digamos que|suponha que|y si|si|pon que|supon que|ponele que) ${COUNT} ${LEAVE}\b`,
  ),
  new RegExp(
    String.raw`\b(?:e se|se|y si|si|pon que|ponele que|digamos que) (?:sairem|saem|sairam|se salen|se van|se vayan|se bajan|cancelan|cancelarem|desistirem) ${COUNT}\b`,
  ),
]

/** The members that are left if some leave, as it would be said in the place of their number; undefined if nobody does. */
function leftAfterLeaving(folded: string, told: readonly Said[], language: Language): string | undefined {
  const leavers = SUPPOSES_LEAVING.map((way) => way.exec(folded)?.groups?.leavers).find((found) => found !== undefined)
  const count = leavers === undefined ? null : readNumber(leavers, language)
  const people = told
    .flatMap(({ content }, place) => mentionsIn(content, place, language))
    .findLast(({ thing }) => thing === 'people')
  if (count === null || !people || people.figure.value <= count) return undefined
  return `${people.figure.value - count} ${PEOPLE[language]}`
}

/** The calculation with another number that is only supposed. Null for any other message. */
export function composeSupposedSum(context: AnswerContext): Reply | null {
  const { message, language, today } = context.question
  if (message.length > LONGEST) return null
  const told = toldSoFar(context.question)
  const folded = fold(message)
  const supposed = leftAfterLeaving(folded, told, language) ?? SUPPOSES.exec(folded)?.groups?.supposed
  if (supposed === undefined) return null
  const instead = supposed.split(EACH_WITH_NUMBER)
  const exchanged: string[] = []
  let earlier: readonly Said[] = told
  for (const each of instead) {
    const isOfPeople = each.search(SHOW_UP) >= 0
    const counted = isOfPeople ? each.replace(SHOW_UP, '').replace(/\d+/, `$& ${PEOPLE[language]}`) : each
    const statement = `${INSTEAD[language]} ${counted.replace(PUTS_IT, '')}`
    const found = findCorrectedNumber(statement, earlier, { language, certain: false })
    if (!found) return null
    exchanged.push(say(context, 'correctedNumber', { phrase: found.phrase, from: found.from }))
    earlier = earlier.map((said, place) => (place === found.place ? { ...said, content: found.content } : said))
  }
  const contents = earlier.map(({ content }) => content)
  const lines = sumsIn(contents.join('\n'), language, today, contents)
  if (lines.length === 0) return null
  return talkReply(context, [say(context, 'supposed', { what: exchanged.join('; ') }), paragraph(lines, context)])
}

/** What is left for one or for each, or what leaves a wanted amount, for who asks just that; null for any other message. */
export function composeAskedSum(context: AnswerContext): Reply | null {
  const { message, language, today } = context.question
  if (!/\d/.test(message)) return null
  const told = toldSoFar(context.question).map(({ content }) => content)
  const wanted = wantedSumIn(message, language, today, told)
  if (wanted.length > 0) return talkReply(context, [paragraph(wanted, context)])
  const sumOf = (texts: readonly string[]): string[] => everydaySumIn(texts.join('\n'), language, today)
  const alone = sumOf([message])
  // "And 350 for the medicals, what's left then": with what was told before, if that makes another result.
  const isOther = readsAsCorrection(message, language) || WAS_WRONG.test(fold(message))
  const together = told.length === 0 || alone.length > 0 || isOther ? [] : sumOf([...told, message])
  const isNew = together.length > 0 && together.at(-1) !== sumOf(told).at(-1)
  const lines = alone.length > 0 ? alone : isNew ? together : []
  return lines.length === 0 ? null : talkReply(context, [paragraph(lines, context)])
}

/** The result of a message that is only a calculation. Null for any other. */
export function composeBareSum(context: AnswerContext): Reply | null {
  const sum = bareSum(context.question.message, context.question.language)
  return sum === null ? null : talkReply(context, [paragraph([sum], context)])
}
