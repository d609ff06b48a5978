import { anyOf } from '../pattern.ts'
import type { Rule } from '../rule.ts'

/** Signs that a doctor must see the same day, however lightly they are told. */
export const INJURY: readonly Rule[] = [
  {
    level: 'care',
    says: anyOf(
      '(piss*|pee|peeing|peed|urin*|wee) (is |was |came out |comes out )?(red|blood*|brown|cola)|blood in (my|the) (pee|piss|urine|stool)|cough* (up )?blood|red (streaks?|lines?) (going |running )?up',
      '(mijei|mijo|mijando|urina|xixi) (ta |saiu |veio |com )?(vermelh*|sangue|escur*)|sangue (no|na) (xixi|mijo|urina|fezes)|toss* sangue|(riscos?|linhas?) vermelh* subindo',
      '(meo|mee|orino|orine|orina|pis) (esta |salio |sale |con )?(roj*|sangre|oscur*)|sangre (en|al) (la )?(orina*|orinar|mear)|tos* sangre|(rayas?|lineas?) rojas? (que )?sub*',
    ),
  },
]
