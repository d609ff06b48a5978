import { groupOf, type Matter } from '#content/playbook/matter-cards.ts'
import { READING_LABELS } from '#content/reading/labels/labels.ts'
import { type ChangedFact, changedFact } from '#content/talk/changed-facts.ts'
import type { Talk } from '#content/talk/talk-texts.ts'
import type { Language } from '#contract/language.ts'
import { withoutBesides } from '../besides.ts'
import { numberFormat } from '../knowledge/sums/number-format.ts'
import { matterInHand } from '../reading/find-matters.ts'
import { fold } from '../reading/fold.ts'
import type { Reply, Slots } from '../strategist.ts'
import { type AnswerContext, currentCard } from './answer-context.ts'
import { changedSituation } from './changed-situation.ts'
import { composeProblem } from './compose-problem.ts'
import { totalPutRight } from './compose-reckoning.ts'
import { quotedWhole } from './compose-said.ts'
import { say, talkReply } from './compose-talk.ts'
import { dayLabel } from './dated-steps.ts'
import { quoted } from './member-words.ts'
import { sumPutRight } from './sums-line.ts'
import { adviceTold, inShort, stepsTold } from './told-advice.ts'
import { isOperation, whatToDoUntil } from './until-the-day.ts'

/** The corrected facts in words: "your fight is now on Sat, Dec 12", "“rent is 5200” in place of 6000". */
function correctedFacts(context: AnswerContext): string {
  const { question, reading } = context
  const { language, today } = question
  const { rewritten } = reading.correction ?? {}
  if (rewritten?.phrase && rewritten.from === '')
    return sayWithin(context, 'correctedPerson', { person: rewritten.phrase })
  const exchanged = exchangedWords(context)
  if (rewritten?.phrase && exchanged.length > 0) return exchanged.join('; ')
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
    ...exchanged,
    said.hours_a_week !== undefined && `${parts.time_a_week}: ${said.hours_a_week} h`,
    said.money !== undefined && quoted(said.money),
    said.goal !== undefined && `${parts.goal}: ${quoted(said.goal)}`,
    said.obstacle !== undefined && `${parts.in_the_way}: ${quoted(said.obstacle)}`,
    said.sport !== undefined && `${parts.sport}: ${said.sport}`,
  ]
  return facts.filter(Boolean).join(', ')
}

/** The numbers and words that were put right: "“rent is 5200”, not 6000". A day is said by its own sentence. */
function exchangedWords(context: AnswerContext): string[] {
  const exchanged: string[] = []
  for (let one = context.reading.correction?.rewritten; one; one = one.also)
    // The sport is said by its name.
    if (one.phrase && (one.fact !== 'sport' || context.reading.said.sport === undefined))
      exchanged.push(sayWithin(context, 'correctedNumber', { phrase: one.phrase, from: one.from }))
  return exchanged
}

/** A part of a sentence: it begins with a small letter. */
const sayWithin = (context: AnswerContext, name: keyof Talk, values: Record<string, string>): string =>
  say(context, name, values).replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())

/** What was put right, in words; undefined if nothing that can be said so. */
export function sayWhatIsRight(context: AnswerContext): string | undefined {
  const what = context.reading.correction === undefined ? '' : correctedFacts(context)
  return what === '' ? undefined : say(context, 'correctedThis', { what })
}

const corrected = (context: AnswerContext, what: string): string => say(context, 'corrected', { what })

/** Says what was corrected, and gives the plan again with it; null if nothing is there to correct. */
export function composeCorrection(context: AnswerContext): Reply | null {
  const card = currentCard(context)
  const what = correctedFacts(context)
  if (card === undefined || what === '') return null
  // Where no plan was given, what was advised stays; a plan now would be about something else.
  const isOfDay = context.reading.said.event_date !== undefined
  if (isOfDay && stepsTold(context).length === 0 && adviceTold(context).length > 0)
    return talkReply(context, [sayUnchanged(context, what)], { act: 'correction' })
  return composeProblem(context, card, 'correction', {
    opener: { id: 'corrected', text: whatChanges(context) ? sayUnchanged(context, what) : corrected(context, what) },
  })
}

/** What changes with a fact that was put right; undefined where that is not known. */
export function whatChanges(context: AnswerContext): string | undefined {
  const { language } = context.question
  const { fact, to = '', difference = 0, content = '' } = context.reading.correction?.rewritten ?? {}
  if (fact === undefined || !saysWhatChanges(context, fact)) return undefined
  const changed = changedFact(fact, { to, difference: numberFormat(content, language).format(difference) }, language)
  if (fact !== 'sooner' && fact !== 'later') return changed
  // More or less time is to train in only before an event: not before an operation.
  const { event } = context.placeholders
  if (event !== undefined && isOperation(event)) return undefined
  return [changed, whatToDoUntil(context)].filter(Boolean).join(' ')
}

/** What these change is said of who trains so much. */
const OF_TRAINING_TIME: ReadonlySet<string> = new Set(['sessions', 'more_hours', 'fewer_hours'] satisfies ChangedFact[])
/** Hours of teaching, of work, or of an open gym. Folded, in all three languages together. */
const OF_OTHER_TIME =
  /\b(?:teach\w*|i coach|coaching|open \d|is open|opening hours|work(?:ing)? \d|drive|driving|dou (?:\d+ )?(?:horas de )?aulas?|dando aula|(?:abre|aberta|aberto|funciona) |trabalho \d|doy (?:\w+ ){0,3}clases|dar clases|dando clases|abierto|abrimos|trabajo \d|my (?:son|daughter|kid)|meu filho|minha filha|mi hij[oa])\b/

/** Who organises for others has places, time and money to plan for them. */
const ORGANISING: ReadonlySet<Matter> = new Set<Matter>(['teaching-class', 'coach-as-job', 'athlete-of-mine'])
const OF_NUMBER: ReadonlySet<ChangedFact> = new Set<ChangedFact>(['more_people', 'fewer_people'])
const OF_PRICE: ReadonlySet<ChangedFact> = new Set<ChangedFact>(['dearer', 'cheaper'])
/** Folded, in all three languages together. */
const NAMES_MONEY =
  /[$€£]|\b(?:rent|costs?|pay\w*|fees?|prices?|bills?|quid|pounds|euros?|dollars?|reais|pesos|alug\w+|renda|mensal\w+|cust\w+|prec\w+|taxas?|pag\w+|conta|alquiler|renta|cuota|cuest\w+|costo|luz|internet|insurance|seguro)\b/
/** Folded, in all three languages together. */
const HAVE_LEFT =
  /\b(?:cancel\w*|left|leaving|quit\w*|lost|drop\w* out|sairam|saiu|perdi|perdemos|desistiram|foram embora|se fueron|se me fueron|se van|abandonaron|bajas?)\b/
/** Less time than this has no warm-up of its own. */
const LEAST_MINUTES = 15

/** Whether what is known of such a change can be said of this fact. */
function saysWhatChanges({ question, reading }: AnswerContext, fact: ChangedFact): boolean {
  const { content = '', to = '' } = reading.correction?.rewritten ?? {}
  if (OF_TRAINING_TIME.has(fact)) return !OF_OTHER_TIME.test(fold(content))
  if (OF_PRICE.has(fact)) return NAMES_MONEY.test(fold(content))
  if (fact === 'fewer_minutes' || fact === 'more_minutes') return Number(to) >= LEAST_MINUTES
  // Those who have left need no place.
  if (OF_NUMBER.has(fact) && HAVE_LEFT.test(fold(content))) return false
  const matter = matterInHand(question)
  return !OF_NUMBER.has(fact) || (matter !== undefined && (groupOf(matter) === 'business' || ORGANISING.has(matter)))
}

const MOST_POINTS = 2

/** Says what was corrected, and what changes with it although the answer stays, or else its main points again. */
function sayUnchanged(context: AnswerContext, what: string): string {
  const sum = sumPutRight(context)
  if (sum !== undefined) return `${say(context, 'correctedThis', { what })} ${say(context, 'withThat')}\n\n${sum}`
  const total = totalPutRight(context)
  // A word or number in the place of another is no other situation.
  const isExchanged = context.reading.correction?.rewritten !== undefined
  const changes = whatChanges(context) ?? (isExchanged ? undefined : changedSituation(context)?.text)
  const isOfDay = context.reading.said.event_date !== undefined
  if (changes !== undefined && !isOfDay)
    return [`${say(context, 'correctedThis', { what })} ${changes}`, total].filter(Boolean).join('\n\n')
  // The first answer is the one to what was told first.
  const [told] = adviceTold(context)
  // What was just said needs not be said again.
  const points = told && context.answers.length > 1 ? inShort(told, MOST_POINTS) : []
  if (points.length === 0 && total === undefined && changes === undefined)
    return say(context, 'correctedSame', { what })
  const list = points.map((point) => `- ${point}`).join('\n')
  const lead = [say(context, 'correctedThis', { what }), changes].filter(Boolean).join(' ')
  return [lead, total, points.length > 0 && `${say(context, 'correctedPoints')}\n\n${list}`]
    .filter(Boolean)
    .join('\n\n')
}

/** Whether a reply works out a number. */
export const hasSum = ({ text }: Reply, language: Language): boolean =>
  text.includes(`**${READING_LABELS[language].parts.the_sum}:**`)

/** Fewer letters are a lead and no answer. */
const SHORTEST_ANSWER = 40

/** Whether a reply says again what was said: the same plan, or the same answer with another date or button beside it. */
function isSaidAgain({ answers }: AnswerContext, again: Reply): boolean {
  const isPlan = again.trace.opener !== null
  const [card] = again.trace.cards
  if (isPlan) return answers.some(({ trace }) => trace?.opener != null && trace.cards[0] === card)
  const main = withoutBesides(again)
    .split('\n\n')
    .find((part) => part.length >= SHORTEST_ANSWER)
  return main !== undefined && answers.some(({ content }) => content.includes(main))
}

/** Says what was corrected, and that the answer stays as it was. */
export const sayStays = (context: AnswerContext): Reply =>
  talkReply(context, [sayUnchanged(context, correctedFacts(context))], { act: 'correction' })

/** Says what was corrected before an answer that was made again with it, or that the answer stays as it was. */
export function sayCorrected(context: AnswerContext, again: Reply): Reply {
  const what = correctedFacts(context)
  const { language } = context.question
  // Where the answer is no surer than a question back, the one that was given stays.
  if (again.trace.asked === 'matter' || (!hasSum(again, language) && isSaidAgain(context, again)))
    return sayStays(context)
  // A number or word in the place of another makes no programme of a talk that had none.
  if (again.trace.programme && !context.answers.some(({ trace }) => trace?.programme)) return sayStays(context)
  // Among numbers of other matters the answer to all that was told finds no sum.
  const sum = hasSum(again, language) ? undefined : sumPutRight(context)
  return {
    ...again,
    text: [corrected(context, what), sum, again.text].filter(Boolean).join('\n\n'),
    trace: { ...again.trace, act: 'correction' },
  }
}

/**
 * The member's words for what was put right, before the answer with it; or that it counts, if the answer is the same or
 * there is none.
 */
export function sayPutRight(context: AnswerContext, again: Reply | null): Reply {
  const what = quotedWhole({ content: context.question.message })
  if (again === null || again.trace.asked === 'matter' || isSaidAgain(context, again))
    return talkReply(context, [sayUnchanged(context, what)], { act: 'correction' })
  return {
    ...again,
    text: `${corrected(context, what)}\n\n${again.text}`,
    trace: { ...again.trace, act: 'correction' },
  }
}

/** What was told, where nothing is known that changes with it: it counts from here on. */
export const sayNoted = (context: AnswerContext): Reply =>
  talkReply(context, [say(context, 'noted', { what: quotedWhole({ content: context.question.message }) })])
