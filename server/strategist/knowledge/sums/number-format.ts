import type { Language } from '#contract/language.ts'
import { LOCALES } from '../../reading/locales.ts'

const SHOWN = { maximumFractionDigits: 2 }
const FORMATS: Record<Language, Intl.NumberFormat> = {
  en: new Intl.NumberFormat(LOCALES.en, SHOWN),
  pt: new Intl.NumberFormat(LOCALES.pt, SHOWN),
  es: new Intl.NumberFormat(LOCALES.es, SHOWN),
}
/** Thousands are written "1,200" in Mexico and "1.200" in most other countries where Spanish is spoken. */
const SPANISH_WITH_DOTS = new Intl.NumberFormat('es-CO', SHOWN)
const HAS_DOTS = /\d\.\d{3}(?!\d)/

/** How numbers are shown to who wrote this text. */
export const numberFormat = (text: string, language: Language): Intl.NumberFormat =>
  language === 'es' && HAS_DOTS.test(text) ? SPANISH_WITH_DOTS : FORMATS[language]

/** The digits of larger numbers are not known exactly. */
export const isExact = (value: number): boolean => Math.abs(value) <= Number.MAX_SAFE_INTEGER

/** Prices of a litre have three decimals: with two the result would not be that of the numbers shown. */
export const withThousandths = (format: Intl.NumberFormat): Intl.NumberFormat =>
  new Intl.NumberFormat(format.resolvedOptions().locale, { maximumFractionDigits: 3 })
