import type { Language } from './language.ts'

/** In Brazil the first of a month is '1º de setembro'; no browser writes it so. */
export function withFirstOfMonth(date: string, language: Language): string {
  return language === 'pt' ? date.replace(/(^|\D)1 de /, '$11º de ') : date
}
