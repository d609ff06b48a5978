import type { Language } from '#contract/language.ts'
import type { MemberText } from './member-text.ts'
import { findNumber, NUMBER, readNumber } from './number-words.ts'

const HOURS_IN_A_WEEK = 168

const WEEKLY: Record<Language, string> = {
  en: '(?: ?(?:/|a|per|each|every|every single) ?(?:week|wk)|weekly| in a week)',
  pt: '(?: ?(?:/|por|na|a cada|cada) ?semana| semanais| semanal)',
  es: '(?: ?(?:/|por|a la|cada) ?semana| semanales| semanal)',
}
const DAILY: Record<Language, string> = {
  en: '(?: ?(?:/|a|per|each|every) ?day| daily)',
  pt: '(?: ?(?:/|por|ao|cada|todo) ?dia| diarias?| todos os dias)',
  es: '(?: ?(?:/|por|al|cada) ?dia| diarias?| todos los dias)',
}
const HALF: Record<Language, string> = { en: '(?: and a half)', pt: '(?: e meia)', es: '(?: y media)' }
const TIMES: Record<Language, string> = {
  en: '(?:times|x|days|nights|sessions|mornings|evenings)',
  pt: '(?:vezes|x|dias|noites|treinos|manhas|sessoes)',
  es: '(?:veces|x|dias|noches|sesiones|entrenamientos|mananas)',
}

/** "At 20h", "6h or 20h" are times of day. */
const AT_TIME = String.raw`(?<!\b(?:or|ou|o|at|as|das|a las|de las|from|desde las) )`
/** Minutes on the way are no training. In all three languages together. */
const NO_WAY = String.raw`(?! ?(?:or|ou|o) \d{1,2} ?h)(?! (?:away|drive|driving|walk|by|from|on the|longe|lejos|(?:de|en|em) (?:distancia|onibus|carro|viagem|viaje|camino|coche|auto|metro|bus))\b)`

/** "Five hours a week less" are no five hours. In all three languages together. */
const NO_DIFFERENCE = '(?! (?:less|fewer|more(?! or)|a m(?:ais|enos)|de menos|menos|mas(?=$|[.,;!?]))\\b)'

interface Patterns {
  hoursWeekly: RegExp
  hoursDaily: RegExp
  timesWeekly: RegExp
  session: RegExp
}

function patternsOf(language: Language): Patterns {
  const number = String.raw`(?<![\d/])\b(?<number>\d{1,3}(?:[.,]\d)?|an?|once|twice|half an|meia|media|${NUMBER[language]})`
  const range = String.raw`(?: ?(?:-|to|ou|or|o|a|u) ?(?:\d{1,2}))?`
  const hours = String.raw`${number}${range} ?(?<half>${HALF[language]} )?(?<unit>hours?|hrs?|horas?|h(?<past>\d\d)?|minutes?|minutos?|mins?)\b(?<more_half>${HALF[language]})?`
  return {
    hoursWeekly: new RegExp(
      `${hours}(?: of training| de treino| de entrenamiento| training| livres| libres| free)?${WEEKLY[language]}\\b${NO_DIFFERENCE}`,
    ),
    hoursDaily: new RegExp(`${hours}${DAILY[language]}\\b`),
    timesWeekly: new RegExp(`${number}${range} ?(?:${TIMES[language]})?${WEEKLY[language]}\\b`),
    session: new RegExp(AT_TIME + hours + NO_WAY),
  }
}
const PATTERNS: Record<Language, Patterns> = { en: patternsOf('en'), pt: patternsOf('pt'), es: patternsOf('es') }

const AT_WORK = /\b(?:work|working|trabalho|trabalhando|trabajo|trabajando|job|emprego)\b[^.,;!?]*$/

const SPECIAL: Record<string, number> = { a: 1, an: 1, once: 1, twice: 2, 'half an': 0.5, meia: 0.5, media: 0.5 }

const count = (said: string | undefined, language: Language): number | undefined =>
  said === undefined ? undefined : (SPECIAL[said] ?? readNumber(said, language) ?? undefined)

function hoursIn(match: RegExpExecArray | null, language: Language): number | undefined {
  const { number, unit, half, more_half, past } = match?.groups ?? {}
  const amount = count(number, language)
  if (amount === undefined) return undefined
  if (unit?.startsWith('min')) return amount / 60
  return amount + (half === undefined && more_half === undefined ? 0 : 0.5) + Number(past ?? 0) / 60
}

const sensible = (hours: number | undefined): number | undefined =>
  hours === undefined || hours <= 0 || hours > HOURS_IN_A_WEEK ? undefined : Math.round(hours * 10) / 10

/** The hours a week to train or work on it: given directly, or sessions a week times their length. */
export function findWeeklyHours(text: MemberText, language: Language): number | undefined {
  const patterns = PATTERNS[language]
  const said = patterns.hoursWeekly.exec(text.folded)
  // Working hours are not available hours.
  if (said && AT_WORK.test(text.folded.slice(Math.max(0, said.index - 20), said.index))) return undefined
  const weekly = hoursIn(said, language)
  if (weekly !== undefined) return sensible(weekly)
  const times = patterns.timesWeekly.exec(text.folded)
  const often = count(times?.groups?.number, language)
  const daily = hoursIn(patterns.hoursDaily.exec(text.folded), language)
  if (daily !== undefined) return sensible(daily * (often !== undefined && often <= 7 ? often : 7))
  if (times === null || often === undefined || often > 21) return undefined
  // A partial word at the cut could look like an hour.
  const before = text.folded.slice(Math.max(0, times.index - 30), times.index).replace(/^\S*/, '')
  const near = before + text.folded.slice(times.index, times.index + times[0].length + 40)
  const session = hoursIn(patterns.session.exec(near), language)
  return session === undefined ? undefined : sensible(often * session)
}

/** The answer to the question for hours: "4", "about 4 hours", "umas 4 horas". */
export function readHoursAnswer(text: MemberText, language: Language): number | undefined {
  const found = findWeeklyHours(text, language)
  if (found !== undefined) return found
  const session = hoursIn(PATTERNS[language].session.exec(text.folded), language)
  if (session !== undefined) return sensible(session)
  return sensible(findNumber(text.folded, language) ?? undefined)
}
