import type { Language } from '#contract/language.ts'

/** What stands before something that was said in this conversation, where neither a reason nor the subject is in it. */
export const RECALL: Record<Language, { readonly basis: string; readonly notOfThat: string }> = {
  en: {
    basis: 'This is what I went by:',
    notOfThat: 'Of that itself I have said little so far. What I did say is this:',
  },
  pt: {
    basis: 'Eu me guiei por isto:',
    notOfThat: 'Sobre isso em si eu falei pouco até agora. O que eu disse foi isto:',
  },
  es: {
    basis: 'Me guié por esto:',
    notOfThat: 'De eso en sí dije poco hasta ahora. Lo que sí dije es esto:',
  },
}
