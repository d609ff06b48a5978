import type { EntryTexts } from './en.ts'

export const pt: EntryTexts = {
  withCoach: (name) => `Coach: ${name}`,
  withMembers: (names) => `Com: ${names}`,
  opens: 'A página da sessão abre 10 minutos antes.',
}
