import type { Language } from '#contract/language.ts'
import type { DayText } from '../strategist.ts'
import { readsAsCorrection } from '../talk-questions/read-talk-question.ts'
import { CAME_OUT, REFUSES_NEXT, SAYS_NO, WAS_CHECKED, WAS_MOVED, WAS_WRONG } from './correction-marks.ts'
import { addDays, addMonths, comingDate, comingDayOfMonth, dayFrom, monthOf, weekdayOf, yearOf } from './days.ts'
import { namesEvent } from './event-words.ts'
import { type DateFound, findDates } from './find-date.ts'
import { type MemberText, memberText } from './member-text.ts'
import { MONTH, readMonth } from './month-names.ts'
import { NUMBER, readNumber } from './number-words.ts'

interface Known {
  language: Language
  today: DayText
  /** The day of the member's event that was named before. */
  before: DayText
  /** It was told as a time from then: "in six weeks". */
  isSpan?: boolean
}

/** Refuses the day that follows: "not Friday", "não na sexta". */
const REFUSES_DAY: Record<Language, RegExp> = {
  en: /(?<!\w)(?:not|isn'?t|wasn'?t|no|instead of)(?: (?:on|the|next|is|this))* $/,
  pt: /(?<!\w)(?:nao|n|em vez de)(?: (?:na|no|e|a|o|de|dia|era|foi|mais|pra|para|nesse|nessa))* $/,
  es: /(?<!\w)(?:no|en vez de)(?: (?:de|del|dia|el|es|era|este|esta|para|sera))* $/,
}

const FAR_YEAR = /^,? (?:del? )?(?:ano )?(?!20\d\d)[2-9]\d{3}\b(?! ?(?:h|hours|hrs)\b)/
/** "December 20, 2150" is not this December. */
export const isOfFarYear = ({ folded }: MemberText, { end }: DateFound): boolean => FAR_YEAR.test(folded.slice(end))

/** A weekday means the one that is nearest to the day that was named before. */
function nearestWeekday(day: DayText, { before, today }: Known): DayText {
  const ahead = (weekdayOf(day) - weekdayOf(before) + 7) % 7
  const nearest = addDays(before, ahead > 3 ? ahead - 7 : ahead)
  return nearest > today ? nearest : day
}

const BARE_DAY =
  /(?<![\w/.,$])(?:(?:the|dia|el|pro|del|al|no|o|para o|para el|pra|lunes|martes|miercoles|jueves|viernes|sabado|domingo|segunda|terca|quarta|quinta|sexta|monday|tuesday|wednesday|thursday|friday|saturday|sunday) )+(?:dia )?(\d{1,2})(?:st|nd|rd|th)?(?![\w/:%]|[.,]\d| ?(?:de (?!este|ese)|of (?!this)|hours|horas|weeks|semanas|kg|h\b|am\b|pm\b|reais|pesos|euros|members|alunos|alumnos|socios|min)| ?-?(?:rounders?|rounds?|asaltos?|assaltos?)\b| [a-z]+s\b)|(?<![\w/.,$])(\d{1,2})(?:st|nd|rd|th)\b(?! (?:of|round|fight|floor|time|place|lap|class|month|day|degree|dan|grade))/g

/** "The 19th" without a month is in the month of the day before it was moved, or in the one after. */
function bareDay(text: MemberText, known: Known): DayText | null {
  const { before, language } = known
  for (const match of text.folded.matchAll(BARE_DAY)) {
    const day = Number(match[1] ?? match[2])
    if (REFUSES_DAY[language].test(text.folded.slice(0, match.index)) || isRefusedNumber(text.folded, day, language))
      continue
    if (Number(before.slice(8)) === day) continue
    // "February the 31st" is no day of another month.
    if (AFTER_MONTH[language].test(text.folded.slice(0, match.index))) continue
    return dayInNamedMonth(day, text, known) ?? dayInMonth(day, known)
  }
  return null
}

const afterMonth = (language: Language): RegExp => new RegExp(String.raw`\b(?:${MONTH[language]}) $`)
const AFTER_MONTH = { en: afterMonth('en'), pt: afterMonth('pt'), es: afterMonth('es') }

/** "First week of March now, the 6th": another month is named, and the day apart from it. */
function dayInNamedMonth(day: number, { folded }: MemberText, { before, today, language }: Known): DayText | null {
  if (OF_THIS_MONTH.test(folded)) return comingDayOfMonth(today, day)
  const [month, another] = monthsNamed(folded, language).filter((named) => named !== monthOf(before))
  return month === undefined || another !== undefined ? null : comingDate(today, month, day)
}
const OF_THIS_MONTH = /\b(?:this month|(?:deste|desse|este|esse|neste|nesse|de este|de ese) mes)\b|\d agora\b/

const monthsNamed = (folded: string, language: Language): number[] =>
  [...folded.matchAll(MONTHS[language])].flatMap(([, name = '']) => readMonth(name, language) ?? [])

/** This day in the month of the one before, or in the next month if it has passed. */
function dayInMonth(day: number, { before, today }: Known): DayText | null {
  const inMonth = dayFrom(yearOf(before), monthOf(before), day)
  if (inMonth !== null && inMonth >= today) return inMonth
  const next = addMonths(`${before.slice(0, 7)}-01`, 1)
  return dayFrom(yearOf(next), monthOf(next), day)
}

const isRefusedNumber = (folded: string, number: number, language: Language): boolean =>
  new RegExp(String.raw`${REFUSES_NEXT[language]}${number}(?:st|nd|rd|th)?(?!\d)`).test(folded)

const SHIFT_UNIT = { d: 1, w: 7, s: 7, f: 14, q: 14 } as const
const EARLIER =
  /\b(?:earlier|sooner|forward|before|ahead|moved up|antes|antecip\w+|adiant\w+|mais cedo|cancellation|adelant\w+)\b/
const LATER =
  /\b(?:later|after|back|postpon\w+|pushed|delay\w+|extra|more|depois|adi\w+|mais tarde|pra frente|despues|mas tarde|aplaz\w+|posp\w+|posterg\w+|atras\w+|retras\w+|recorr\w+|corrieron|se corre|se corrio|empurr\w+|jogaram)\b/

const GOT_BACK =
  /\b(?:got|get|came|come|gets|comes|rang|rung|called|wrote|hear[ds]?|texted|phoned) (?:\w+ )?back\b|\bcarry over\b/g

/** "Ya nomás quedan 4 semanas", "I only have 4 weeks now": counted from today, not from the day before. */
const LEFT_BEFORE =
  /\b(?:quedan?|faltan?|faltam?|restam?|sobram?|tengo|tenho|in|em|en|daqui a|dentro de|now|agora|ahora|(?:now |agora |ahora )(?:its|it's|it is|sao|son|e|are)|i(?:'ve| have)? (?:only |just )?(?:got|have))(?: (?:nomas|solo|so|only|just|apenas|ya|ja|unas|umas))* $/
/** "Its 9 weeks, they pushed it back": at the beginning it is counted from today. */
const IS_NOW =
  /(?:^|[,.;!] )(?:(?:no|wait|oh|ah|actually|na verdade|en realidad|opa) )?(?:its|it's|it is|that's|son|sao|es|e|eh|faltam|faltan) (?:(?:now|only|really|actually|agora|ahora|ya|ja|so|solo) )*$/
const HOW_MUCH_A = /(?:\d|tenner|fiver|quid|pounds|euros|dollars|bucks|times|hours?|sessions?|x) $/
const LEFT_AFTER = /^ (?:left|away|from now|now|to go)\b/

/** "Scales are the day before", "é na véspera", "es el día siguiente". */
const NEXT_DAY =
  /\b(?:(?<before>(?:the )?day (?:before|earlier)(?! yesterday)|(?:na )?vespera|(?:o |no )?dia (?:anterior|antes)|la vispera|(?:el )?dia (?:de antes|previo))|(?:the )?(?:day after|next day|following day)(?! tomorrow)|(?:o |no )?dia (?:seguinte|depois)|(?:el |al )?dia (?:siguiente|despues|de despues))\b/

const lengthIn = (folded: string, language: Language): RegExpExecArray | null =>
  new RegExp(
    String.raw`\b(a couple of|an?|another|${NUMBER[language]}) (?:full |whole )?(?:more |mais |mas )?(days?|weeks?|wks?|fortnights?|dias?|semanas?|quinzenas?|quincenas?)\b`,
  ).exec(folded)

/** Nobody is told of an event that is further away. */
const FURTHEST_DAYS = 3653

/** "They pushed it back a week", "uma semana antes". */
function shiftedDay({ folded }: MemberText, { before, language, today }: Known): DayText | null {
  const found = lengthIn(folded, language)
  const next = NEXT_DAY.exec(folded)
  if (next && !found) return addDays(before, next.groups?.before === undefined ? 1 : -1)
  const [whole = '', said = '', unit = ''] = found ?? []
  const isEarlier = EARLIER.test(folded)
  // "HR got back to me, I have 8 days" moves nothing.
  const moves = folded.replace(GOT_BACK, '')
  // "A tenner a week extra" says how much.
  const isRate = /^an?$/.test(said) && HOW_MUCH_A.test(folded.slice(0, found?.index ?? 0))
  if (!found || isRate || (!isEarlier && !LATER.test(moves))) return null
  const amount = /^(?:an?|another)$/.test(said) ? 1 : /^a couple/.test(said) ? 2 : readNumber(said, language)
  const days = SHIFT_UNIT[unit.charAt(0) as keyof typeof SHIFT_UNIT]
  if (amount === null || days === undefined || amount * days > FURTHEST_DAYS) return null
  const isLeft =
    LEFT_BEFORE.test(folded.slice(0, found.index)) ||
    LEFT_AFTER.test(folded.slice(found.index + whole.length)) ||
    (IS_NOW.test(folded.slice(0, found.index)) && !MOVED_SO_FAR.test(folded.slice(found.index + whole.length)))
  return isLeft ? addDays(today, amount * days) : addDays(before, (isEarlier ? -1 : 1) * amount * days)
}

// Folded, in all three languages together: what stands before and after a length by which a day is moved.
const MOVED_BY =
  /\b(?:moved|brought|pulled|pushed|put|postponed|delayed|bumped|shifted|antecip\w+|adi(?:ou|aram|ad[oa])|adiant\w+|empurr\w+|adelant\w+|aplaz\w+|posterg\w+|pospu\w+|atras\w+|retras\w+|corri\w+)(?: (?:it|the \w+|back|forward|up|out|by|em|en|por|la|lo|[ao] \w+|mais|mas))* $/
const MOVED_SO_FAR =
  /^ (?:(?:earlier|sooner|later)\b|(?:forward|back|ahead|antes|depois|mais cedo|mais tarde|pra frente|despues|mas tarde|mas temprano)(?:$|[,.;!?]| (?:than|d[aeo]s?|del?|now|agora|ahora)\b))/

/** Whether a message says by how long something was moved: "eight weeks earlier" is no date. */
export function tellsShift(message: string, language: Language): boolean {
  const { folded } = memberText(message, language)
  const found = lengthIn(folded, language)
  if (!found) return false
  return MOVED_BY.test(folded.slice(0, found.index)) || MOVED_SO_FAR.test(folded.slice(found.index + found[0].length))
}

const isRefused = (text: MemberText, { start }: DateFound, language: Language): boolean =>
  REFUSES_DAY[language].test(text.folded.slice(0, start))

const WEEKDAY =
  /\b(?:mon|tues?|wed(?:nes)?|thur?s?|fri|sat(?:ur)?|sun)(?:day)?\b|\b(?:segunda|terca|quarta|quinta|sexta|sabado|domingo|lunes|martes|miercoles|jueves|viernes)\b/
const REFUSES_WEEKDAY = /\b(?:not|nao|n|no) (?:on )?(?:this|next|nesse|neste|nessa|nesta|esse|este|essa|esta|el|no)\b/
/** "Tomorrow" means the event only if that is near. */
const NEAR_DAYS = 4

/** "Das 12 às 13". */
const HOURS_OF_DAY = /\b(?:from|das|de las|de) \d{1,2}h? (?:to|till|until|as|a|a las|ate|ate as) \d{1,2}\b/

/** "18 no, 11", "te dije 6 pero es 5": the day of the month that was said before, and another one. */
function besideOldDay({ folded }: MemberText, known: Known): DayText | null {
  const old = Number(known.before.slice(8))
  if (HOURS_OF_DAY.test(folded)) return null
  const days = [...folded.matchAll(/(?<![\d/.,:$])(\d{1,2})(?:st|nd|rd|th)?(?![\w/:%]|[.,]\d)/g)].map(([, day]) =>
    Number(day),
  )
  const others = days.filter((day) => day !== old && day >= 1 && day <= 31)
  return days.includes(old) && others.length === 1 ? dayInMonth(others[0] as number, known) : null
}

const ONLY = /\b(?:only|just|so|solo|apenas|nomas)\b/
/** "The 24th is when I teach, the seminar is the 31st", "el 6 compite mi hermano, yo el 13": what the old day really is. */
function tellsOldDay({ folded }: MemberText, { before, language }: Known): boolean {
  const day = Number(before.slice(8))
  const found = new RegExp(
    String.raw`(?<![\d/.,:$])${day}(?:st|nd|rd|th)? (?:is|was|es|era|e|eh|foi|fue|compite|pelea|luta|compete) (?<what>[^,.;!?\n]+)`,
  ).exec(folded)
  const what = found?.groups?.what
  if (what === undefined || !/\d/.test(folded.replace(found?.[0] ?? '', ''))) return false
  return !namesEvent(what, language) || ONLY.test(what)
}

const IN: Record<Language, string> = { en: 'in', pt: 'daqui a', es: 'dentro de' }
/** "No es un mes, son tres semanas", after "in a month": so long from today, too. */
function daySpanned(text: MemberText, { language, today }: Known): DayText | null {
  const spans = text.folded.matchAll(
    new RegExp(
      String.raw`\b(?:is|it's|its|are|have|like|only|just|be|e|eh|sao|eram|so|tenho|faltam|es|son|eran|solo|tengo|quedan|como) (${NUMBER[language]}|a|an|um|uma|un|una) (days?|weeks?|months?|dias?|semanas?|mes(?:es)?)\b`,
      'g',
    ),
  )
  for (const { 1: amount, 2: unit, index } of spans) {
    if (/\b(?:not|isn'?t|nao|no|n) $/.test(text.folded.slice(0, index))) continue
    const [found] = findDates(memberText(`${IN[language]} ${amount} ${unit}`, language), language, today)
    if (found) return found.day
  }
  return null
}

const MONTHS: Record<Language, RegExp> = {
  // "The 31st of February" is no month alone, though that day does not exist.
  en: new RegExp(String.raw`(?<!\d(?:st|nd|rd|th)? (?:of )?)\b(${MONTH.en})\b(?! (?:the )?\d)`, 'g'),
  pt: new RegExp(String.raw`(?<!\d (?:de )?)\b(${MONTH.pt})\b(?! \d)`, 'g'),
  es: new RegExp(String.raw`(?<!\d (?:de )?)\b(${MONTH.es})\b(?! \d)`, 'g'),
}
/** "I had the right day but the wrong month", "el día está bien". */
const SAME_DAY =
  /\b(?:same (?:day|date)|right day|day(?: itself)? (?:is|was) (?:right|fine|correct|ok)|wrong month|month wrong|mesm[oa] (?:dia|data)|dia (?:(?:ta|esta|e|era|tava|estava) )?(?:cert[oa]|mesmo|igual)|mes (?:e que )?(?:ta |esta |era |que )?errado|(?:errei|troquei|confundi) o mes|mism[oa] (?:dia|fecha)|dia (?:si )?(?:esta|es|era|estaba) (?:bien|correcto|el mismo|igual)|mes (?:que )?(?:esta |era )?(?:mal|equivocado)|(?:equivoque|confundi) (?:de|el) mes)\b/
/** "Two fewer really, I started in May". */
const OF_PAST =
  /\b(?:desde|since|started|began|comecei|comecou|voltei|empece|empezo|comence|volvi|last|passad[oa]|pasad[oa]|ago|atras)\b/
/** "Sorry, February". */
const LONGEST_MONTH = 40

/** "Transferiram pra abril, mesmo dia". */
function monthOnly({ folded }: MemberText, { language, before, today }: Known): DayText | null {
  const named = monthsNamed(folded, language)
  const months = named.filter((month) => month !== monthOf(before))
  const [month] = months
  const isPlain = named.length > months.length || folded.length <= LONGEST_MONTH
  if (!month || OF_PAST.test(folded) || !(SAME_DAY.test(folded) || (WAS_WRONG.test(folded) && isPlain))) return null
  return comingDate(today, month, Number(before.slice(8)))
}

/** "In 3 weeks", "ten weeks from today". */
const COUNTED =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|um|uma|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|dos|cuatro|cinco|siete|ocho|nueve|diez|once|doce|quince|quinze|fortnight)\b/
/** "Two weeks on Saturday". */
const WEEKS_ON = /^(?:a|\w+) (?:weeks?|wks?) (?:on|from|this)\b/
const EXACT =
  /^(?:the )?(?:day after )?(?:tomorrow|tmrw|tmr)$|^(?:depois de )?(?:amanha)$|^(?:pasado )?manana$|^(?:in|daqui a|em|en|dentro de) (?:an?|one|uma?|una?) (?:week|fortnight|month|semana|quinzena|quincena|mes)$/
/** Leads from an event to its day: "it's", "vai ser", "la pelea es". */
const IS_ON =
  /(?:\b(?:it'?s|its|it is|is|be|fight|compete|[a-z]+'s|e|eh|vai ser|sera|ja e|luto|compito|es|sera|va a ser|peleo|ya es)(?: (?:already|actually|really|for|on|ja|ya|na verdade|en realidad|mesmo|para|pra))*|^) $/
const IS_THIS = /^(?:this|this coming|coming|ness[ea]|est[ea]|ess[ea]|dess[ea]|este|esta) /

/** "It's this Saturday", after a week on Saturday: the same weekday of this week. */
const thisWeekday = (
  right: readonly DateFound[],
  { before, today }: Known,
  saidOf: (date: DateFound) => string,
): DayText | undefined =>
  right.find(
    (date) =>
      date.casual &&
      IS_THIS.test(saidOf(date)) &&
      WEEKDAY.test(saidOf(date)) &&
      weekdayOf(date.day) === weekdayOf(before) &&
      date.day <= addDays(today, DAYS_OF_WEEK),
  )?.day
const DAYS_OF_WEEK = 7

/** "It is saturday really". */
const LONGEST_WEEKDAY = 30

const OF_TRAINING =
  /\b(?:trainings?|practice|classes|sessions?|treinos?|aulas?|clases|entren(?:o|os|amiento|amientos)|turma|horario|timetable|schedule)\b/

/** How surely the day is put right: by a date with its month, by a day of the month or a shift, or by a weekday only. */
export type MovedBy = 'date' | 'day' | 'weekday'

/** The day that a message gives the member's event in place of the one before; null if it does not. */
export function findMovedDay(message: string, known: Known, by: MovedBy): DayText | null {
  const { language, today, before } = known
  const text = memberText(message, language)
  const { folded } = text
  const told = findDates(text, language, today).filter((date) => !isOfFarYear(text, date))
  const dates = told.filter(({ day }) => day !== before)
  const right = dates.filter((date) => !isRefused(text, date, language))
  // "I said March 6 but it is March 20", "*18th".
  const isSaidAgain = told.length > dates.length || /^ ?\*/.test(folded)
  const refusesDay = new RegExp(String.raw`(?<!\d)${Number(before.slice(8))}(?:st|nd|rd|th)? (?:no|nao|not)\b`).test(
    folded,
  )
  const refuses =
    dates.length > right.length ||
    REFUSES_WEEKDAY.test(folded) ||
    isSaidAgain ||
    refusesDay ||
    refusesNumber(folded, language)
  const isMoved = WAS_MOVED.test(folded)
  const isChecked = WAS_CHECKED.test(folded)
  const named = new RegExp(String.raw`\b(?:${MONTH[language]})\b|\d[/.-]\d`)
  const saidOf = ({ start, end }: DateFound): string => folded.slice(start, end)
  const found = {
    date: () => right.find((date) => named.test(saidOf(date)))?.day,
    day: () =>
      (isMoved || isChecked || refuses || tellsOldDay(text, known) || IS_SHIFTED.test(folded)
        ? shiftedDay(text, known)
        : null) ??
      besideOldDay(text, known) ??
      bareDay(text, known) ??
      // "In three weeks" is a whole date, too.
      right.find((date) => WEEKS_ON.test(saidOf(date)))?.day ??
      right.find((date) => !date.casual && COUNTED.test(saidOf(date)) && /[a-z]{3}/.test(saidOf(date)))?.day ??
      // "It's tomorrow", "é depois de amanhã", "it's in a week".
      right.find((date) => EXACT.test(saidOf(date)) && IS_ON.test(folded.slice(0, date.start)))?.day ??
      thisWeekday(right, known, saidOf) ??
      (known.isSpan && !tellsShift(message, language) ? daySpanned(text, known) : null) ??
      monthOnly(text, known),
    weekday: () => {
      // "Friday's training is off until the end of the month" moves no exam.
      if (OF_TRAINING.test(folded) && !namesEvent(folded, language)) return undefined
      if (WEEKDAY.test(folded) && REFUSES_WEEKDAY.test(folded) && WEEK_AFTER.test(folded)) return addDays(before, 7)
      const weekday = right.find((date) => date.casual && WEEKDAY.test(saidOf(date)))
      // "Going in this coming Tuesday instead".
      if (weekday && IS_THIS.test(saidOf(weekday)) && weekday.day <= addDays(today, DAYS_OF_WEEK)) return weekday.day
      if (weekday) return nearestWeekday(weekday.day, known)
      return before <= addDays(today, NEAR_DAYS) ? right.find(({ casual }) => casual)?.day : undefined
    },
  }[by]()
  if (!found || found === before || found < today) return null
  const isMarked =
    refuses ||
    isMoved ||
    isChecked ||
    WAS_WRONG.test(folded) ||
    SAYS_NO.test(folded) ||
    tellsOldDay(text, known) ||
    (by !== 'weekday' && CAME_OUT.test(folded)) ||
    (by === 'day' && IS_SHIFTED.test(folded)) ||
    // "Sunday is church" tells of a weekday, and moves nothing.
    (readsAsCorrection(message, language) && (by !== 'weekday' || folded.length <= LONGEST_WEEKDAY))
  return isMarked ? found : null
}

/** "A fortnight later than I said", "uma semana antes do que falei". */
const IS_SHIFTED =
  /\b(?:later|earlier|sooner|after|before|back|depois|antes|despues|mas tarde|mais tarde) (?:than|from|of|do|d[aeo]s?|de lo|q|que|to) (?:what |que |q |o que )?(?:i|eu|te|lo|yo|we|he|she|falei|disse|dije|puse)\b/

/** "Not this Saturday, the one after". */
const WEEK_AFTER =
  /\b(?:the (?:one|week) after|the (?:following|next) one|o (?:outro|seguinte|proximo)|a (?:outra|seguinte|proxima)|na outra|no outro|el (?:otro|siguiente|que sigue)|la (?:otra|siguiente))\b/

const refusesNumber = (folded: string, language: Language): boolean =>
  new RegExp(String.raw`${REFUSES_NEXT[language]}(?:the |el |dia |o dia )?\d`).test(folded)
