import type { RecapTexts } from './en.ts'

export const pt: RecapTexts = {
  agenda: 'O que estava na pauta',
  notes: 'O que ficou',
  questions: 'As perguntas respondidas',
  question: (minute, body, votes) =>
    `Minuto ${minute}: ${body}${votes > 0 ? ` (${votes} ${votes === 1 ? 'voto' : 'votos'})` : ''}`,
  recording: 'Gravação',
}
