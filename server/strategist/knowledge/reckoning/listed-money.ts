import { LEAST_MONEY, type Quantity } from './quantity.ts'

/** Folded, in all three languages together, as every pattern here. */
const ENDS = /[.;!?](?!\d)|\n/g
/** Where these are spoken of, a bare number in a list is a price: "the shop says mask 120, jacket 150". */
const OF_PRICES =
  /\b(?:shops?|stores?|pric(?:e|es|ed)|costs?|costing|buy|bought|pay|paid|paying|order|entry|hotel|hostel|flights?|gas|fuel|tickets?|rent|fees?|saved|budget|kitty|quote|loja|precos?|bolsa|purse|exames?|taxas?|tasas?|medicals?|licen[cs]es?|wages?|cust\w+|compr\w+|cobr\w+|cach\w+|pede|pide\w*|charg\w+|pag(?:o|ar|ou|uei|ando)|inscricao|passage\w+|hospedagem|pousada|aluguel|mensalidade|orcad[oa]|orcamento|junt\w+|ganh\w+|earn\w*|gano|guard(?:ei|ad[oa]s?)|juntei|tienda|precios?|cuesta\w*|gast\w+|inscripcion|pasajes?|micro|camion|vuelos?|alquil\w+|renta|cuota|ahorr\w+|sale|salen|lucas)\b/
/** Paid every month. */
const BILL =
  /\b(?:rent|lease|electricity|everything else|cleaning|the rest|power|water|heating|internet|wages?|salar\w+|insurance|accountant|coach(?:es)?|instructors?|aluguel|luz|agua|energia|contador|professor(?:es)?|instrutor|alquiler|renta|arriendo|sueldos?|monitor(?:es)?|profes?|seguro|limpeza|limpieza|gestoria)\b/
/** ": bloods 120, eye test 60, brain scan 350". */
const LIST_OF_THREE = /: ?(?:[a-z]+(?: [a-z]+){0,2} \d{2,5}(?:,| and| e| y) ?){2}[a-z]+(?: [a-z]+){0,2} \d{2,5}/
const IN_THOUSANDS = /\d ?(?:mil|lucas?|k)\b/
/** "Gloves 45, wraps 8": in a list beside a noun an amount may be small. */
const LEAST_IN_LIST = 3
const AFTER_NOUN = /(?:^|[,.;] |\b(?:and|e|y) )[a-z]+(?: [a-z]+)? $/
const LEAST_IN_FULL = 1000
/** Whatever follows, nothing else is counted in such numbers. */
const SURELY_MONEY = 100_000
/** A weight, an age, a limit, a time or a number of something: "weigh 79", "de 67 a 63", "top 10". */
const NOT_A_PRICE_BEFORE =
  /(?:\b(?:peso|pesa|pesar|pesando|weigh|weighing|weight|i'?m|im|i am|you're|estoy en|ando en|(?<!ha )tem|tiene|from|down to|up to|under|over|sub|until|top|number|numero|no|since|desde|ate|hasta|bajar a|baixar pra|dia|day|on the|by|grade|kata|u|class|categoria|clase) ?|\d[-–/])$/
/** What may follow an amount without being what it counts. */
const MAY_FOLLOW =
  /^ ?(?:$|[,.;:!?)(/]|(?:is|are|was|and|or|but|per|a|an|the|for|at|to|in|on|if|not|so|each|every|plus|with|of|all|now|e|y|o|ou|que|por|para|pra|en|em|no|na|ao|al|el|la|las|los|os|as|cada|mas|mais|pero|si|se|do|da|del|de|con|com|ida|ambos|los|todo|tudo|el|ya|ja)\b)/
const FURTHEST = 40

/** The sentence in which a place of a text lies. */
function sentenceAt(text: string, place: number): { start: number; end: number } {
  const ends = [...text.matchAll(ENDS)].map(({ index }) => index)
  return {
    start: (ends.findLast((end) => end < place) ?? -1) + 1,
    end: ends.find((end) => end >= place) ?? text.length,
  }
}

/**
 * The numbers of a text, with those as money that stand in a list of prices without a sign: "entry 60, hotel 140 and
 * about 80 for gas". Where the others are told in thousands, "95 lucas, the entry 60", so are these.
 */
export function withListedMoney(text: string, quantities: readonly Quantity[]): Quantity[] {
  const mayHavePrices =
    quantities.some(({ kind }) => kind === 'money') || OF_PRICES.test(text) || LIST_OF_THREE.test(text)
  if (!quantities.some(({ kind }) => kind === 'bare') || !mayHavePrices) return [...quantities]
  const isPrice = ({ kind, value, start, end }: Quantity): boolean =>
    kind === 'bare' &&
    value >= (AFTER_NOUN.test(text.slice(0, start)) && /^[,.]/.test(text.slice(end)) ? LEAST_IN_LIST : LEAST_MONEY) &&
    !NOT_A_PRICE_BEFORE.test(text.slice(Math.max(0, start - FURTHEST), start)) &&
    (value >= SURELY_MONEY || MAY_FOLLOW.test(text.slice(end, end + FURTHEST)))
  return quantities.map((quantity): Quantity => {
    if (!isPrice(quantity)) return quantity
    const { start, end } = sentenceAt(text, quantity.start)
    const sentence = text.slice(start, end)
    const inSentence = quantities.filter((each) => each.start >= start && each.end <= end)
    const isBesideMoney = inSentence.some(({ kind }) => kind === 'money')
    const isList = inSentence.filter(isPrice).length > 1
    const isSure = isBesideMoney || isList || quantity.each || OF_PRICES.test(sentence) || BILL.test(sentence)
    if (!isSure) return quantity
    const isShort = IN_THOUSANDS.test(text) && quantity.value < LEAST_IN_FULL
    return {
      ...quantity,
      kind: 'money',
      value: isShort ? quantity.value * LEAST_IN_FULL : quantity.value,
      ...(quantity.per === undefined && { role: quantity.role ?? ('cost' as const) }),
    }
  })
}

/** Who wants to buy something does not pay it every month. */
const BOUGHT = /\b(?:buy|buying|bought|new|compr\w+|nov[oa]s?|nuev[oa]s?)\b/
/** Between a count and the price of one: "40 pieces at 55", "3 mensalidades de 150". */
const OF_ONE = /^ ?[a-z]+(?: [a-z]+){0,3}?,? (?:at|a|de|por|x|@|of|for|each) ?(?:about |around |unos |uns )?$/
const A_NIGHT = /^ ?(?:a|per|por|la|cada|\/)? ?(?:night|noite|noche)\b/
const NIGHTS = /^ ?(?:nights|noites|noches)\b/
const MOST_TIMES = 500
const A_FEW = 5

const LABEL = 5
/** "250 de mensalidade", "80 for gas". */
const SAYS_FOR = /^ ?(?:[€£$]|reais|euros?|pesos)? ?(?:de|of|for|por|pra|para|del|do|da) /
const SAYS_NOTHING =
  /^(?:have|about|around|costs?|costing|they|want|pays?|paying|with|from|that|this|each|month|week|year|only|just|another|still|cada|custa\w*|cobra\w*|tenho|pago|uns|umas|mais|para|pelo|pela|esta|cuesta\w*|tengo|unos|unas|sale\w*|todo|todos|total|dejan|quer\w*)$/
/** The beginnings of the words of a text that name things. */
export const labelOf = (text: string): string[] =>
  (text.match(/[a-z]{4,}/g) ?? []).filter((word) => !SAYS_NOTHING.test(word)).map((word) => word.slice(0, LABEL))

/** With how often each amount is paid, and whether it is a bill of every month. */
export function withHowOften(text: string, quantities: readonly Quantity[]): Quantity[] {
  const nights = quantities.find(({ kind, end }) => kind !== 'money' && NIGHTS.test(text.slice(end)))
  const counts = new Set<Quantity>()
  const all = quantities.map((quantity, place): Quantity => {
    if (quantity.kind !== 'money' && quantity.kind !== 'bare') return quantity
    const { start, end } = quantity
    const before = quantities[place - 1]
    const sentence = sentenceAt(text, start)
    const lead = text.slice(Math.max(sentence.start, before?.end ?? 0), start).replace(/.*,(?!\d|[^(]*\))/s, '')
    const tail = text.slice(end, Math.min(sentence.end, quantities[place + 1]?.start ?? end + FURTHEST))
    const label = [...labelOf(lead), ...(labelOf(lead).length === 0 || SAYS_FOR.test(tail) ? labelOf(tail) : [])]
    if (quantity.kind === 'bare') return { ...quantity, label }
    const isBeside = before !== undefined && before.value <= MOST_TIMES && OF_ONE.test(text.slice(before.end, start))
    const isOfSeveral = isBeside && before.kind === 'bare'
    // "We expect 120 people at 8": that comes in.
    const isTaken = isBeside && before.kind === 'people' && before.value > A_FEW
    const count = isOfSeveral ? before : A_NIGHT.test(text.slice(end)) ? nights : undefined
    if (isOfSeveral) counts.add(before)
    const clause = lead + tail.replace(/(?:,(?!\d)| (?:and|e|y) ).*/s, '')
    const isBill = BILL.test(clause) && !BOUGHT.test(clause)
    const { per, ...rest } = quantity
    return {
      ...rest,
      ...(per !== undefined && !(count && per === 'day') && { per }),
      ...(count && { times: count.value }),
      ...(isBill && { bill: true, role: 'cost' as const }),
      ...(isTaken && { role: 'income' as const }),
      label,
    }
  })
  return all.filter((quantity) => !counts.has(quantity))
}
