import type { Kind, Period } from './quantity.ts'

/** What is asked to be calculated. */
export interface Asked {
  what: 'heads' | 'total' | 'left' | 'missing' | 'lasts' | 'more' | 'less' | 'added' | 'difference' | 'off' | 'each'
  /** For what times the result is wanted; empty if none is named. */
  periods: readonly AskedPeriod[]
  /** What is counted, if that is named. */
  kind?: Exclude<Kind, 'bare' | 'percent'>
  /** Work and training together. */
  both: boolean
  /** "What does our half come to?" */
  half: boolean
  /** For each hour, and not each class. */
  ofHour: boolean
  /** "In the first month": what is paid every month is paid once. */
  firstMonth: boolean
}
export interface AskedPeriod {
  period: Period
  count: number
}

/** Folded, in all three languages together, as every pattern here. */
const ASKS =
  /\b(?:how (?:much|many|long)|what (?:remains|stays)|what(?:'?s| is| does| do| did| would| will| am| are)\b(?=.*\b(?:total|coming in|comes in|left|leaves?|remains?|comes? to|makes?|making|pay|paying|cost|walk away|set me back|bring|brings|get|gets|spend|spending|add up|per|each|hours?|minutes?|owe[sd]?)\b)|in total|altogether|where (?:does|would) that leave|quant[oa]s?|qnt[oa]s?|qt[oa]s?|cuant[oa]s?|qtos|qtas|(?:qual|cual|what'?s?|what is) (?:e |es |is )?(?:o |el |the )?(?:custo|costo|valor|coste|gasto|cost) total|total cost|que total|o total|el total|the total|new total|que (?:me|le|nos|te) (?:llevo|queda|sobra)|anything left|something left|o que (?:sobra|fica|me sobra))\b/

const PERIOD_WORDS: readonly [Period, string][] = [
  ['day', 'days?|dias?'],
  ['week', 'weeks?|wks?|semanas?'],
  ['month', 'months?|mths?|mes|meses'],
  ['year', 'years?|yrs?|anos?'],
]
const ONE =
  '(?:an?|one|1|per|each|every|whole|the|this|that|por|na|no|ao|al|a la|cada|toda la|toda a|la|da|do|del|en la|en el|el|o|a|en un|en una|num|numa|um|uma|un|una|entire|inteiro|entero|entera|inteira|full)'
const ofPeriod = (words: string) =>
  new RegExp(
    String.raw`(?<![\d.,/-])\b(?:(?<n>\d{1,3}(?:[.,]5)?)|(?<half>half(?: an?| the)?|medio|meio)|${ONE}) ?(?:whole |full |calendar )?(?:${words})\b`,
    'g',
  )
const PERIODS = PERIOD_WORDS.map(([period, words]) => [period, ofPeriod(words)] as const)
const ADVERBS: readonly [Period, RegExp][] = [
  ['week', /\bweekly\b|\bsemana(?:l|is|les)\b/],
  ['month', /\bmonthly\b|\bmensua(?:l|les)\b|\bmensa(?:l|is)\b/],
  ['year', /\byearly\b|\banua(?:l|les|is)\b/],
]
/** "From Monday to Friday" is a week of training. */
const WORKDAYS = /\b(?:monday to friday|lunes a viernes|segunda a sexta)\b/
const HALF_YEAR = 6

function periodsIn(folded: string): AskedPeriod[] {
  const named = PERIODS.flatMap(([period, pattern]) =>
    [...folded.matchAll(pattern)].map(({ groups, index }) => {
      const isHalfYear = groups?.half !== undefined && period === 'year'
      return {
        index,
        period: isHalfYear ? ('month' as const) : period,
        count: isHalfYear ? HALF_YEAR : Number((groups?.n ?? '1').replace(',', '.')),
      }
    }),
  )
  const workdays = WORKDAYS.test(folded) ? [{ index: 0, period: 'week' as const, count: 1 }] : []
  const byAdverb = ADVERBS.flatMap(([period, pattern]) =>
    pattern.test(folded) ? [{ index: 0, period, count: 1 }] : [],
  )
  const all = [...named, ...byAdverb, ...workdays].toSorted((one, other) => one.index - other.index)
  // "In a month of 4 weeks" asks for 4 weeks.
  const weeks = all.find(({ period, count }) => period === 'week' && count > 1)
  return (weeks ? [weeks] : all).map(({ period, count }) => ({ period, count }))
}

const OF_DAYS_OFF =
  /\bdays? (?:\S+ ){0,3}?(?:off|free|rest|without)\b|\b(?:rest|free) days\b|\bdias? (?:\S+ ){0,2}?(?:livres?|libres?|de folga|de descanso|sem|sin)\b/
const LASTS =
  /\b(?:how (?:many months|many weeks|long)|for how|quanto tempo|quantos meses|cuanto tiempo|cuantos meses|por quanto tempo)\b.*\b(?:last|keep me|survive|get by|going|live|hold|mant[a-z]+|aguent\w+|viver|dura\w*|sobreviv\w+|vivir|alcanz\w+|me da|da pra|aguanto|tengo para)\b|\b(?:last|keep me going|dura|alcanza|mant[a-z]+|viver|vivir|aguent\w+|aguant\w+|sobreviv\w+)\b.*\b(?:how long|cuanto tiempo|quanto tempo|(?:how many|cuant[oa]s|quant[oa]s) (?:weeks|months|semanas|meses))\b|\b(?:how many|cuant[oa]s|quant[oa]s) (?:weeks|months|semanas|meses) (?:does|will|would|do|me|isso|eso|da|dura)\b/
const LEFT =
  /\b(?:left|leave (?:in|me|us|over)|com quanto (?:eu )?fico|con cuanto me quedo|remains?|remaining|leaves? me|walk away|take home|for (?:me|myself)|after (?:the|those|that|both|rent|my)|keep|sobra\w*|fica(?:m|ria)? (?:pra|para|com|de)|me fica|resta\w*|queda\w*|me quedo|me llevo|toca(?:ria)?|limpi[oa]s?|liquido|neto|go over|over budget|passo do|me paso|excedo|estouro)\b/
const MISSING = /\b(?:missing|short of|am i short|still need|to go|falta\w*|me falta\w*)\b/
const LEFT_TO_PAY =
  /\b(?:tirar do (?:meu )?bolso|out of (?:my own )?pocket|(?:de|del|poner de) (?:mi )?bolsillo|do meu bolso)\b|\bleft (?:for (?:me|us) )?to pay\b|\bstill (?:have to|need to) pay\b|\bfalta(?:ria|n)? (?:pagar|por pagar)\b|\bme toca (?:pagar|poner)\b|\btenho que (?:por|pagar)\b/
/** "How many people do I need to cover it?" */
const HEADS =
  /\b(?:how many|quant[oa]s?|qt[oa]s|cuant[oa]s?)\b.*\b(?:people|members|students|tickets|entries|signups|pessoas|alun[oa]s|inscrit[oa]s|ingressos|participantes|personas|alumn[oa]s|socios|entradas|inscripciones)\b.*\b(?:break even|cover|pay for|empat\w+|cobrir|pagar|cubr\w+|salir a mano|no perder)\b/
const MORE = /\b(?:more|extra|a mais|mais|mas|de mas)\b/
const GIVES_AWAY =
  /\b(?:hand over|give up|give away|drop|cut|cuts|lose|skip|quit|less|fewer|minus|without|take (?:away|off)|tir(?:o|ar|ando)|cort(?:o|ar|ando)|larg(?:o|ar)|pass(?:o|ar)|entreg(?:o|ar)|quit(?:o|ar)|sac(?:o|ar)|dej(?:o|ar)|solt(?:o|ar)|ced(?:o|er)|menos)\b/
const ADDS =
  /\b(?:add|adds|adding|plus|on top|extra|sum(?:o|ar|ando)|agreg(?:o|ar)|anad(?:o|ir)|coloc(?:o|ar)|acrescent\w+|adicion\w+|abr(?:o|ir)|bot(?:o|ar)|met(?:o|er))\b/
const DIFFERENCE =
  /\b(?:difference|(?:they|he|she|it) (?:put|putting|raised|raising) (?:it|me) up by|(?:me |nos |le )?(?:estan|estao|esta) (?:subiendo|aumentando|cobrando de mas)|(?:me |nos )?(?:subieron|aumentaram)|increase|rise|bring in|diferenca|diferencia|aumento|how much more|do i save|would i save|(?:me )?ahorr(?:o|aria)|economizo|economizaria|quanto a mais|cuanto mas|cuanta mas)\b/
const OF_EACH =
  /\b(?:(?:a |one )?single|one|una sola|uma) (?:class|session|lesson|clase|sesion|aula|treino) (?:cost|cuesta|custa|sale|sai|come)|\b(?:per|each|a|every|cada|por|la|a cada|an) ?(?:class|session|lesson|hour|clase|sesion|aula|treino|hora|round|person|pessoa|persona)\b|\bcada (?:una|uno|uma|um)\b/

const KINDS: readonly [Exclude<Kind, 'bare' | 'percent'>, RegExp][] = [
  ['rounds', /\b(?:rounds?|assaltos?|asaltos?)\b/],
  ['minutes', /\b(?:hours?|hrs?|minutes?|mins?|how long|horas?|minutos?|tempo|tiempo|how much time|sleep|sleeping)\b/],
  [
    'money',
    /\b(?:coming in|comes? in|take in|takings|revenue|turnover|entra[mn]?|ingres\w+|fatur\w+|factur\w+|arrecad\w+|recaud\w+|make|making|earn|pay|paying|cost|costs|owe[sd]?|bring in|set me back|walk away|money|paid|income|budget|saco|sacaria|gano|ganho|gasto|pago|pagaria|cobro|recebo|debe|deve|devendo|paga|dinero|dinheiro|grana|plata|guita|lana|me sale|se me va|alquiler|rent|aluguel|reais|euros|pesos|dollars|pounds)\b/,
  ],
  [
    'sessions',
    /\b(?:sessions?|classes|lessons?|trainings?|times|workouts?|treinos?|aulas?|vezes|clases?|veces|entrenamientos?|entrenos?|sesiones)\b/,
  ],
]

/** A longer message asks for more than a number. */
export const LONGEST = 150
/** Asks for advice, or what is normal: nothing that was told answers that. */
const ASKS_ADVICE =
  /\b(?:should|would you|could you|do you|recommend|advise|ought|is (?:that |it )?(?:normal|ok|enough|safe|too)|too (?:much|many)|need|devo(?= \w+[aei]r\b)|deveria|recomend\w+|aconsej\w+|aconselh\w+|conviene|convem|debo|deberia|tengo que|tenho que|preciso|necesito|hay que|tem que|harias|faria|normal|minimo|maximo|vale la pena|vale a pena)\b/
/** "If the elder one leaves": another number, which is not told. */
const LEAVES = /\b(?:if|se|si)\b.*\b(?:sair|sai|leaves?|quits?|stops?|sale|salga|se va|vaya|deja|deje|parar)\b/
/** Shares of a whole are not calculated. */
const HALVES = /\b(?:in half|half of|halve|metade|mitad|divid\w+|split)\b/
const OF_HOUR = /\b(?:per|each|an|every|por|a|la|cada) ?(?:hour|hora|hr)\b/
const FIRST_MONTH = /\b(?:first month|primeiro mes|primer mes|one month of|a month of|um mes de|un mes de)\b/
const OWN_HALF = /\b(?:our|my|each|nossa|minha|cada um a|nuestra|mi) (?:half|metade|mitad)\b/
const SHORT = 6
/** Asks for a number of what was spoken of: "that", "now", "in all", "mine". */
const REFERS_BACK =
  /\b(?:that|it|its|those|them|this|total|missing|altogether|all in|in all|together|left|remains?|so|then|now|i|me|my|mine|am|we|our|us|he|she|him|her|eso|esos|ese|esto|ellos|isso|isto|disso|esse|entao|entonces|pues|ahora|agora|junt[oa]s|dois|dos|yo|eu|meu|minha|mi|mio|nos|nosotros|ele|ela|el|ella|o total|al final|no total|en total|tudo|todo|sobra|queda|fica|falta|saco|gano|ganho|gasto|pago|corro|entreno|treino|faco|hago|vendria|vendrian|son|sao|serao|daria|seria|serian|seriam|vou|voy|gastar|pagar|entraria|da|dao|dan|sale|sai|hace|faz|le|lhe)\b/
const BOTH =
  /\b(?:plus|mais|mas|together|total|junt[oa]s|somando|sumando|combined|both|all in|in all|in total|altogether|en total|no total|en todo|por tudo|tudo|todo)\b/

const OF_CALENDAR =
  /\b(?:how many (?:more |full )?(?:weeks|days|months)|quant[oa]s (?:semanas|dias|meses)|cuant[oa]s (?:semanas|dias|meses)|(?:quanto|qto|qnto) tempo|cuanto tiempo|how long)\b(?=.*\b(?:till|until|left|to go|have i|do i have|i have|got|ate|tenho|temos|falta\w*|resta\w*|hasta|tengo|tenemos|queda\w*|from today|a partir de hoy)\b)|\b(?:ate|hasta|until|till|from today to) .*\b(?:how many|quant[oa]s|cuant[oa]s) (?:weeks|days|months|semanas|dias|meses)\b/

/** What a message asks to be calculated; null if it asks for no number. The text is folded, with its numbers in digits. */
export function askedIn(text: string): Asked | null {
  const asks = ASKS.test(text) || (text.split(' ').length <= SHORT && /\btotal\b.*\?/.test(text))
  if (text.length > LONGEST || !asks || ASKS_ADVICE.test(text) || HALVES.test(text)) return null
  const periods = periodsIn(text)
  if (periods.some(({ count }) => count === 0)) return null
  const isShort = text.split(' ').length <= SHORT
  if (!REFERS_BACK.test(text) && !HEADS.test(text) && !(isShort && periods.length > 0)) return null
  if (LEAVES.test(text) && !/\d/.test(text)) return null
  const what = whatIn(text)
  // "How many weeks have I got till the tournament?" counts days of the calendar.
  if (OF_CALENDAR.test(text) && what !== 'lasts' && what !== 'off') return null
  const kind = KINDS.find(([, pattern]) => pattern.test(text))?.[0]
  return {
    what,
    periods,
    both: BOTH.test(text),
    half: OWN_HALF.test(text),
    ofHour: OF_HOUR.test(text),
    firstMonth: FIRST_MONTH.test(text),
    ...(kind && { kind }),
  }
}

function whatIn(text: string): Asked['what'] {
  if (OF_DAYS_OFF.test(text)) return 'off'
  if (HEADS.test(text)) return 'heads'
  if (LEFT_TO_PAY.test(text)) return 'missing'
  if (LASTS.test(text)) return 'lasts'
  if (DIFFERENCE.test(text)) return 'difference'
  if (GIVES_AWAY.test(text) && /\d/.test(text)) return 'less'
  if (ADDS.test(text) && /\d/.test(text)) return 'added'
  if (MISSING.test(text)) return 'missing'
  if (LEFT.test(text)) return 'left'
  if (MORE.test(text) && /\d/.test(text)) return 'more'
  return OF_EACH.test(text) ? 'each' : 'total'
}
