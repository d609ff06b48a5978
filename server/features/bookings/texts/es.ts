import type { EntryTexts } from './en.ts'

export const es: EntryTexts = {
  withCoach: (name) => `Coach: ${name}`,
  withMembers: (names) => `Con: ${names}`,
  opens: 'La sala se abre 10 minutos antes.',
}
