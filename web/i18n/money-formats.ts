import { type Language, LOCALES } from '#contract/language.ts'
import { exponentOf, formatMoney, wholeUnits } from '#contract/money.ts'
import { useLanguage } from './language.ts'

/** Apart from the other formats: most pages show no money, and need not load the currencies. */
export function moneyFormatsFor(language: Language) {
  const locale = LOCALES[language]
  return {
    /** Money as it is typed into a field: no currency, and nothing between the thousands. */
    amount: (minor: number, currency: string) =>
      new Intl.NumberFormat(locale, {
        useGrouping: false,
        minimumFractionDigits: exponentOf(currency),
        trailingZeroDisplay: 'stripIfInteger',
      }).format(wholeUnits(minor, currency)),
    /** Without digits that are nought. */
    money: (minor: number, currency: string) => formatMoney(minor, currency, locale, { short: true }),
    /** With its digits, nought or not: how books are kept. `digits`: more of them, where sums are that small. */
    exactMoney: (minor: number, currency: string, digits?: number) => formatMoney(minor, currency, locale, { digits }),
  }
}

export function useMoneyFormats() {
  return moneyFormatsFor(useLanguage())
}
