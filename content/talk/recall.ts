import type { Language } from '#contract/language.ts'

/** What stands before something that was said in this conversation, where neither a reason nor the subject is in it. */
export const RECALL: Record<Language, { readonly basis: string; readonly notOfThat: string }> = {
  en: {
    basis: 'I gave no separate reason; what I said was this:',
    notOfThat: 'Of that in particular I have not spoken yet; what I did say is this:',
  },
  pt: {
    basis: 'Não dei um motivo à parte; o que eu disse foi isto:',
    notOfThat: 'Disso especificamente eu ainda não falei; o que eu disse foi isto:',
  },
  es: {
    basis: 'No te di un motivo aparte; lo que te dije es esto:',
    notOfThat: 'De eso en concreto todavía no te hablé; lo que sí te dije es esto:',
  },
}
