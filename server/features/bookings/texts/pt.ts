import type { EntryTexts } from './en.ts'

export const pt: EntryTexts = {
  with: {
    member: (name) => `Coach: ${name}`,
    coach: (names) => `Com: ${names}`,
  },
  opens: 'A sala abre 10 minutos antes.',
}
