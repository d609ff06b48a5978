import type { Language } from '#contract/language.ts'
import { cut, type MemberText } from './member-text.ts'

const EMOTIONS: Record<Language, RegExp> = {
  en: /\b(?:nervous|nervus|butterflies|anxious|anxiety|afraid|scared|terrified|frightened|fear|panick?(?:y|ing|ed)?|worried|worrying|angry|furious|mad at|frustrated|frustrating|annoyed|resentful|tired|exhausted|drained|burn(?:ed|t)[ -]?out|burnout|overwhelmed|stressed(?: out)?|sad|depressed|down on myself|hopeless|heartbroken|lonely|alone|ashamed|embarrassed|guilty|insecure|jealous|discouraged|demotivated|unmotivated|bored|stuck|confused|disappointed|hurt inside|excited|pumped|proud|happy|hopeful|grateful|calm)\b/g,
  pt: /\b(?:nervos[oa]|nervosismo|frio na barriga|ansios[oa]|ansiedade|medo|pavor|panico|assustad[oa]|apavorad[oa]|preocupad[oa]|raiva|put[oa] com|irritad[oa]|com odio|furios[oa]|frustrad[oa]|frustracao|chatead[oa]|magoad[oa]|cansad[oa]|exaust[oa]|esgotad[oa]|sobrecarregad[oa]|estressad[oa]|estresse|triste|tristeza|deprimid[oa]|desanimad[oa]|desmotivad[oa]|sem animo|sozinh[oa]|vergonha|envergonhad[oa]|culpad[oa]|culpa|insegur[oa]|inseguranca|ciumes|inveja|travad[oa]|confus[oa]|perdid[oa]|estagnad[oa]|decepcionad[oa]|animad[oa]|empolgad[oa]|orgulhos[oa]|feliz|confiante|tranquil[oa])\b/g,
  es: /\b(?:nervios[oa]|nervios|mariposas en el estomago|ansios[oa]|ansiedad|miedo|panico|asustad[oa]|aterrad[oa]|preocupad[oa]|rabia|enojad[oa]|enfadad[oa]|furios[oa]|molest[oa]|frustrad[oa]|frustracion|cansad[oa]|agotad[oa]|exhaust[oa]|abrumad[oa]|estresad[oa]|estres|quemad[oa]|triste|tristeza|deprimid[oa]|desanimad[oa]|desmotivad[oa]|sin ganas|sol[oa] en esto|verguenza|avergonzad[oa]|culpable|culpa|insegur[oa]|inseguridad|celos|envidia|bloquead[oa]|trabad[oa]|confundid[oa]|perdid[oa]|estancad[oa]|decepcionad[oa]|emocionad[oa]|entusiasmad[oa]|orgullos[oa]|feliz|tranquil[oa]|animad[oa])\b/g,
}

/** "I'm not nervous" and "não estou com medo" name no feeling. */
const DENIED: Record<Language, RegExp> = {
  en: /(?:\b(?:not|never|no|without|no longer|less)|n't)(?: (?:so|very|that|at all|really|too|feel|feeling|be|of|any))* $/,
  pt: /\b(?:nao|nunca|sem|nada)(?: (?:estou|to|me sinto|fico|sou|tenho|com|mais|tao|muito|nem um pouco))* $/,
  es: /\b(?:no|nunca|sin|nada)(?: (?:estoy|me siento|soy|tengo|mas|tan|muy|siento|nada de))* $/,
}

/** The feeling that a member names, in their own word. */
export function findEmotion(text: MemberText, language: Language): string | undefined {
  for (const match of text.folded.matchAll(EMOTIONS[language])) {
    const before = text.folded.slice(Math.max(0, match.index - 40), match.index)
    if (!DENIED[language].test(before)) return cut(text, match.index, match.index + match[0].length)
  }
  return undefined
}
