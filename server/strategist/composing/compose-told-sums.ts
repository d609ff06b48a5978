import { READING_LABELS } from '#content/reading/labels/labels.ts'
import { numberFormat } from '../knowledge/sums/number-format.ts'
import { findFacts } from '../programmes/find-facts.ts'
import { factsOfTalk } from '../programmes/talk-facts.ts'
import { toldSoFar } from '../reading/corrected-facts.ts'
import { fold } from '../reading/fold.ts'
import { type Mention, mentionsIn } from '../reading/number-mentions.ts'
import type { Reply } from '../strategist.ts'
import type { AnswerContext } from './answer-context.ts'
import { talkReply } from './compose-talk.ts'

/** "How much more am I paying per month?" Folded, in all three languages together, as all here. */
const ASKS_DIFFERENCE =
  /\bhow much (?:more|less|extra|dearer|cheaper|higher)\b|\b(?:cuanto|quanto) (?:mas|mais|menos|a mais|de mas|de mais)\b|\b(?:the difference|a diferenca|la diferencia)\b/
/** "So what do we both put in together?" */
const ASKS_TOTAL =
  /\b(?:between (?:us|the two)|together|both (?:of us )?(?:put|pay)|entre (?:los|las|nosotros|nosotras|os|as|nos) (?:dos|dois|duas)|juntos|juntas)\b/

/** "How long do I fight in total, all rounds together?" */
const ASKS_FIGHT_TIME =
  /\b(?:how long|how many minutes|how much|quanto tempo|quantos minutos|cuanto tiempo|cuantos minutos|cuanto)\b.*\b(?:in total|in all|altogether|all (?:the )?rounds|ao todo|no total|somando|en total|sumando|todos (?:los|os) (?:rounds|asaltos|assaltos))\b/
/** Not with the breaks. */
const WITH_BREAKS = /\b(?:breaks?|rests?|intervalos?|descansos?|pausas?)\b/

/** Two amounts of the same kind are of the same size. */
const LARGEST_RATIO = 3

const isMoney = ({ figure, thing }: Mention): boolean =>
  figure.money && figure.unit === undefined && thing !== 'people' && thing !== 'rounds'
const ratioOf = ([one, other]: readonly [Mention, Mention]): number =>
  Math.max(one.figure.value, other.figure.value) / Math.min(one.figure.value, other.figure.value)

/** Every two different amounts of money that were told, those of the same size. */
function pairsOfMoney(told: readonly Mention[]): (readonly [Mention, Mention])[] {
  const amounts = told.filter(isMoney)
  return amounts
    .flatMap((one, place) => amounts.slice(place + 1).map((other) => [one, other] as const))
    .filter(([one, other]) => one.figure.value !== other.figure.value)
    .filter((pair) => ratioOf(pair) <= LARGEST_RATIO)
}

/** "How much do I still need to find?" */
const ASKS_MISSING =
  /\bhow much (?:\w+ ){0,3}?(?:still|left|more)(?: \w+){0,3} (?:need|find|raise|missing|go|get|arrange|collect)\b|\bhow much (?:is|do i have) (?:still )?left to (?:find|raise|get|arrange|go)\b|\bhow much (?:do i|do we|is|am i) (?:still )?(?:need|missing|short|left to)\b|\b(?:quanto|cuanto) (?:\w+ ){0,2}?(?:falta\w*|preciso|necesito)(?: (?:ainda|todavia|entonces|entao|pra|para|juntar|conseguir|agora|ahora))*\W*$/
/** Before an amount that is needed, or that somebody gave towards it. */
const NEEDS = /\b(?:need|needs|costs?|preciso|custa|precisamos|necesito|necesitamos|cuesta|sale)\b[^.;!?\d]{0,24}$/
const GIVEN_TOWARDS =
  /\b(?:put in|chipped in|threw in|gave (?:me|us)|(?:agreed to|will|is going to|'?s gonna|going to) (?:give|put in|pay|chip in)|got|raised|saved|consegui(?:mos)?|juntei|juntamos|me (?:deu|deram|dio|dieron)|nos (?:deu|deram|dio|dieron)|junte|ahorre|puso|pusieron|(?:va a|vai) (?:poner|dar|pagar|colocar))\b[^.;!?\d]{0,24}$/

/** What is missing of an amount after others gave towards it; null if that is not asked for, or not plain. */
export function composeMissing(context: AnswerContext): Reply | null {
  const { question } = context
  if (!ASKS_MISSING.test(fold(question.message))) return null
  const told = toldSoFar(question)
  const amounts = told.flatMap(({ content }, place) => mentionsIn(content, place, question.language)).filter(isMoney)
  const before = ({ text, figure }: Mention): string => text.folded.slice(0, figure.start)
  const given = amounts.filter((amount) => GIVEN_TOWARDS.test(before(amount)))
  const [needed, ...others] = amounts.filter((amount) => !given.includes(amount) && NEEDS.test(before(amount)))
  const left = (needed?.figure.value ?? 0) - given.reduce((sum, { figure }) => sum + figure.value, 0)
  if (!needed || others.length > 0 || given.length === 0 || left <= 0) return null
  const terms = [needed, ...given].map(({ figure }) => figure.value)
  return saySum(context, (show) => `${terms.map(show).join(' − ')} = ${show(left)}`)
}

/** A result, with the numbers as the member writes them. */
function saySum(context: AnswerContext, sum: (format: (value: number) => string) => string): Reply {
  const { question } = context
  const told = toldSoFar(question).map(({ content }) => content)
  const format = numberFormat(told.join('\n'), question.language)
  const { the_sum } = READING_LABELS[question.language].parts
  return talkReply(context, [`**${the_sum}:** ${sum((value) => format.format(value))}.`])
}

/** "How many hours a week is that?" */
const ASKS_WEEKLY =
  /\bhow many hours\b.*\b(?:a|per|each) week\b|\b(?:quantas|cuantas) horas\b.*\b(?:por|a la|na|la) semana\b/
/** Asks for advice, or for hours of something else. */
const NO_HOURS_OF_TRAINING =
  /\b(?:should|need|enough|ideal|recommend\w*|devo|deveria|preciso|bastam?|suficientes?|recomend\w*|debo|deberia|necesito|bastan?|sleep\w*|study|studying|work|shifts?|sono|durmo|dormindo|estud\w+|trabalh\w+|duerm\w+|sueno|estudi\w+|trabaj\w+)\b/

/** The hours of training in a week, of how often and how long that was told; null if that is not asked for, or not known. */
export function composeWeeklyHours(context: AnswerContext): Reply | null {
  const folded = fold(context.question.message)
  if (!ASKS_WEEKLY.test(folded) || NO_HOURS_OF_TRAINING.test(folded)) return null
  const { days, minutes } = factsOfTalk(context.question).now
  if (days === undefined || minutes === undefined) return null
  const hours = minutes / MINUTES_IN_HOUR
  return saySum(context, (show) => `${days} × ${show(hours)} h = ${show(days * hours)} h`)
}
const MINUTES_IN_HOUR = 60

/** How long all rounds last together; null if that is not asked for, or not known. */
export function composeFightTime(context: AnswerContext): Reply | null {
  const { question } = context
  const folded = fold(question.message)
  if (!ASKS_FIGHT_TIME.test(folded) || WITH_BREAKS.test(folded)) return null
  const told = toldSoFar(question)
  const facts = told.map(({ content, day }) => findFacts(content, question.language, day))
  const rounds = facts.findLast((each) => each.rounds !== undefined)?.rounds
  const minutes = facts.findLast((each) => each.round_minutes !== undefined)?.round_minutes
  if (rounds === undefined || minutes === undefined) return null
  return saySum(context, (show) => `${rounds} × ${show(minutes)} min = ${show(rounds * minutes)} min`)
}

/** What two amounts come to, or how far they are apart; null if that is not asked for, or if several two may be meant. */
export function composeTwoNumbers(context: AnswerContext): Reply | null {
  const { message, language } = context.question
  const folded = fold(message)
  const isDifference = ASKS_DIFFERENCE.test(folded)
  if (!isDifference && !ASKS_TOTAL.test(folded)) return null
  const told = toldSoFar(context.question)
  const pairs = pairsOfMoney(told.flatMap(({ content }, place) => mentionsIn(content, place, language)))
  const [pair, ...others] = pairs
  if (!pair || others.length > 0) return null
  const [less, more] = pair.map(({ figure }) => figure.value).toSorted((one, other) => one - other) as [number, number]
  const result = isDifference ? more - less : more + less
  return saySum(context, (show) => `${show(more)} ${isDifference ? '−' : '+'} ${show(less)} = ${show(result)}`)
}
