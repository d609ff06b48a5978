/** The currencies of prices. Amounts are never converted. */
export const CURRENCIES = ['USD', 'BRL', 'EUR', 'MXN', 'ARS', 'CLP', 'PEN', 'PYG', 'UYU'] as const

/**
 * Money is whole minor units (cents) and a currency everywhere but on the screen. How many decimals a currency has
 * is its exponent in ISO 4217; currencies that are not listed here have two.
 */
const WITHOUT_DIGITS = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' ')
const WITH_THREE_DIGITS = 'BHD IQD JOD KWD LYD OMR TND'.split(' ')

export function exponentOf(currency: string): number {
  if (WITHOUT_DIGITS.includes(currency)) return 0
  return WITH_THREE_DIGITS.includes(currency) ? 3 : 2
}

/** Only for display: calculations use minor units. */
export function wholeUnits(minor: number, currency: string): number {
  return minor / 10 ** exponentOf(currency)
}

interface MoneyFormat {
  /** Leaves out zero decimals: $149. Accounts and exports keep them. */
  short?: boolean
  /** More decimals than the currency has, for amounts smaller than its smallest unit. */
  digits?: number | undefined
}

export function formatMoney(minor: number, currency: string, locale: string, { short, digits }: MoneyFormat = {}) {
  const least = exponentOf(currency)
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    // Readers of Spanish know the sign; other dollars and pesos share theirs and keep their letters.
    ...(currency === 'EUR' && { currencyDisplay: 'narrowSymbol' as const }),
    minimumFractionDigits: least,
    maximumFractionDigits: digits ?? least,
    ...(short && { trailingZeroDisplay: 'stripIfInteger' }),
  }).format(wholeUnits(minor, currency))
}

/** Signs and names of currencies, with the spaces around them. */
const CURRENCY_SIGNS = /\s|\p{Sc}|R(?=\$)|US(?=\$)|[A-Z]{3}(?![A-Z])/giu

/**
 * Parses an amount as people write it into minor units. Tries the format of the locale first and then the other one:
 * '49,50' means the same price when it is typed in English.
 */
export function parseMoney(typed: string, currency: string, locale: string): number | undefined {
  const text = typed.replaceAll(CURRENCY_SIGNS, '')
  const own = new Intl.NumberFormat(locale).format(0.5).includes(',') ? ',' : '.'
  const read = amountPattern(own, currency).exec(text) ?? amountPattern(own === ',' ? '.' : ',', currency).exec(text)
  if (!read) return undefined
  const [, whole = '', part = ''] = read
  // Digits are joined as text, so that no rounding error of fractions can occur.
  const minor = Number(whole.replaceAll(/[.,]/g, '') + part.padEnd(exponentOf(currency), '0'))
  return Number.isSafeInteger(minor) ? minor : undefined
}

function amountPattern(decimal: '.' | ',', currency: string): RegExp {
  const digits = exponentOf(currency)
  const grouped = `\\d{1,3}(?:[${decimal === ',' ? '.' : ','}]\\d{3})+|\\d+`
  return new RegExp(`^(${grouped})${digits > 0 ? `(?:[${decimal}](\\d{1,${digits}}))?` : ''}$`)
}
