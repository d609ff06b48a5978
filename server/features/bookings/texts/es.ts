import type { EntryTexts } from './en.ts'

export const es: EntryTexts = {
  withCoach: (name) => `Coach: ${name}`,
  withMembers: (names) => `Con: ${names}`,
  opens: 'La página de la sesión se abre 10 minutos antes.',
}
