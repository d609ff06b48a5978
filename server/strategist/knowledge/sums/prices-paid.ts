import { ASKS_NUMBER, SPENT } from './everyday-words.ts'
import type { Figure } from './numbers-in-text.ts'
import { added, type Line, line, rounded, type Sum, type Told } from './told.ts'

const CLASSES = '(?:class(?:es)?|sessions?|lessons?|aulas?|clases?|sesiones|treinos?|entradas?|visits?|visitas?)'
/** "10 class pass is 95", "pacote de 10 aulas por 280", "bono de 12 clases sale 54.000". */
const PASS = new RegExp(
  String.raw`(?<count>\d{1,3})[ -]?(?:${CLASSES})(?: [a-z]+){0,3}? (?:is|are|son|sao|costs?|for|at|por|sai(?: por)?|custam?|salen?(?: a)?|cuestan?|valen?|a|=)(?: about| uns| unos)? [^\d]{0,3}(?<price>\d[\d.,]*)`,
  'dg',
)
const SINGLE =
  /(?:drop[- ]?ins?|single (?:class|session)|one (?:class|session)|walk[- ]?in|avulsas?|aula avulsa|clase suelta|sueltas?|por clase|cada clase|per class)(?: [a-z]+){0,3}? ?(?:is|are|costs?|for|at|por|sai(?: por)?|custa|e|sale(?: a)?|cuesta|vale|a|=)?(?: about| uns| unos)? ?[^\d]{0,3}(?<price>\d[\d.,]*)/d

/** The number that a group of a pattern found. The same digits may stand elsewhere in it: "0 litres per 100". */
function money(figures: readonly Figure[], found: RegExpExecArray, group = 'price'): number | undefined {
  const [start] = found.indices?.groups?.[group] ?? []
  if (start === undefined) return undefined
  return figures.find((figure) => figure.start <= start && start < figure.end)?.value
}

/** What a class costs with a pass, and what that saves against single classes. */
export const passes: Sum = ({ figures, text }) => {
  if (!ASKS_NUMBER.test(text)) return []
  const single = SINGLE.exec(text)
  const alone = single ? money(figures, single) : undefined
  const lines = [...text.matchAll(PASS)].flatMap((match): Line[] => {
    const count = Number(match.groups?.count)
    const price = money(figures, match)
    if (price === undefined || count < 2 || price <= count) return []
    const each = rounded(price / count)
    return [
      line('passEach', { price, count, each: price / count }),
      ...(alone !== undefined && alone > each && alone < price
        ? [line('passSaves', { count, single: alone, all: count * alone, price, saved: count * alone - price })]
        : []),
    ]
  })
  return lines
}

const PARTS =
  /(?<count>\d{1,2}) ?x\b(?! ?(?:a|na|por|per|la) (?:week|semana))|(?<named>\d{1,2}) (?:equal |monthly |iguais |iguales )*(?:payments?|instalments?|installments?|months?|parcelas?|plazos|prestacoes|vezes|pagos|cuotas|mensualidades|meses)\b/g
const DEPOSIT = /\b(?:deposit|down|up ?front|entrada|enganche|de pie|inicial|sinal|senal)\b/
const INSTALMENTS =
  /\b(?:instal?ments?|payments?|parcel\w+|plazos|prestac\w+|pagos|cuotas|a plazos|mensualidades|rest in|resto em|lo demas en|el resto en)\b/
/** "3x" alone is how often somebody trains. */
const PAYS =
  /\b(?:pay\w*|paid|buy\w*|bought|costs?|price|deposit|down|interest|credit|card|split|pag\w+|compr\w+|cust\w+|cuest\w+|preco|precio|valor|vale|sai|sale|entrada|enganche|sinal|senal|juros|interes\w*|cartao|tarjeta|divid\w+|financ\w+|parcel\w+|instal?ments?|plazos|prestac\w+|cuotas|mensualidades)\b/
const IN_PARTS = /\b(?:em|in|en)(?: ate| hasta| up to)? $/
const FURTHEST = 60

/** Whether "10x" is said of a price: in the same sentence something is bought or paid. */
function isPaidIn(text: string, { index, 0: said }: RegExpExecArray): boolean {
  const before = text.slice(Math.max(0, index - FURTHEST), index).replace(/.*(?:[.;!?](?!\d)|\n)/s, '')
  const after = text.slice(index + said.length, index + said.length + FURTHEST).replace(/(?:[.;!?](?!\d)|\n).*/s, '')
  return IN_PARTS.test(before) || PAYS.test(before) || PAYS.test(after)
}

/** In how many equal parts something is paid. */
const partsIn = (text: string): RegExpExecArray | undefined =>
  [...text.matchAll(PARTS)].find((parts) =>
    parts.groups?.count === undefined ? INSTALMENTS.test(text) : isPaidIn(text, parts),
  )

/** What is paid down, and each of the equal parts. */
export const instalments: Sum = ({ figures, text }) => {
  const found = partsIn(text)
  if (!found || !ASKS_NUMBER.test(text)) return []
  const count = Number(found.groups?.count ?? found.groups?.named)
  const amounts = figures.filter(({ counts, unit, start }) => counts && unit === undefined && start !== found.index)
  const isDown = ({ before, end }: Figure): boolean =>
    DEPOSIT.test(before) || DEPOSIT.test(text.slice(end, end + 24).replace(/[.;].*/, ''))
  const [whole] = amounts.toSorted((one, other) => other.value - one.value)
  const percents = figures.filter(({ unit }) => unit === 'percent')
  const [percent] = percents
  const down = amounts.filter((figure) => figure !== whole && isDown(figure))
  const others = amounts.filter((figure) => figure !== whole && !down.includes(figure))
  if (!whole || count < 2 || down.length > 1 || percents.length > 1 || others.length > 0) return []
  const part = percent ? whole.value * (percent.value / 100) : (down[0]?.value ?? 0)
  // Nobody pays down, or is let off, the whole of it or more.
  if (part >= whole.value) return []
  if (percent && OFF.test(text.slice(percent.end).replace(/^ ?%/, '')))
    return [
      line('instalment', { rest: whole.value, count, part: whole.value / count }),
      line('takes', { income: whole.value, percent: percent.value, part, rest: whole.value - part }),
    ]
  const rest = rounded(whole.value) - rounded(part)
  return [
    ...(percent ? [line('part', { income: whole.value, percent: percent.value, part })] : []),
    ...(part > 0 ? [line('withAid', { costs: whole.value, aid: rounded(part), rest })] : []),
    line('instalment', { rest, count, part: rest / count }),
  ]
}
const OFF = /^ ?(?:de |of )?(?:off|discount|desconto|descuento)/

const OF_SIBLINGS =
  /\b(?:kids?|children|siblings?|brothers?|sisters?|filhos?|filhas?|irmaos?|irmas?|hij[oa]s|herman[oa]s?|hermanit\w+|nenes?|nenas?|ninos)\b/
const SECOND = '(?:second|2nd|segundo|segunda|2o|2a)'
const THIRD = '(?:third|3rd|terceir[oa]|tercer[oa]?|3o|3a)'
const REDUCTION = String.raw`(?:[^.;\d]{0,40}?(?<{}>\d{1,2}) ?%|[^.;\d]{0,40}?(?<{}half>half|metade|mitad))`
const SECOND_PAYS = new RegExp(`\\b${SECOND}\\b${REDUCTION.replaceAll('{}', 'second')}`)
const THIRD_PAYS = new RegExp(`\\b${THIRD}\\b${REDUCTION.replaceAll('{}', 'third')}`)

/** What two or three siblings pay with a discount for each further one. */
export const siblings: Sum = (told) => {
  const { text } = told
  const second = SECOND_PAYS.exec(text)?.groups
  const third = THIRD_PAYS.exec(text)?.groups
  const fee = onlyAmount(told)
  if (!fee || !second || !OF_SIBLINGS.test(text) || !ASKS_NUMBER.test(text)) return []
  const off = [Number(second.second ?? 50), ...(third ? [Number(third.third ?? 50)] : [])]
  const pays = [fee.value, ...off.map((percent) => rounded(fee.value * (1 - percent / 100)))]
  return [
    ...off.map((percent, place) => line('discounted', { price: fee.value, percent, pays: pays[place + 1] ?? 0 })),
    line('groups', { list: pays, income: added(pays) }),
  ]
}

/** The only amount of money; undefined if there are others. */
function onlyAmount({ figures }: Told): Figure | undefined {
  const [amount, another] = figures.filter(
    ({ counts, unit, value, marked, money: isMoney }) =>
      counts && unit === undefined && (marked || isMoney || value >= 20) && value > 3,
  )
  return another ? undefined : amount
}

const KM = /(?<km>\d[\d.,]*) ?(?:kms?|kilometers?|kilometres?|quilometros?|kilometros?)\b/dg
/** "7 litres per hundred", "7 l a los 100". */
const PER_HUNDRED =
  /(?<use>\d[\d.,]*) ?(?:l|litres?|liters?|litros?)(?: (?:per|a|every|por|a los|a cada|cada|\/))? ?(?:hundred|100|cem|cien)/d
/** "12 por litro", "12,5 km el litro". */
const PER_LITRE = /(?<use>\d[\d.,]*) ?(?:km ?)?(?:a|per|por|\/|al|el|o|to the) ?(?:l|litre|liter|litro)\b/d
const LITRE_PRICE =
  /(?:petrol|fuel|gas|diesel|gasolina|gasoil|nafta|bencina|combustivel|alcool|etanol)(?:'?s)?[^\d.;]{0,24}(?<price>\d[\d.,]*)/d
const BOTH_WAYS = /\b(?:there and back|round trip|both ways|return|ida e volta|ida y vuelta)\b/
const AND_BACK = /\b(?:back|volta|vuelta|voltar|regreso)\b/
const TOLLS = /\b(?:tolls?|pedagios?|peajes?|parking|estacionamento|estacionamiento)\b/
const COMPANY =
  /\b(?<count>two|three|four|five|six|\d) of us\b|\b(?:we are|we're|somos(?: em)?|vamos(?: em)?|rachando (?:em|por)|dividido (?:em|por)|entre|between|among|split (?:between|by)) (?:os |los |the )?(?<said>\d|two|three|four|five|six|dois|tres|quatro|cinco|seis|dos|cuatro)\b|\bvamos (?<es>\d)\b/
const COUNTED: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  dois: 2,
  dos: 2,
  tres: 3,
  quatro: 4,
  cuatro: 4,
  cinco: 5,
  seis: 6,
}

const valueAt = (figures: readonly Figure[], found: RegExpExecArray, group: string): number => {
  return money(figures, found, group) ?? Number((found.groups?.[group] ?? '').replace(',', '.'))
}

/** "1.599 a litre", "7,125 litres per hundred": such numbers have no thousands. */
const THREE_DECIMALS = /^\d{1,2}[.,]\d{3}(?!\d)/
/** So it is called where a litre costs hundreds of pesos: "nafta 1.200". */
const IN_THOUSANDS = /^(?:nafta|bencina|gasoil)[^\d]*\d+\.\d{3}/
const perLitre = (figures: readonly Figure[], found: RegExpExecArray, group: string): number => {
  const [decimal] = THREE_DECIMALS.exec(found.groups?.[group] ?? '') ?? []
  if (decimal === undefined || IN_THOUSANDS.test(found[0])) return valueAt(figures, found, group)
  return Number(decimal.replace(',', '.'))
}

/** "300 km there and 300 back". */
const WAY_BACK =
  /\b(?:and|e|y) (?<back>\d+)(?: km)?(?: (?:to|pra|para|de|a))? ?(?:come |get )?(?:back|voltar|volta|volver|vuelta|regreso)\b/

/** What the fuel of a trip costs, for all and for each. */
export const fuel: Sum = ({ figures, text }) => {
  const ways = [...text.matchAll(KM)]
  const hundred = PER_HUNDRED.exec(text)
  const litre = hundred ? null : PER_LITRE.exec(text)
  const price = LITRE_PRICE.exec(text)
  const use = hundred ?? litre
  if (ways.length === 0 || !use || !price || !ASKS_NUMBER.test(text)) return []
  const distances = ways
    .filter(({ index }) => index < use.index || index > use.index + use[0].length)
    .map((way) => valueAt(figures, way, 'km'))
  const [first = 0, named] = distances
  const back = WAY_BACK.exec(text)?.groups?.back
  const second = named ?? (back === undefined ? undefined : Number(back))
  const isOneWay = second === undefined && AND_BACK.test(text) && !BOTH_WAYS.test(text)
  // "300 there and 300 back"; one way alone leaves open whether the way back counts.
  if (isOneWay || distances.length > 2 || first === 0 || named === 0) return []
  const km = first + (second ?? 0)
  const rate = perLitre(figures, use, 'use')
  const each = perLitre(figures, price, 'price')
  if (rate === 0 || each === 0) return []
  const litres = rounded(hundred ? (km * rate) / 100 : km / rate)
  const cost = rounded(litres * each)
  const tolls = figures
    .filter(({ before, money: isMoney, counts }) => counts && isMoney && TOLLS.test(before))
    .map(({ value }) => value)
  const all = cost + added(tolls)
  const company = COMPANY.exec(text)?.groups
  const said = company?.count ?? company?.said ?? company?.es
  const people = said === undefined ? undefined : (COUNTED[said] ?? Number(said))
  return [
    hundred
      ? line('litresPerHundred', { km, rate, litres: (km * rate) / 100 })
      : line('litres', { km, rate, litres: km / rate }),
    line('fuelCost', { litres, each, cost: litres * each }),
    ...(tolls.length > 0 ? [line('costs', { list: [cost, ...tolls], costs: all })] : []),
    ...(people && people > 1 ? [line('eachPays', { costs: all, people, share: all / people })] : []),
  ]
}

const BOUGHT = /\b(?:can get|bought|buy|buying|comprei|compro|comprar|compre|compramos|ordered|encargue|encomendei)\b/
const RESOLD =
  /\b(?:sell|selling|resell|revender|revendo|vender|vendo|vendemos|las doy|los doy|venderlos|venderlas|revenderlos)\b[^.;\d]{0,30}? (?:at|for|a|por|em)(?: [a-z]+){0,2}? ?$/
const SOLD =
  /\b(?:sold|shift|vendi|vendemos|vendidos?|ja vendi|ya vendi|llevo vendid[oa]s|sell)(?: (?:only|just|about|so|solo|ja|ya|unos|uns))? $/

/** What is earned with things that are bought to be sold. */
export const resale: Sum = ({ figures, text }) => {
  if (!BOUGHT.test(text) || !ASKS_NUMBER.test(text)) return []
  const counted = figures.filter(({ counts }) => counts)
  const price = counted.find(({ before }) => RESOLD.test(before))
  const sold = counted.find(
    (figure) => figure !== price && SOLD.test(figure.before) && figure.start > (counted[0]?.start ?? 0),
  )
  const [count, cost, ...others] = counted.filter((figure) => figure !== price && figure !== sold)
  const besides = others.map(({ value }) => value)
  const areCosts = others.every(({ before, end }) => SPENT.test(before) || SPENT.test(text.slice(end, end + 20)))
  if (!price || !count || !cost || !areCosts || !Number.isInteger(count.value)) return []
  const bought = count.value * cost.value
  const paid = bought + added(besides)
  const times = sold?.value ?? count.value
  const taken = times * price.value
  const result = taken - paid
  return [
    line('group', { count: count.value, price: cost.value, income: bought }),
    ...(besides.length > 0 ? [line('costs', { list: [bought, ...besides], costs: paid })] : []),
    line('group', { count: times, price: price.value, income: taken }),
    line(result >= 0 ? 'left' : 'missing', { costs: paid, result: Math.abs(result) }),
  ]
}
