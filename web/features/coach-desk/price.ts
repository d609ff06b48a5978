import { MOST_CENTS } from '#contract/coach-desk-rules.ts'
import type { Language } from '#contract/language.ts'
import { formatsFor } from '#web/i18n/formats.ts'

/** Symbols and names of the currencies, with surrounding spaces. */
const AROUND = /[\s$€]|R(?=\$)|US(?=\$)|USD|BRL|EUR/giu

const BY_DECIMAL = {
  '.': /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/,
  ',': /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?$/,
}

/**
 * Reads an amount as people write it, in whole cents. It is read in the notation of the language first, then in the
 * other one, so that '49,50' is the same price for an English reader.
 */
export function parsePrice(typed: string, language: Language): number | undefined {
  const text = typed.replaceAll(AROUND, '')
  const own = formatsFor(language).number(0.5).includes(',') ? ',' : '.'
  const read = BY_DECIMAL[own].exec(text) ?? BY_DECIMAL[own === ',' ? '.' : ','].exec(text)
  if (!read) return undefined
  const [, whole = '', part = ''] = read
  const cents = Number(whole.replaceAll(/[.,]/g, '')) * 100 + Number(part.padEnd(2, '0'))
  return cents <= MOST_CENTS ? cents : undefined
}
