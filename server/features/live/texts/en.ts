/** English defines the shape; the other languages satisfy its type. */
export const en = {
  agenda: 'What was planned',
  notes: 'What stayed',
  questions: 'Your questions, answered',
  question: (minute: number, body: string, votes: number) =>
    `Minute ${minute}: ${body}${votes > 0 ? ` (${votes} ${votes === 1 ? 'vote' : 'votes'})` : ''}`,
  recording: 'Recording',
}

export type RecapTexts = typeof en
