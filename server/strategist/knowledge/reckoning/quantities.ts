import type { Language } from '#contract/language.ts'
import { fold } from '../../reading/fold.ts'
import { hasTooManyNumbers, type Numeral, numeralsIn } from '../sums/numerals.ts'
import { withHowOften, withListedMoney } from './listed-money.ts'
import { withPlainNumbers } from './plain-numbers.ts'
import { type Kind, LEAST_MONEY, type Per, type Quantity, type Role } from './quantity.ts'

/** Folded, in all three languages together, as every pattern here. */
const UNITS: readonly [Exclude<Kind, 'money' | 'bare'>, string][] = [
  ['percent', '%|percent|per cent|por cento|por ciento'],
  ['minutes', 'hours?|hrs?|h|horas?|minutes?|mins?|min|minutos?'],
  ['rounds', 'rounds?|rds?|assaltos?|asaltos?'],
  [
    'sessions',
    'sessions?|classes|class|lessons?|trainings?|workouts?|times|evenings|evening|mornings|afternoons|nights|privates|practices?|treinos?|aulas?|vezes|vez|sessoes|manhas|tardes|noites|noches|clases?|veces|sesion(?:es)?|entrenos?|entrenamientos?|mananas|turnos|musculacao',
  ],
  ['days', 'days?|dias?'],
  ['weeks', 'weeks?|wks?|semanas?'],
  ['months', 'months?|mes|meses'],
  ['years', 'years?|yrs?|anos?'],
  [
    'people',
    'members?|students?|pupils?|kids?|boys?|girls?|sons|daughters?|children|adults?|people|ppl|clients?|alun[oa]s?|filh[oa]s?|menin[oa]s?|criancas?|pessoas?|adult[oa]s|alumn[oa]s?|hij[oa]s?|nin[oa]s?|soci[oa]s|personas?|atletas?|athletes?',
  ],
]
/** Between a number and what it counts no such word stands. */
const NO_PART =
  'hour|hours|hr|minute|minutes|min|hora|horas|minutos|is|are|was|and|or|but|per|a|an|the|la|las|el|los|for|at|to|in|on|if|not|e|y|o|ou|que|por|para|pra|en|em|no|na|ao|al|cada|each|every|mas|pero|si|se|sao|son|era|eram|eran|do|da|del|with|com|con|of|de'
const UNIT_AFTER = UNITS.map(
  ([kind, words]) =>
    [kind, new RegExp(String.raw`^ ?-?(?:(?!(?:${NO_PART})\b)[a-z']+ ){0,2}?(?<unit>${words})(?!\w)`)] as const,
)
const IS_HOURS = /^h/

const EVERY = String.raw`(?:a|per|each|every|por|ao|al|cada|/|x|na|no|a la|en la|in a|in the|of the|da|de la|de|the|toda|todo|todos los|todas las|todas as)`
const PERS: readonly [Per, RegExp][] = [
  ['way', /\b(?:each|per|every|one|cada|por) ?(?:way|direction|trip|trecho|trayecto|viaje|tramo)\b|\bde ida\b/],
  ['hour', /(?:^| )(?:an|a|per|la|por|cada|\/|the) ?(?:hour|hr|hora|h)\b|\/ ?h\b/],
  [
    'session',
    /\b(?:a|per|each|every|por|a|la|cada|each|\/) ?(?:private )?(?:class|session|lesson|training|time|go|aula|treino|sessao|vez|clase|sesion|entreno|entrenamiento)\b|\bcada vez\b|\bfor (?:a|one) (?:class|session|lesson)\b/,
  ],
  ['week', new RegExp(String.raw`(?:^| )${EVERY} ?(?:week|wk|semana)\b|\bweekly\b|\bsemana(?:l|les|is)\b`)],
  [
    'month',
    new RegExp(String.raw`(?:^| )${EVERY} ?(?:month|mth|mes)\b|\bmonthly\b|\bmensua(?:l|les)\b|\bmensa(?:l|is)\b`),
  ],
  ['year', new RegExp(String.raw`(?:^| )${EVERY} ?(?:year|ano)\b|\b(?:yearly|annually|anual(?:es)?|anuais)\b`)],
  [
    'day',
    new RegExp(
      String.raw`(?:^| )${EVERY} ?(?:single )?(?:day|night|evening|dia|noche|noite)\b|\bdaily\b|\bdiari[oa]s?\b|\ba diario\b`,
    ),
  ],
  [
    'person',
    /\b(?:each|a head|apiece|per (?:person|head|member|kid|child)|(?:por|cada) (?:pessoa|cabeca|aluno|crianca|filho|persona|cabeza|alumno|nino|nina|hijo|hija|uno|una|um|uma)|(?:pra|para) cada (?:um|uma|uno|una)|cada (?:um|uma|uno|una))\b/,
  ],
  ['each', /\bcada\b/],
]

/** "£52 a month each". */
const IS_EACH =
  /\b(?:each|apiece|a head|per (?:person|kid|child|head|member)|(?:por|de|para|pra) cada (?:um|uma|uno|una)|cada (?:um|uma|uno|una)|por (?:crianca|filho|nino|hijo|cabeza|cabeca))\b/
/** "Cada uno toma una hora". */
const EACH_BEFORE =
  /\b(?:each(?: one)?|cada (?:um|uma|uno|una))(?: (?:takes|of them takes|toma|faz|hace|has|tem|tiene))? $/
const perOf = (text: string): Per | undefined => PERS.find(([, pattern]) => pattern.test(text))?.[0]

/** "300 every 2 months". */
const CADENCE = /\b(?:every|each|a cada|cada) (?<n>[2-9]) (?<unit>weeks|months|semanas|meses)\b/
const ENDS = /[.;!?](?!\d)|,(?!\d)/
const CLAUSE_BEFORE = /.*(?:[.;!?](?!\d)|, | (?:and|but|e|y|mas|pero) )/s

const HAVE =
  /\b(?:saved|savings|save up|budget|sponsor(?:s|ing)? (?:me|us)(?: with)?|patrocin\w+|esponsor\w*|in the bank|put (?:aside|away|by)|libres|livres|me quedan|me sobram|spare|i have(?! to)|am having|we have(?! to)|we'?ve got(?! to)|got(?= (?:about |around )?[£$€]?\d)|donation|doacao|donacion|in the (?:account|kitty|pot)|ive got(?! to)|i've got(?! to)|there'?s|juntei|juntad[oa]s?|guardad[oa]s?|guardei|separei|orcamento|poupad[oa]s?|tenho(?! que\b)|temos(?! que\b)|caixa|na conta|ahorr\w+|tengo(?! que\b)|tenemos(?! que\b)|llevamos|caja|en la cuenta|traigo|presupuesto|apartad[oa]s?|i have got|real es)\b/
const INCOME =
  /\b(?:earn\w*|i (?:get|make)|and get|gets me|he gives me|pays? me|purse|salary|wages?|ganho|recebo|bolsa|salario|me pagam|me paga|pagando|gano|cobro|sueldo|me pagan|me da|me ofrecen|charge|charging|cobro|cobrar)\b/
const COST =
  /\b(?:rents?|costs?|fees?|prices?|spend\w*|spent|pay|paying|entry|tickets?|flights?|gloves|guards?|takes|charges?|bills?|aluguel|custa\w*|mensalidade|gast\w+|inscricao|passage\w+|luvas?|caneleiras?|pago|pagar|paga|alquiler|renta|cuesta\w*|cuota|mensualidad|guantes|costal|viaje|licencia|sale|salen|cobran|precio|owes?|deve|debe)\b/

const ROLES: readonly [Role, RegExp][] = [
  ['have', new RegExp(HAVE, 'g')],
  ['income', new RegExp(INCOME, 'g')],
  ['cost', new RegExp(COST, 'g')],
]

/** By the word before that is nearest, or else by one after it. */
function roleOf(before: string, after: string): Role | undefined {
  const places = (text: string) =>
    ROLES.flatMap(([role, words]) => [...text.matchAll(words)].map(({ index, 0: word }) => ({ role, index, word })))
  const last = places(before).toSorted((one, other) => other.index + other.word.length - (one.index + one.word.length))
  // "At 600 each and we have 2,000": what comes after "and" is said of the next amount.
  const first = places(after.replace(/ (?:and|but|e|y|mas|pero) .*/s, '')).toSorted(
    (one, other) => one.index - other.index,
  )
  return last[0]?.role ?? first[0]?.role
}

/** A number after these words is somebody's age. */
const AGE_BEFORE =
  /\b(?:i'?m|im|i am|(?:he|she|who|son|daughter|kid|boy|girl|lad) is|she'?s|he'?s|turned|aged?|(?:boy|kid|pibe|chico|chica|nino|nina|menino|menina|uno|una|um|uma|filho|filha|hijo|hija|aluno|alumno) (?:of|de)) $/
const AGE_WITH_YEARS = /\b(?:tengo|tenho|tem|tiene|cumpli|fiz|de|with|aged?|are|son|sao) $/
const AGE_AFTER = /^ ?(?:years?(?: old)?|yrs?(?: old)?|yo|anos?)\b(?! (?:ago|in|of|de (?:aula|treino|clase)))/
/** "10 a 15 anos". */
const AGE_RANGE_AFTER = /^ ?(?:a|to|-|y|e|and|o|ou|or) ?\d{1,2} ?(?:years?|anos?|yo)\b/
const OLDEST = 99

/** "Tengo 22, entreno hace un año": without "años", too. */
const HAS_YEARS = /\b(?:tengo|tenho|tem|tiene) $/
const YOUNGEST = 5
const OLD = 75

function isAge(value: number, before: string, after: string): boolean {
  if (value > OLDEST) return false
  if (AGE_AFTER.test(after)) return AGE_BEFORE.test(before) || AGE_WITH_YEARS.test(before)
  const isOwnAge = HAS_YEARS.test(before) && value >= YOUNGEST && value <= OLD
  return (AGE_BEFORE.test(before) || isOwnAge) && /^ ?(?:$|and|e|y|que|yo)/.test(after)
}

const FURTHEST = 40
/** "At 6h", "às 18h": a time of day. */
const CLOCK_BEFORE = /\b(?:at|from|until|by|as|das|ate|a las|las|desde|hasta) $/
/** "Private lessons at 80": the price of one. */
const LESSON_BEFORE =
  /\b(?:aulas?|clases?|class(?:es)?|lessons?|privates?|particular(?:es)?|sessions?|sesion(?:es)?|sessao|sessoes|treinos?)\b[^.;,\d]{0,24}$/

/** "3 rounds of 2 minutes", "3x2 min": how long a round is, and no session. */
const OF_ROUNDS =
  /\b(?:rounds?|rds?|asaltos?|assaltos?|rondas?)(?: (?:de|of|x|por|at|for|are|is|last|sao|son|duram|duran|eram|eran))* $|\b\d{1,2} ?x ?$/

interface Place {
  text: string
  language: Language
  numeral: Numeral
  previous: Numeral | undefined
  next: Numeral | undefined
  cadence: RegExpExecArray | null
}

/** "Private lessons are 60 each": each lesson, and not each person. */
const ofLesson = (per: Per | undefined, before: string): Per | undefined =>
  (per === 'person' || per === 'each') && LESSON_BEFORE.test(before) ? 'session' : per

/** A number with what the words around it say; null if it counts nothing. */
function readQuantity({ text, language, numeral, previous, next, cadence }: Place): Quantity | null {
  const { value, start, end, marked } = numeral
  const rest = text.slice(end, Math.min(next?.start ?? text.length, end + FURTHEST))
  const cut = rest.search(ENDS)
  const after = cut < 0 ? rest : rest.slice(0, cut)
  const from = Math.max(0, start - FURTHEST)
  const before = text.slice(from, start).replace(CLAUSE_BEFORE, '')
  const isOfCadence = cadence !== null && start > cadence.index && start < cadence.index + cadence[0].length
  const isTimeOfDay = CLOCK_BEFORE.test(before) && /^ ?(?:h|am|pm|:)/.test(after)
  const isAgeOf = isAge(value, before, after) || AGE_RANGE_AFTER.test(text.slice(end, end + FURTHEST))
  if (isOfCadence || isTimeOfDay || (!marked && isAgeOf)) return null
  const isMarked = marked || CURRENCY_AFTER.test(after)
  const found = isMarked ? undefined : unitOf(after, language)
  if (found?.kind === 'minutes' && OF_ROUNDS.test(before)) return null
  const kind = found?.kind ?? (isMarked ? 'money' : moneyOr(value, before, after))
  const tail = found ? after.slice(found.end) : after
  const isBefore = cadence !== null && cadence.index >= end && cadence.index - end < WIDEST_GAP
  const every = isBefore ? cadence.groups : undefined
  const isAlone = (previous?.end ?? -1) <= from
  const per =
    (every && (every.unit?.startsWith('m') ? 'month' : 'week')) ??
    ofLesson(perOf(tail), before) ??
    (isAlone ? perBefore(before) : undefined) ??
    (isMarked && LESSON_BEFORE.test(before) ? 'session' : undefined)
  const role = kind === 'money' ? roleOf(before, after) : undefined
  return {
    kind,
    value: found?.kind === 'minutes' && IS_HOURS.test(found.unit) ? Math.round(value * MINUTES_IN_HOUR) : value,
    ...(per && { per }),
    every: Number(every?.n ?? 1),
    ...(role && { role }),
    each: per === 'person' || per === 'each' || IS_EACH.test(tail) || EACH_BEFORE.test(before),
    start,
    end,
  }
}
const MINUTES_IN_HOUR = 60
/** Between "300" and "every 2 months". */
const WIDEST_GAP = 4

/** The numbers of a text, in order, each with what it counts. Those that count nothing, dates and ages, are left out. */
export function quantitiesIn(message: string, language: Language): Quantity[] {
  const text = readable(message, language)
  if (hasTooManyNumbers(text)) return []
  const numerals = numeralsIn(text, language).filter(({ other, vague }) => !other && !vague)
  const cadence = CADENCE.exec(text)
  const quantities = numerals.flatMap((numeral, place) => {
    const [previous, next] = [numerals[place - 1], numerals[place + 1]]
    return readQuantity({ text, language, numeral, previous, next, cadence }) ?? []
  })
  const pair = quantities.some(({ kind }) => kind === 'people') ? [] : pairIn(fold(message))
  const counted = withHowOften(text, withListedMoney(text, quantities)).filter(isPlausible)
  return [...counted, ...namedDays(text), ...pair]
}

const MOST: Partial<Record<Kind, number>> = {
  sessions: 500,
  days: 1000,
  rounds: 500,
  people: 100_000,
  minutes: 60 * 9000,
}
const MOST_MONEY = 1e12
const MOST_A_WEEK: Partial<Record<Kind, number>> = { sessions: 60, days: 7, minutes: 7 * 24 * 60 }
/** What nobody means: 400 times a week, 30 hours a day. */
const isPlausible = ({ kind, value, per }: Quantity): boolean =>
  value <= (MOST[kind] ?? MOST_MONEY) &&
  !(per === 'week' && value > (MOST_A_WEEK[kind] ?? MOST_MONEY)) &&
  !(per === 'day' && kind === 'minutes' && value > 24 * 60)

/** "O aluguel é 3.200": a word of its own, which is no "and". */
const IS = /(?<!\p{L})é(?!\p{L})/giu

/** The text in which the places of quantities are meant. */
const readable = (message: string, language: Language): string =>
  withPlainNumbers(fold(message.replaceAll(IS, 'is')), language)

function unitOf(
  after: string,
  language: Language,
): { kind: Exclude<Kind, 'money' | 'bare'>; unit: string; end: number } | undefined {
  const found = UNIT_AFTER.flatMap(([kind, pattern]) => {
    const match = pattern.exec(after)
    return match?.groups?.unit ? [{ kind, unit: match.groups.unit, end: match[0].length }] : []
  })
  // "8 kids' classes" are classes, and "6 aulas para crianças" are lessons.
  const nearest = found.toSorted((one, other) => one.end - other.end)
  return language === 'en' ? nearest.at(-1) : nearest[0]
}

/** "Per week that is 3 hours", "a la semana 3 clases". */
const perBefore = (before: string): Per | undefined =>
  /\b(?:per|a|por|a la|na) (?:week|semana) ?$/.test(before) ? 'week' : undefined

/** "3500 usd". */
const CURRENCY_AFTER = /^ ?(?:usd|eur|gbp|brl|mxn|ars|dlls|bucks?|quid|pounds|rupees)\b/
const SAVED_AFTER =
  /^ ?(?:saved|put (?:by|aside|away)|in the bank|guardad\w+|juntad\w+|ahorrad\w+|apartad\w+|libres|livres|de presupuesto|de orcamento)\b/

function moneyOr(value: number, before: string, after: string): Kind {
  const isNamed =
    [HAVE, INCOME, COST].some((words) => words.test(before)) || COST.test(after) || SAVED_AFTER.test(after)
  return isNamed && value >= LEAST_MONEY ? 'money' : 'bare'
}

/** "Every day", "Monday to Friday", "not on Sundays": days of a week without a number. */
const ALL_DAYS =
  /\b(?:every(?: single)? day|each day|daily|every (?:night|morning|evening)|todos los dias|todos os dias|todo (?:santo )?dia|a diario|diario|diari[oa]s?|cada dia|por noche|por noite|a night)\b/
const WORKDAYS =
  /\b(?:mon(?:day)?s? ?(?:to|till|through|-) ?fri(?:day)?s?|seg(?:unda)? a sex(?:ta)?|lun(?:es)? a vie(?:rnes)?|weekdays)\b/
const DAY_OFF =
  /\b(?:sundays?|saturdays?|domingos?|sabados?)(?: (?:i|yo|eu|ya|ja|is|are|es|e))* (?:no|nao|dont|don't|off|free|livre|libre|descanso|folga|rest)\b|\b(?:not|except|but not|menos|salvo|excepto|exceto|sin contar|sem contar) (?:on |el |los |o |os |aos |no )?(?:sundays?|saturdays?|domingos?|sabados?)\b/
const DAYS_IN_WEEK = 7
const WORKDAYS_IN_WEEK = 5

/** The days of a week that a text names without a number. */
export function namedDays(folded: string): Quantity[] {
  const named = (found: RegExpExecArray | null, value: number): Quantity[] =>
    found
      ? [
          {
            kind: 'days',
            value,
            per: 'week',
            every: 1,
            each: false,
            start: found.index,
            end: found.index + found[0].length,
          },
        ]
      : []
  const workdays = named(WORKDAYS.exec(folded), WORKDAYS_IN_WEEK)
  const dayOff = workdays.length > 0 ? [] : named(DAY_OFF.exec(folded), DAYS_IN_WEEK - 1)
  const listed = workdays.length > 0 || dayOff.length > 0 ? [] : listedDays(folded)
  if (listed.length > 0) return listed
  return workdays.length > 0 ? workdays : dayOff.length > 0 ? dayOff : named(ALL_DAYS.exec(folded), DAYS_IN_WEEK)
}

const WEEKDAY =
  '(?:mon(?:day)?s?|tue(?:s|sday)?s?|wed(?:nesday)?s?|thu(?:r|rs|rsday)?s?|fri(?:day)?s?|sat(?:urday)?s?|sun(?:day)?s?|segundas?|tercas?|quartas?|quintas?|sextas?|sabados?|domingos?|lunes|martes|miercoles|jueves|viernes)'
/** "Mon wed fri", "terça e quinta": so many days, unless how often is told in a number, too. */
const WEEKDAYS_LISTED = new RegExp(
  String.raw`\b(?:on |los |las |as |nas )?${WEEKDAY}(?:(?:,? (?:and|e|y|&)|,|/|\+)? ?(?:on |los |las |as )?\b${WEEKDAY}\b)+`,
)
const ONE_WEEKDAY = new RegExp(String.raw`\b${WEEKDAY}\b`, 'g')
const TOLD_HOW_OFTEN =
  /\b\d+ ?(?:x|times|sessions?|classes|days?|nights|evenings|vezes|treinos?|aulas?|dias?|veces|entrenos?|clases?|tardes|noches|noites)\b/

function listedDays(folded: string): Quantity[] {
  const found = TOLD_HOW_OFTEN.test(folded) ? null : WEEKDAYS_LISTED.exec(folded)
  if (!found) return []
  const value = new Set([...found[0].matchAll(ONE_WEEKDAY)].map(([day]) => day.slice(0, 3))).size
  const { index: start } = found
  return value < 2
    ? []
    : [{ kind: 'sessions', value, per: 'week', every: 1, each: false, start, end: start + found[0].length }]
}

/** "Both of my boys", "los dos": two people. */
const BOTH =
  /\b(?:both(?: of)?(?: my| the)? (?:boys|girls|kids|sons|daughters|children|of them|together)|both of (?:them|us)|the two of (?:them|us)|los dos|las dos|l[oa]s dos juntos|ambos|ambas|os dois|as duas|(?:dos|das) dois|dos duas)\b/

function pairIn(text: string): Quantity[] {
  const found = BOTH.exec(text)
  return found
    ? [{ kind: 'people', value: 2, every: 1, each: false, start: found.index, end: found.index + found[0].length }]
    : []
}
