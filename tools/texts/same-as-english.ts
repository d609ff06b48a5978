import type { Language } from '#contract/language.ts'

const names = ['English', 'Español', 'Kiai', 'Kings Network', 'Miyamoto Musashi', 'Network', 'Português', 'Sun Tzu']
const words = ['Coach', 'coach', 'Coaches', 'coaches', 'Elite']

/** Texts that are the same words in another language: names, and loanwords that fighters there really say. */
export const sameAsEnglish: Record<Exclude<Language, 'en'>, ReadonlySet<string>> = {
  pt: new Set([...names, ...words, 'Links', 'Marketplace', 'Mental', 'Online', 'Performance', 'Status']),
  es: new Set([...names, ...words, 'Asia', 'Australia', 'Error', 'Mental', 'No', 'Total']),
}
