import { MOST_CENTS } from '#contract/coach-desk-rules.ts'
import type { Language } from '#contract/language.ts'
import { formatsFor } from '#web/i18n/formats.ts'

/** Signs and names of the currencies, and the spaces that may stand around them. */
const AROUND = /[\s$€]|R(?=\$)|US(?=\$)|USD|BRL|EUR/giu

const BY_DECIMAL = {
  '.': /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/,
  ',': /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?$/,
}

/**
 * An amount as people write it, in whole cents. Read by the customs of the language first; what makes no sense by
 * those is read by the other ones: '49,50' is no other price for someone who reads English.
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
