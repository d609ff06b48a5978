import type { EntryTexts } from './en.ts'

export const pt: EntryTexts = {
  withCoach: (name) => `Coach: ${name}`,
  withMembers: (names) => `Com: ${names}`,
  opens: 'A sala abre 10 minutos antes.',
}
