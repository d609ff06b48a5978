import type { Language } from '#contract/language.ts'

/** On what the member reported outside a conversation, by how well it went: below 5, below 8, and above. */
export const REPORTED: Record<Language, readonly [string, string, string]> = {
  en: [
    'You gave {commitment} a {outcome} of 10. Said straight out, and that is where a better week begins.',
    'You gave {commitment} a {outcome} of 10: it moved, and we build on that.',
    'You gave {commitment} a {outcome} of 10. That is a word kept.',
  ],
  pt: [
    'Você deu nota {outcome} de 10 para {commitment}. Dito sem rodeios, e é daí que começa uma semana melhor.',
    'Você deu nota {outcome} de 10 para {commitment}: andou, e a gente constrói em cima disso.',
    'Você deu nota {outcome} de 10 para {commitment}. Isso é palavra cumprida.',
  ],
  es: [
    'Le pusiste {outcome} de 10 a {commitment}. Dicho sin vueltas, y de ahí sale una semana mejor.',
    'Le pusiste {outcome} de 10 a {commitment}: avanzó, y sobre eso construimos.',
    'Le pusiste {outcome} de 10 a {commitment}. Eso es cumplir la palabra.',
  ],
}
