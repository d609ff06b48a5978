import type { RecapTexts } from './en.ts'

export const es: RecapTexts = {
  agenda: 'Lo que estaba previsto',
  notes: 'Lo que quedó',
  questions: 'Las preguntas respondidas',
  question: (minute, body, votes) =>
    `Minuto ${minute}: ${body}${votes > 0 ? ` (${votes} ${votes === 1 ? 'voto' : 'votos'})` : ''}`,
  recording: 'Grabación',
}
