import { ASKS_NUMBER, MISSED } from './everyday-words.ts'
import { type Figure, only } from './numbers-in-text.ts'
import { added, line, rounded, type Sum } from './told.ts'

const HOURS_IN_WEEK = 168
const NIGHTS = 7
/** "8 por noche", "8 hours a night". */
const A_NIGHT =
  /^(?: ?(?:h|hours?|horas?))? (?:a|per|each|every|por|la|cada|de) (?:night|nite|noite|noche|sueno|sono)\b|^ ?(?:h|hours?|horas?) (?:of sleep|de sono|de sueno)\b/
const SLEEPS = /\b(?:sleep|dormir|durmo|duermo|dormindo|durmiendo)\b/
const ASKS_FREE = /\b(?:free|left|over|livres?|sobram?|restam?|libres?|quedan|sobran|restan)\b/

/** What is left of the 168 hours of a week. */
export const freeHours: Sum = ({ figures, text }) => {
  if (!ASKS_NUMBER.test(text) || !ASKS_FREE.test(text)) return []
  const counted = figures.filter(({ counts }) => counts)
  const isNightly = ({ before, end }: Figure): boolean =>
    A_NIGHT.test(text.slice(end)) && (SLEEPS.test(before) || SLEEPS.test(text))
  const nights = counted.filter(isNightly)
  const others = counted.filter((figure) => !isNightly(figure))
  const areHours = others.every(
    ({ unit, marked, value }) => unit === 'hours' || (unit === undefined && !marked && value < HOURS_IN_WEEK),
  )
  if (nights.length !== 1 || others.length < 2 || !areHours || !others.some(({ unit }) => unit === 'hours')) return []
  const list = [...others.map(({ value }) => value), ...nights.map(({ value }) => value * NIGHTS)]
  const all = added(list)
  const rest = HOURS_IN_WEEK - all
  return rest > 0 ? [line('freeHours', { list, all, rest })] : []
}

const MOST_SESSIONS = 14
/** "One whole week": a number in a word. */
const ONE_WEEK =
  /\b(?:one|a|una|uma|1) (?:whole |full |entire |hard )?(?:week|semana)(?: entera| inteira| completa)?\b/g

/** Sessions a week × weeks, without those that are missed. */
export const sessionsIn: Sum = ({ figures, text }) => {
  const often = only(figures, ({ unit, per }) => unit === 'sessions' && per === 'week')
  const weeks = only(figures, ({ unit, per, before }) => unit === 'weeks' && per === undefined && !MISSED.test(before))
  if (!often || !weeks || !ASKS_NUMBER.test(text) || often.value > MOST_SESSIONS) return []
  const others = figures.filter((figure) => figure.counts && figure !== often && figure !== weeks)
  const missed = others.filter(({ before }) => MISSED.test(before))
  const loose = others.filter((figure) => !missed.includes(figure))
  const isPlain = ({ unit, value, marked, per }: Figure): boolean =>
    (unit === undefined && !marked && per === undefined && value < 40) || unit === 'sessions' || unit === 'weeks'
  if (!others.every(isPlain) || (loose.length > 0 && !MISSED.test(text))) return []
  const lostWeeks = added(others.filter(({ unit }) => unit === 'weeks').map(({ value }) => value))
  const oneWeek = lostWeeks === 0 && missedWeek(text) ? 1 : 0
  const counted = weeks.value - lostWeeks - oneWeek
  const lost = others.filter(({ unit }) => unit !== 'weeks').map(({ value }) => value)
  if (counted <= 0) return []
  const total = counted * often.value
  const rest = total - added(lost)
  if (rest < 0) return []
  return [
    line('sessionsIn', { weeks: counted, often: often.value, total }),
    ...(lost.length > 0 ? [line('sessionsLeft', { total, list: lost, rest })] : []),
  ]
}

/** "Lose one whole week", "una semana entera cerró el gym"; "4 times a week" is no week that was missed. */
const missedWeek = (text: string): boolean =>
  [...text.matchAll(ONE_WEEK)].some(({ 0: said, index }) => {
    const around = text.slice(Math.max(0, index - AROUND), index + said.length + AROUND)
    return !/^a week/.test(said) && MISSED.test(around)
  })
const AROUND = 25

const ROUNDS =
  /(?<rounds>\d{1,2}) ?(?:rounds?|assaltos?|asaltos?|rolas?|x) ?(?:of|de|x)? ?(?<length>\d{1,2})(?: ?(?:min\w*|'|m\b))/g
const BREAK =
  /(?<rest>\d{1,2}) ?(?:min\w*|sec\w*|seg\w*|s\b|'|m\b)?(?: (?:of|de))? (?:rest|break|between|descanso|intervalo|pausa|entre)/
const ASKS_HOW_LONG =
  /\b(?:how long|how many minutes|quanto tempo|quantos minutos|cuanto (?:tiempo|dura)|cuantos minutos|total)\b/

/** Minutes before and after the rounds: "15 warm up", "10 min de comba", "12 de estirar". */
const BESIDE_ROUNDS =
  /(?<minutes>\d{1,3}) ?(?:min\w*|'|m\b)?(?: (?:of|de|to))? (?:warm\w*|stretch\w*|skip\w*|shadow|mobility|cool\w*|aquec\w+|along\w+|corda|sombra|mobilidade|calent\w+|estir\w+|comba|cuerda|movilidad)/g

/** How long rounds with their breaks last, and what comes before and after them. */
export const roundsLast: Sum = ({ text, figures }) => {
  const named = [...text.matchAll(ROUNDS)]
  // "And 5 rounds of 5": the last ones that are named.
  const last = named.at(-1)
  // Two blocks of one session have breaks of their own.
  const isOneSession = named.length > 1 && !text.slice(named.at(-2)?.index, last?.index).includes('\n')
  const found = last?.groups
  const between = BREAK.exec(text.slice(last?.index)) ?? BREAK.exec(text)
  if (isOneSession || !last || !found || !between?.groups || !ASKS_HOW_LONG.test(text)) return []
  const besides = named.length > 1 ? [] : [...text.matchAll(BESIDE_ROUNDS)].map(({ groups }) => Number(groups?.minutes))
  // A number besides those of the rounds, their length and their breaks may be more time.
  if (named.length === 1 && figures.filter(({ counts }) => counts).length > 3 + besides.length) return []
  const [rounds, length] = [Number(found.rounds), Number(found.length)]
  const rest = Number(between.groups.rest) / (IN_SECONDS.test(between[0]) ? MINUTES : 1)
  if (rounds < 2 || length === 0 || rest === 0 || rest > LONGEST_BREAK) return []
  const breaks = rounds - 1
  const [work, pause] = [rounds * length, breaks * rest]
  const lines = [line('roundsLast', { rounds, length, work, breaks, rest, pause, total: work + pause })]
  const total = work + pause + added(besides)
  return besides.length === 0 ? lines : [...lines, line('blocks', { list: [work + pause, ...besides], total })]
}
const IN_SECONDS = /\b(?:s|sec\w*|seg\w*)\b/
const LONGEST_BREAK = 10
const MINUTES = 60

const ASKS_WEEKLY = /\b(?:a|per|each|every|por|na|cada|x) (?:week|semana)\b/
const LEAST_HOURS = 10
/** Nobody does more in a week. */
const MOST_WEEKLY = 100

/** So many hours until a day, as hours a week. */
export const hoursPerWeek: Sum = ({ figures, text, ahead }) => {
  const all = only(figures, ({ unit, per, value }) => unit === 'hours' && per === undefined && value >= LEAST_HOURS)
  if (!all || !ASKS_NUMBER.test(text) || !ASKS_WEEKLY.test(text)) return []
  const weeks = ahead()?.weeks ?? 0
  if (weeks < 2 || all.value / weeks > MOST_WEEKLY) return []
  return [line('hoursPerWeek', { weeks, hours: all.value, weekly: rounded(all.value / weeks) })]
}

/** "5 treinos de 1h30", "2 runs of 40 minutes", "6 asaltos de 3 min". */
const OF_LENGTH =
  /(?<count>\d{1,2}) ?(?:x |[a-z]+ )(?:of |de |com |con |por |for |at )?(?:(?<hours>\d(?:[.,]5)?) ?h(?:oras?|ours?|rs?)?(?: ?(?:e |y |and )?(?<past>\d{2}|meia|media|half))?|(?<minutes>\d{1,3}) ?(?:min\w*|'))/g
const A_WEEK = /(?:\b(?:a|per|each|every|por|na|la|x)|\/) ?(?:week|semana)\b/
const DAYS_A_WEEK = /(?<days>\d) ?(?:days?|dias?|times|veces|vezes|x)(?: (?:a|per|por|na|la|a la)| )? ?(?:week|semana)/
const ASKS_TIME = /\b(?:how (?:many|long|much)|quant[oa]s?|quanto|cuant[oa]s?|total|in all)\b/

/** All minutes of sessions and runs of such a length, in a week if days of a week are named. */
export const trainingTime: Sum = ({ text, figures }) => {
  const blocks = [...text.matchAll(OF_LENGTH)].map(({ groups }) => {
    const past = groups?.past === undefined ? 0 : Number(groups.past) || MINUTES / 2
    const hours = groups?.hours === undefined ? 0 : Number(groups.hours.replace(',', '.'))
    return { count: Number(groups?.count), length: Number(groups?.minutes ?? hours * MINUTES + past) }
  })
  const days = Number(DAYS_A_WEEK.exec(text)?.groups?.days ?? 1)
  const isAsked = ASKS_TIME.test(text) && /\b(?:hours?|minutes?|mins?|horas?|minutos?|long|tempo|tiempo)\b/.test(text)
  const isSum = blocks.length > 1 || (blocks.length === 1 && days > 1)
  const isWeekly = A_WEEK.test(text) || days > 1
  if (
    !isSum ||
    !isAsked ||
    !isWeekly ||
    figures.some(({ marked, unit }) => marked || unit === 'percent' || unit === 'weeks')
  )
    return []
  const parts = blocks.map(({ count, length }) => count * length)
  const total = added(parts)
  if (days === 0 || parts.includes(0)) return []
  return [
    ...blocks.map(({ count, length }, place) => line('minutesOf', { count, length, minutes: parts[place] ?? 0 })),
    ...(parts.length > 1 ? [line('blocks', { list: parts, total })] : []),
    ...(days > 1 ? [line('minutesOf', { count: days, length: total, minutes: days * total })] : []),
    ...(total * days >= 2 * MINUTES
      ? [line('inHours', { minutes: total * days, hours: (total * days) / MINUTES })]
      : []),
  ]
}
