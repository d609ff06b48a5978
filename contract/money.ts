/**
 * Money is whole minor units (cents) and a currency everywhere but on the screen. How many digits a currency has behind
 * the point is its exponent in ISO 4217; what is not listed here has two.
 */
const WITHOUT_DIGITS = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' ')
const WITH_THREE_DIGITS = 'BHD IQD JOD KWD LYD OMR TND'.split(' ')

export function exponentOf(currency: string): number {
  if (WITHOUT_DIGITS.includes(currency)) return 0
  return WITH_THREE_DIGITS.includes(currency) ? 3 : 2
}

/** For showing, never for reckoning: what is added up are minor units. */
export function wholeUnits(minor: number, currency: string): number {
  return minor / 10 ** exponentOf(currency)
}

interface MoneyFormat {
  /** Without digits that are nought: $149. Books keep them. */
  short?: boolean
  /** More digits than the currency has, for sums that are smaller than its smallest unit. */
  digits?: number | undefined
}

export function formatMoney(minor: number, currency: string, locale: string, { short, digits }: MoneyFormat = {}) {
  const least = exponentOf(currency)
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: least,
    maximumFractionDigits: digits ?? least,
    ...(short && { trailingZeroDisplay: 'stripIfInteger' }),
  }).format(wholeUnits(minor, currency))
}

/** Signs and names of currencies, and the spaces that may stand around them. */
const AROUND = /\s|\p{Sc}|R(?=\$)|US(?=\$)|[A-Z]{3}(?![A-Z])/giu

/**
 * An amount as people write it, in minor units. Read by the customs of the locale first; what makes no sense by those is
 * read by the other ones: '49,50' is no other price for someone who reads English.
 */
export function parseMoney(typed: string, currency: string, locale: string): number | undefined {
  const text = typed.replaceAll(AROUND, '')
  const own = new Intl.NumberFormat(locale).format(0.5).includes(',') ? ',' : '.'
  const read = amountPattern(own, currency).exec(text) ?? amountPattern(own === ',' ? '.' : ',', currency).exec(text)
  if (!read) return undefined
  const [, whole = '', part = ''] = read
  // Digits are put together as text: nothing is lost to reckoning with fractions.
  const minor = Number(whole.replaceAll(/[.,]/g, '') + part.padEnd(exponentOf(currency), '0'))
  return Number.isSafeInteger(minor) ? minor : undefined
}

function amountPattern(decimal: '.' | ',', currency: string): RegExp {
  const digits = exponentOf(currency)
  const grouped = `\\d{1,3}(?:[${decimal === ',' ? '.' : ','}]\\d{3})+|\\d+`
  return new RegExp(`^(${grouped})${digits > 0 ? `(?:[${decimal}](\\d{1,${digits}}))?` : ''}$`)
}
