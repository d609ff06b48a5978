import { anyOf, has } from './pattern.ts'
import { CUT_INTENT } from './rules/weight-cut.ts'

const KILOGRAMS_IN_A_POUND = 0.4536
/** The default body weight: light on purpose, so that errors are on the safe side. */
const LIGHT_BODY_KG = 65

/** Two numbers that differ by more than this share are not the same body's weight, unless both have a unit. */
const LARGEST_LOSS = { bare: 0.3, sure: 0.5 }

const NUMBER_WORDS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  um: 1,
  uma: 1,
  dois: 2,
  duas: 2,
  tres: 3,
  quatro: 4,
  cinco: 5,
  seis: 6,
  sete: 7,
  oito: 8,
  nove: 9,
  dez: 10,
  un: 1,
  una: 1,
  dos: 2,
  cuatro: 4,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
}
const number = `([0-9]{1,3}(?:_[0-9]{1,2})?|${Object.keys(NUMBER_WORDS).join('|')})`

const HOURS: Readonly<Record<string, number>> = { h: 1, d: 24, w: 168, m: 720, y: 8760 }
/** "Twice a week" says how often. */
const howOften = '(?<!(?:once|twice|times|days|sessions|classes|nights|x|vezes|veces|dias) )'
const duration = new RegExp(
  `(?<= )${howOften}${number} (?:(h|hrs?|hours?|horas?)|(d|days?|dias?)|(weeks?|semanas?)|(months?|mes|meses)|(years?|anos?))(?= )`,
  'g',
)
const namedDays: readonly [RegExp, number][] = [
  [anyOf('day after tomorrow|depois de amanha|pasado manana'), 48],
  [anyOf('tomorrows?|tonight|overnight|amanha|hoje|manana|hoy|esta noche|today'), 24],
  [
    anyOf(
      'this week|next week|esta semana|essa semana|semana que vem|proxima semana|weekend|fim de semana|fin de semana',
    ),
    168,
  ],
  [
    anyOf(
      'monday|tuesday|wednesday|thursday|friday|saturday|sunday|segunda feira|terca|quarta feira|quinta feira|sexta|sabado|domingo|lunes|martes|miercoles|jueves|viernes',
    ),
    168,
  ],
]

const withUnit = new RegExp(`(?<= )${number} (kg|lb)(?= )`, 'g')
const bareWeight =
  /(?<= (?:weigh|weighing|im at|i am at|at|from|to|make|peso|pesando|to com|com|de|em|para|bater|en|a|dar|los|os|hit|reach|be|marcar|pesar|fazer|limit|limit is|limit of|limite|limite de|limite e|limite es) )([0-9]{2,3}(?:_[0-9]{1,2})?)(?= )(?! (?:kg|lb|h|hrs?|hours?|horas?|days?|dias?|weeks?|semanas?|months?|mes|meses|years?|anos?|minutes?|minutos?|rounds?|percent|cm|reps?) )/g
/** "I'm 72" is a weight only beside another one. */
const weightOrAge =
  /(?<= (?:im|i am|now|currently|estou com|to com|agora|estoy en|ahora) )([0-9]{2,3}(?:_[0-9]{1,2})?)(?= (?:\.|and|e|y|now|agora|ahora|need*|preciso|tengo|limit|limite|weigh) )/g
const losing = anyOf(
  `(lose|losing|drop|dropping|cut|cutting|shed|shedding|perder|perco|baixar|baixo|secar|seco|tirar|tiro|emagrecer|bajar|bajo|pierdo|cortar|corto|rebajar|adelgazar|faltam|faltan|sobran|over by|still) (about |around |like |uns |unos |mais |mas |me |another |off ){0,2}(?:${number}) (?:kg|lb)`,
  `(?:${number}) (?:kg|lb) (over|to (lose|cut|drop)|acima|a mais|para (perder|baixar|secar|bajar)|de mas|por bajar|que perder|que bajar)`,
)
const wantsLess = anyOf(
  'make|needs? to be|fight at|have to be|must be|limit|get to|hit|reach|weigh in|cut|drop|lose|to',
  'bater|chegar|preciso|limite|pesagem|baixar|perder|categoria|luto (em|na|no|com|nos|de)|lutar (em|na|no|com|nos)',
  'dar|llegar|tengo que|limite|pesaje|bajar|perder|(peleo|compito|pelear|competir) (en|a)',
)
const othersOrMore = anyOf(
  'gain|bulk|opponents?|rivals?|bench|squat|deadlift|lift|lifting|he weighs|she weighs|they weigh',
  'ganhar|engordar|adversari*|oponente*|supino|agacha*|levant*|aumentar|subir de',
  'ganar (peso|masa|musculo)|engordar|rival|rivales|sentadilla|subir de|aumentar',
)

/** Two numbers without a unit in such a message are prices. */
const aboutMoney = anyOf(
  'memberships?|fees?|prices?|rent|rents|dollars?|euros?|bucks|quid|salary|wages?',
  'mensalidades?|precos?|aluguel|reais|salario|taxas?',
  'cuotas?|precios?|alquiler|renta|pesos|sueldo|mensualidad(es)?',
)

function numberFrom(text: string): number {
  return NUMBER_WORDS[text] ?? Number(text.replace('_', '.'))
}

/** The shortest duration in the message. */
function hoursNamed(words: string): number | null {
  const hours = [...words.matchAll(duration)].map((match) => {
    const unit = ['h', 'd', 'w', 'm', 'y'].find((_, index) => match[index + 2] !== undefined) ?? 'y'
    return numberFrom(match[1] ?? '') * (HOURS[unit] ?? 0)
  })
  const named = namedDays.find(([pattern]) => has(pattern, words))
  if (named) hours.push(named[1])
  return hours.length === 0 ? null : Math.min(...hours)
}

/** Body weight and loss in kilograms, as far as they are named. */
function weightsNamed(words: string): { bodies: number[]; isSure: boolean; loss: number | null } {
  const pounds = / lb /.test(words)
  const inKilograms = (value: number, unit: string | undefined) =>
    unit === 'lb' || (unit === undefined && pounds) ? value * KILOGRAMS_IN_A_POUND : value
  const losses = [...words.matchAll(losing)].flatMap((match) =>
    [...` ${match[0]} `.matchAll(withUnit)].map((found) => inKilograms(numberFrom(found[1] ?? ''), found[2])),
  )
  const isBody = (kilograms: number) => kilograms >= 35 && kilograms <= 220
  const weighed = [...words.matchAll(withUnit)].map((match) => inKilograms(numberFrom(match[1] ?? ''), match[2]))
  const bare = (pattern: RegExp) =>
    [...words.matchAll(pattern)].map((match) => inKilograms(numberFrom(match[1] ?? ''), undefined))
  const named = [...weighed, ...bare(bareWeight)].filter(isBody)
  const bodies = named.length === 1 ? [...named, ...bare(weightOrAge).filter(isBody)] : named
  const isSure = weighed.filter(isBody).length >= 2
  return { bodies, isSure, loss: losses.length === 0 ? null : Math.max(...losses) }
}

/**
 * The largest safe loss as a share of body weight: 4.4, 5.7 and 6.7 % in one, two and three days (ISSN
 * 2025). The last one applies up to a week; after that a slow diet adds 1.5 % a week.
 */
function limitFor(hours: number): number {
  if (hours <= 24) return 0.044
  if (hours <= 48) return 0.057
  if (hours <= 168) return 0.067
  return 0.067 + 0.015 * ((hours - 168) / 168)
}

/** Whether the named weights and time exceed what a body can lose safely. */
export function asksForCrashLoss(words: string): boolean {
  const arePrices = has(aboutMoney, words) && !/ (?:kg|lb) /.test(words) && !has(CUT_INTENT, words)
  if (arePrices || has(othersOrMore, words)) return false
  const hours = hoursNamed(words)
  if (hours === null) return false
  const { bodies, isSure, loss } = weightsNamed(words)
  const heaviest = Math.max(...bodies, 0)
  const lightest = Math.min(...bodies, heaviest)
  const between = bodies.length >= 2 && has(wantsLess, words) ? heaviest - lightest : 0
  const likeliest = heaviest * (isSure ? LARGEST_LOSS.sure : LARGEST_LOSS.bare)
  const lost = between > 0 && between < likeliest ? between : has(CUT_INTENT, words) || loss !== null ? (loss ?? 0) : 0
  return lost / (heaviest || LIGHT_BODY_KG) > limitFor(hours)
}
