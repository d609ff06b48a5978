import { SUM_TEXTS, type SumTexts } from '#content/talk/sums.ts'
import type { Language } from '#contract/language.ts'
import { fold } from '../reading/fold.ts'

const AMOUNT = String.raw`(?:r\$|us\$|u\$s|\$|€|£)? ?(?<amount>\d[\d.,]*) ?(?<thousand>k|mil|thousand|grand)?\b`
const near = (before: string): RegExp => new RegExp(String.raw`\b(?:${before})\b[^.;!?\d]{0,24}?${AMOUNT}`)
const followed = (after: string): RegExp => new RegExp(String.raw`${AMOUNT}[^.;!?\d]{0,12}?\b(?:${after})\b`)

/** Words beside a number, folded, in all three languages together: members mix them, and the words do not collide. */
const MEMBERS =
  /\b(?<amount>\d[\d.,]*)(?<thousand>k)? (?:paying |active |pagantes |activos |ativos )?(?:members?|students?|pupils|clients?|people|alun[oa]s?|matriculad[oa]s|alumn[oa]s?|miembros|socios?|clientes|pessoas|personas)\b/
const PRICE = new RegExp(
  `${near('each pays?|pays?|paying|charge|fee|price|cada um paga|pagam?|pagando|cobro|mensalidade|preco|pagan|cuota|mensualidad|precio').source}|${String.raw`\b(?:at|a|por) ${AMOUNT}`.replaceAll('<amount>', '<amount2>').replaceAll('<thousand>', '<thousand2>')}`,
)
const COST_WORDS =
  /\b(?:costs?|rent|expenses|bills|overheads?|outgoings|custos?|despesas?|aluguel|gastos?|costos?|alquiler|renta|arriendo)\b/
/** A number before one of these is no money. */
const NO_MONEY =
  /^ ?(?:%|x\b|h\b|hrs?\b|hours?|horas?|days?|dias?|weeks?|semanas?|months?|mes\b|meses|years?|anos?|km|kg|kilos?|lbs?|min|am\b|pm\b|vezes|veces|times|rounds?)/
const LEAVERS =
  /\b(?<amount>\d[\d.,]*)(?<thousand>k)? (?:of them |people |members |alunos |alumnos |socios )?(?:left|quit|cancel\w*|dropped|sairam|cancelaram|pararam|saem|se fueron|cancelaron|se dieron de baja|se van)\b/
const TARGET = near(
  'need|want|goal is|costs?|preciso(?: de)?|quero juntar|meta(?: e| de)?|necesito|quiero juntar|meta(?: es)?',
)
const SAVED = new RegExp(
  String.raw`${near('have|got|saved|already|tenho|guardei|juntei|tengo|ahorre|junte').source}|${followed('saved|guardad[oa]s?|juntad[oa]s?|ahorrad[oa]s?').source.replaceAll('<amount>', '<amount2>').replaceAll('<thousand>', '<thousand2>')}`,
)
const MONTHLY = followed('a month|per month|monthly|each month|por mes|ao mes|al mes|cada mes|mensuales|mensais')

interface Found {
  value: number
  start: number
}

/** "6,000", "6.000", "4.5k": the last separator is a decimal one only before one or two digits. */
function toNumber(amount: string, thousand: string | undefined): number {
  const decimal = /[.,]\d{1,2}$/.test(amount)
  const plain = decimal ? amount.replace(/[.,](?=.*[.,])/g, '').replace(',', '.') : amount.replace(/[.,]/g, '')
  return Number(plain) * (thousand ? 1000 : 1)
}

function find(pattern: RegExp, folded: string): Found | undefined {
  const match = pattern.exec(folded)
  const amount = match?.groups?.amount ?? match?.groups?.amount2
  if (!match || amount === undefined) return undefined
  const value = toNumber(amount.replace(/[.,]$/, ''), match.groups?.thousand ?? match.groups?.thousand2)
  return Number.isFinite(value) && value > 0 ? { value, start: match.index + match[0].lastIndexOf(amount) } : undefined
}

/** All amounts of a message with costs in it that are neither members, price nor something else: rent and wages together. */
function costsIn(folded: string, others: readonly (Found | undefined)[]): Found | undefined {
  if (!COST_WORDS.test(folded)) return undefined
  const taken = new Set(others.map((other) => other?.start))
  const amounts = [...folded.matchAll(new RegExp(AMOUNT, 'g'))].flatMap((match): Found[] => {
    const amount = (match.groups?.amount ?? '').replace(/[.,]$/, '')
    const start = match.index + match[0].indexOf(amount)
    const value = toNumber(amount, match.groups?.thousand)
    const isMoney = !NO_MONEY.test(folded.slice(match.index + match[0].length))
    return isMoney && !taken.has(start) && value > 0 ? [{ value, start }] : []
  })
  const [first] = amounts
  return first && { value: amounts.reduce((sum, { value }) => sum + value, 0), start: first.start }
}

const LOCALES: Record<Language, string> = { en: 'en-US', pt: 'pt-BR', es: 'es-MX' }

/** Calculations with numbers that the member gave: members, price and costs; leavers; saving. Empty without enough of them. */
export function sumsIn(message: string, language: Language): string[] {
  const folded = fold(message)
  const texts = SUM_TEXTS[language]
  const number = new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 1 })
  const say = (name: keyof SumTexts, values: Record<string, number>): string =>
    texts[name].replace(/\{(\w+)\}/g, (_, key: string) => number.format(values[key] ?? 0))
  const members = find(MEMBERS, folded)
  const price = find(PRICE, folded)
  const leavers = find(LEAVERS, folded)
  const costs = costsIn(folded, [members, price, leavers])
  const lines: string[] = []
  if (members && price && members.start !== price.start) {
    const income = members.value * price.value
    lines.push(say('income', { members: members.value, price: price.value, income }))
    if (costs) {
      const result = income - costs.value
      lines.push(say(result >= 0 ? 'left' : 'missing', { costs: costs.value, result: Math.abs(result) }))
      lines.push(say('breakEven', { price: price.value, needed: Math.ceil(costs.value / price.value) }))
    }
  }
  if (members && leavers && leavers.start !== members.start && leavers.value < members.value)
    lines.push(
      say('leaving', {
        leavers: leavers.value,
        members: members.value,
        percent: (100 * leavers.value) / members.value,
      }),
    )
  const [target, saved, monthly] = [find(TARGET, folded), find(SAVED, folded), find(MONTHLY, folded)]
  const distinct = new Set([target?.start, saved?.start, monthly?.start]).size === 3
  if (target && saved && monthly && distinct && lines.length === 0) {
    const rest = target.value - saved.value
    const values = { target: target.value, saved: saved.value, rest, monthly: monthly.value }
    lines.push(
      rest <= 0 ? say('savingDone', values) : say('saving', { ...values, months: Math.ceil(rest / monthly.value) }),
    )
  }
  return lines
}
