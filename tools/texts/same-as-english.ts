import type { Language } from '#contract/language.ts'

const names = [
  'English',
  'Español',
  'Fight Business',
  'Kiai',
  'Kings Network',
  'Miyamoto Musashi',
  'Network',
  'Português',
  'Prado Corner',
  'Sala Solis',
  'Sun Tzu',
  'Tatame Duarte',
]
/** Only a placeholder, or a file name. */
const shapes = ['{insight}', 'kiai-{{topic}}.md', '{{name}} · Marketplace', '{{minutes}} min']
const words = [
  'Coach',
  'coach',
  'Coaches',
  'coaches',
  'Elite',
  'Kickboxing',
  'MMA',
  'Networking',
  'quiz',
  'Shoutout',
  'Sparring',
  'Zoom',
]

/** Texts that are the same in another language: names, and loanwords that fighters there really use. */
export const sameAsEnglish: Record<Exclude<Language, 'en'>, ReadonlySet<string>> = {
  pt: new Set([
    ...names,
    ...words,
    ...shapes,
    'Bio',
    'Link',
    'Links',
    'Marketplace',
    'Mental',
    'Online',
    'Performance',
    'Status',
    'Total',
  ]),
  es: new Set([
    ...names,
    ...words,
    ...shapes,
    '{{count}} plan',
    'Agenda',
    'Asia',
    'Australia',
    'Error',
    'General',
    'Mental',
    'No',
    'Personal',
    'Total',
    'Video',
  ]),
}
