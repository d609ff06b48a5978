import type { EntryTexts } from './en.ts'

export const es: EntryTexts = {
  with: {
    member: (name) => `Coach: ${name}`,
    coach: (names) => `Con: ${names}`,
  },
  opens: 'La sala se abre 10 minutos antes.',
}
