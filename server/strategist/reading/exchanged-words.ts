import type { Language } from '#contract/language.ts'
import type { Rewritten } from '../strategist.ts'
import { words } from './fold.ts'
import { memberText } from './member-text.ts'
import { originalAt, rewriteMessage } from './rewrite-message.ts'
import type { Said } from './said-earlier.ts'
import { stem } from './stem.ts'

const WORD = "[a-z][a-z'-]{2,}"
const SMALL =
  '(?:the|an?|my|his|her|their|our|on|in|by|at|for|to|with|it|its|was|o|a|os|as|um|uma|de|do|da|no|na|por|pelo|pela|com|pra|pro|para|meu|minha|el|la|los|las|un|una|del|en|con|mi|su|es|e|era|foi|fue|i|meant|actually|but|mas|sim|sino|really)'
const SMALLS = `(?:${SMALL} )*`
const WRONG = `(?<wrong>${WORD})(?![\\w'-])`
/** "No tengo tiempo" exchanges nothing: the word is the last of its clause. */
const ENDS = '(?= *(?:[,.!;:)?]|$)| (?:and|lol|haha|sorry|e|kk+|rs|y|jaja\\w*|perdon|desculpa)\\b)'
const RIGHT = `(?<right>${WORD})(?![\\w'-])`

/** "No era el codo" refuses a word, and so does "no poomsae" at the beginning; "todavía no peleo" says what somebody does not do. */
const REFUSING = {
  pt: `(?:(?:^|[,.;:!] ?)nao |\\bnao ${SMALL} )${SMALLS}`,
  es: `(?:(?:^|[,.;:!] ?)no |\\bno ${SMALL} )${SMALLS}`,
}

/** One word in the place of another: "triangle, not armbar", "not poomsae, sparring". Folded. */
const EXCHANGES: Record<Language, readonly RegExp[]> = {
  en: [
    new RegExp(`${RIGHT},? (?:and )?not ${SMALLS}${WRONG}${ENDS}`),
    new RegExp(`\\b(?:not|isn'?t|wasn'?t) ${SMALLS}${WRONG}[,.!;:-]+ *${SMALLS}${RIGHT}`),
    new RegExp(`${RIGHT} (?:instead of|rather than) ${SMALLS}${WRONG}`),
    new RegExp(`${RIGHT}[,;] *${SMALLS}${WRONG} (?:was|is) (?:the )?(?:last|old|previous|other|before)\\b`),
  ],
  pt: [
    new RegExp(`${RIGHT}(?:,| e|, e) nao ${SMALLS}${WRONG}${ENDS}`),
    new RegExp(`${REFUSING.pt}${WRONG}[,.!;:-]+ *${SMALLS}${RIGHT}`),
    new RegExp(`${RIGHT} (?:em vez de|no lugar de|ao inves de) ${SMALLS}${WRONG}`),
    new RegExp(
      `${RIGHT}[,;] *${SMALLS}${WRONG} (?:foi|era|e) (?:o |a )?(?:anterior|outr[oa]|ultim[oa]|antig[oa]|passad[oa])\\b`,
    ),
  ],
  es: [
    new RegExp(`${RIGHT}(?:,| y|, y) no ${SMALLS}${WRONG}${ENDS}`),
    new RegExp(`${REFUSING.es}${WRONG}[,.!;:-]+ *${SMALLS}${RIGHT}`),
    new RegExp(`${RIGHT} (?:en vez de|en lugar de) ${SMALLS}${WRONG}`),
    new RegExp(
      `${RIGHT}[,;] *${SMALLS}${WRONG} (?:fue|era|es) (?:el |la )?(?:anterior|otr[oa]|ultim[oa]|antigu[oa]|pasad[oa])\\b`,
    ),
  ],
}

/** Words that are no fact of their own. */
const NO_FACT =
  /^(?:not|and|but|that|this|there|then|she|they|him|them|you|are|were|has|have|had|does|did|can|will|just|only|very|too|because|when|what|how|why|who|sure|really|want|wants|know|think|isso|esse|essa|este|esta|ele|ela|eles|elas|voce|porque|quando|como|mais|muito|tambem|quero|quer|sei|acho|eso|ese|esa|ellos|ellas|porque|cuando|mas|muy|tambien|quiero|quiere|creo|todo|tudo|nada|algo|well|yes|yeah|sim|claro|one|two|three|four|five|six|seven|eight|nine|ten|uma?|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|una?|dos|cuatro|siete|ocho|nueve|diez|domingo|lunes|martes|miercoles|jueves|viernes|sabado|segunda|terca|quarta|quinta|sexta|enganei-me|engano|enganei|errei|desculp\w*|perd\w+|opa|ops|oops|whoops|sorry|espera|wait|actually|apparently|turns|corrijo|corrigindo|correcao|correccion|correction|bueno|mejor|verdade|vdd|realidad|honest|fact|mesmo|\w+ly|\w+mente)$/
const MOST_WORDS = 20

/** "Lost it by triangle, not armbar": the earlier message with the right word; null if none is exchanged. */
export function findExchangedWord(message: string, earlier: readonly Said[], language: Language): Rewritten | null {
  const own = memberText(message, language)
  if (words(own.folded).length > MOST_WORDS) return null
  for (const pattern of EXCHANGES[language]) {
    const found = new RegExp(pattern.source, 'd').exec(own.folded)
    const { right, wrong } = found?.groups ?? {}
    const span = found?.indices?.groups?.right
    if (!right || !wrong || !span || NO_FACT.test(right) || NO_FACT.test(wrong)) continue
    for (const [place, { content }] of [...earlier.entries()].reverse()) {
      const text = memberText(content, language)
      const told = [...text.folded.matchAll(new RegExp(WORD, 'g'))]
      const isRightTold = told.some(([word]) => stem(word, language) === stem(right, language))
      const old = told.find(([word]) => stem(word, language) === stem(wrong, language))
      if (!old || isRightTold) continue
      const to = own.original.slice(originalAt(own, span[0]), originalAt(own, span[1]))
      return rewriteMessage(text, { place, start: old.index, end: old.index + old[0].length, to })
    }
  }
  return null
}
