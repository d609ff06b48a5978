import type { Language } from '#contract/language.ts'

/**
 * Words to recognise despite one wrong letter. Left out on purpose: words that are one letter away
 * from another correct word, such as boxing (boring), launch (lunch), cansado (casado), sábado (sarado).
 */
const WORDS: Record<Language, string> = {
  en: 'tournament competition championship interview presentation nervous anxious anxiety afraid worried exhausted stressed overwhelmed frustrated confidence january february september october november december monday tuesday wednesday thursday friday saturday sunday tomorrow wrestling kickboxing beginner amateur problem promotion deadline marathon meeting negotiation opponent',
  pt: 'campeonato torneio competicao entrevista apresentacao reuniao lancamento nervoso nervosa ansioso ansiosa ansiedade frustrado frustrada estressado estressada preocupado preocupada vergonha janeiro fevereiro setembro outubro novembro dezembro domingo amanha problema gostaria treinador treinadora iniciante objetivo adversario confianca graduacao vestibular',
  es: 'campeonato torneo competencia entrevista presentacion reunion lanzamiento nervioso nerviosa ansioso ansiosa ansiedad frustrado frustrada estresado estresada preocupado preocupada verguenza febrero septiembre octubre noviembre diciembre domingo miercoles viernes problema gustaria entrenador entrenadora principiante objetivo confianza graduacion cinturon',
}
const SHORTEST = 6
const LONGEST = 16

/** The word without each of its letters in turn: two words with one difference share such a form. */
function* withoutOne(word: string): Generator<string> {
  for (let index = 0; index < word.length; index++) yield word.slice(0, index) + word.slice(index + 1)
}

interface Speller {
  known: ReadonlySet<string>
  byRest: ReadonlyMap<string, string>
}

function spellerOf(language: Language): Speller {
  const known = new Set(WORDS[language].split(' '))
  const byRest = new Map<string, string>()
  for (const word of known) {
    byRest.set(word, word)
    for (const rest of withoutOne(word)) byRest.set(rest, word)
  }
  return { known, byRest }
}
const SPELLERS: Record<Language, Speller> = { en: spellerOf('en'), pt: spellerOf('pt'), es: spellerOf('es') }

/** One letter added, missing or different, or two neighbours swapped. */
export function isOneMistakeApart(one: string, other: string): boolean {
  let before = 0
  while (before < one.length && one[before] === other[before]) before++
  let after = 0
  while (after < Math.min(one.length, other.length) - before && one.at(-1 - after) === other.at(-1 - after)) after++
  const left = one.length - before - after
  const right = other.length - before - after
  if (left <= 1 && right <= 1) return true
  return left === 2 && right === 2 && one[before] === other[before + 1] && one[before + 1] === other[before]
}

/** Most words come again and again; without a limit every misspelling would be kept. */
const MOST_REMEMBERED = 5_000
const remembered: Record<Language, Map<string, string>> = { en: new Map(), pt: new Map(), es: new Map() }

/** The known word that was probably meant, or the word as it is. First letters are rarely wrong. */
export function respell(word: string, language: Language): string {
  if (word.length < SHORTEST - 1 || word.length > LONGEST) return word
  const memory = remembered[language]
  const seen = memory.get(word)
  if (seen !== undefined) return seen
  const meant = respellAnew(word, language)
  if (memory.size >= MOST_REMEMBERED) memory.clear()
  memory.set(word, meant)
  return meant
}

function respellAnew(word: string, language: Language): string {
  const { known, byRest } = SPELLERS[language]
  if (known.has(word)) return word
  // An additional letter at the end is a form of the word, not a mistake: "interviews", "entrevistar".
  if (known.has(word.slice(0, -1))) return word
  for (const rest of [word, ...withoutOne(word)]) {
    const meant = byRest.get(rest)
    if (meant !== undefined && meant[0] === word[0] && isOneMistakeApart(word, meant)) return meant
  }
  return word
}
