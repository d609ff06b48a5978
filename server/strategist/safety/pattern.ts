/** Up to four words of the same sentence. */
const GAP = '(?:[a-z0-9_]{1,24} ){0,4}'

const WIDE_GAP = '(?:[a-z0-9_]{1,24} ){0,9}'

/**
 * A pattern that matches any of the phrases. "…" means up to four words between two others, "……" up to
 * nine, and a trailing "*" the rest of a word. Everything is bounded, so the time is linear in the text.
 */
export function anyOf(...phrases: string[]): RegExp {
  const sources = phrases.map((phrase) =>
    phrase.replaceAll(' …… ', ` ${WIDE_GAP}`).replaceAll(' … ', ` ${GAP}`).replaceAll('*', '[a-z]{0,16}'),
  )
  return new RegExp(`(?<= )(?:${sources.join('|')})(?= )`, 'g')
}

/** Words that negate what follows, or mark it as feared. */
const DENIAL = anyOf(
  'not|dont|do not|never|wont|wouldnt|didnt|isnt|havent|without|avoid|avoiding|prevent*|against|refuse|instead of|rather than|risk of',
  '(afraid|scared|fear|terrified) (of|to)|(medo|receio|miedo) (de|a|que|do|da)',
  'nao|nunca|jamais|nem|sem|evitar|evite|contra|em vez de|risco de',
  'jamas|ni|sin|evitar|evita|evito|en vez de|en lugar de|riesgo de',
)
/** Negations that do not apply to what follows. */
const DENIES_NOTHING = anyOf(
  '(dont|do not) (know|feel|care|understand)|not (sure|well|ok|okay|feeling)|no matter',
  'nao (sei|to|me sinto|entendo|tenho certeza)|no (se|me siento|estoy|entiendo)',
)
/** Words that end the scope of a negation: "I did not sleep because …" */
const NEW_MATTER =
  /^.* (?:because|cause|since|after|when|but|so|porque|pois|desde|depois|quando|mas|despues|cuando|pero) /
const WORDS_THAT_DENY = 5

/** "No" is a negation in English and Spanish; in Portuguese it is a preposition. */
const NO = anyOf('no')
const PORTUGUESE = anyOf(
  'nao|uma|duas|dois|meu|minha|eu|com|em|foi|tomei|levei|bati|fui|ao|ele|ela|depois|muito|voce|ontem|hoje|desde o|e muito',
  'no (tatame|treino|round|primeiro|ultimo|terceiro|queixo|rosto|chao|octogono|ringue|jogo|trabalho|nariz|campeonato)',
)

export function has(pattern: RegExp, words: string): boolean {
  return words.search(pattern) >= 0
}

/** Whether the pattern occurs without a negation just before it. */
export function hasUndenied(pattern: RegExp, sentence: string): boolean {
  for (const match of sentence.matchAll(pattern)) {
    const before = sentence.slice(Math.max(0, match.index - WORDS_THAT_DENY * 25), match.index)
    const lastWords = ` ${before.trim().split(' ').slice(-WORDS_THAT_DENY).join(' ')} `
    const deciding = lastWords.replace(NEW_MATTER, ' ').replaceAll(DENIES_NOTHING, '')
    const denied = has(DENIAL, deciding) || (has(NO, deciding) && !has(PORTUGUESE, sentence))
    if (!denied) return true
  }
  return false
}
