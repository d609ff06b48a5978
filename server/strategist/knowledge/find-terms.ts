import { type Difference, glossary, type Term } from '#content/glossary/glossary.ts'
import type { Language } from '#contract/language.ts'
import { fold, words } from '../reading/fold.ts'

/** Stands for a name of the dictionary in a message. */
const NAME = '~'

const ARTICLES =
  '(?:(?:an?|the|this|that|these|those|um|uma|uns|o|a|os|as|un|una|unos|unas|el|la|los|las|lo|do|da|del) )*'
/** Folded, with a sign in the place of each name, in all three languages together. */
const ASKS_FOR_MEANING = new RegExp(
  [
    // English
    String.raw`\b(?:what|who or what|wtf)(?:'?s|s| is| are| r| even is| exactly is| does it mean to| is meant by)(?: exactly)? (?:the meaning of |the definition of |meant by )?${ARTICLES}${NAME}(?! (?:for|good|best|like|worth))`,
    String.raw`\bwhat (?:does|do|did)\b[^?.,]*${NAME}[^?.,]*\b(?:means?|stand for)\b|\bwhat (?:do|does) \w+ mean (?:with|by|when \w+ say) ${ARTICLES}${NAME}`,
    String.raw`${NAME}[^~.]{0,24}\b(?:what(?:'?s|s| is| are| r)(?: \w+)? (?:that|it|this|those|he talking about|she talking about)|what does (?:it|that|this|\w+) (?:mean|stand for)|idk what (?:that|it) is|is what)\b`,
    String.raw`${NAME} (?:meaning|means what|= ?\?)|^${NAME} ?(?:\?{2,}|= ?\?)$|^${NAME}\?+ like the\b|\b(?:meaning|definition) of ${ARTICLES}${NAME}`,
    String.raw`\b(?:never heard of|no idea what|idk what|dunno what|(?:don'?t|didn'?t|do not) (?:even )?(?:know|get|understand) what|tell me what|explain what|said) ${ARTICLES}${NAME}(?: (?:is|are|means?|meant)\b|\. huh|, huh| what is it)|^(?:explain|define) ${ARTICLES}${NAME}(?: (?:pls|please))?[.?! ]*$|^and ${ARTICLES}${NAME} is what\b`,
    // Portuguese
    String.raw`(?:\b(?:o que|oq|oque|o q)|(?:^|[,.?!:] )(?:q|que))(?: raios| diabos)?(?: e| eh| sao| seria| significa| quer dizer| vem a ser)(?: isso de| esse tal de| esse| essa| isso)? ${ARTICLES}${NAME}`,
    String.raw`${NAME}[^~.]{0,32}?[,?.: ]\s*(?:isso |e |eh )*(?:(?:o que|oq|o q|que que)(?: e| eh| seria| significa| quer dizer| isso| que e)+|e (?:o que|oq|o q|sigla de que)|significa (?:o que|oq)|quer dizer (?:o que|oq)|significado|como assim|que \w+ e (?:esse|essa|isso))\b`,
    String.raw`\b(?:nunca ouvi falar de|nao (?:sei|entendi) o que e|me explica o que e|(?:pode )?me dizer o que e|fala pra mim o que e|que a galera quer dizer com|significado d[aeo]) ${ARTICLES}${NAME}|^(?:explica|define) ${ARTICLES}${NAME}[.?! ]*$|\be (?:esse|essa) tal de ${NAME}`,
    // Spanish
    String.raw`(?:^|[,.?!:] ?|\b(?:y|pero|perdon|tonta) )(?:que|q|ke)(?: demonios| diablos| rayos)?(?: es| son| seria| significan?| quiere decir| viene siendo| vendria a ser| se entiende por| onda con(?: lo de)?)(?: eso del?| lo de| las siglas| hacer)? ${ARTICLES}${NAME}(?!,? (?:sirve|ayuda))`,
    String.raw`${NAME}[^~.]{0,24}?[,?.: ]\s*(?:eso |y eso )?(?:(?:que|q)(?: es| son| seria| significa| quiere decir| vendria a ser| sera)|significado|de que habla|a (?:que|q) se refiere|como asi)\b(?! (?:lo|la|el|mejor))`,
    String.raw`\b(?:nunca (?:escuche|oi) (?:lo )?(?:de|hablar de)|no (?:se|entiendo|entendi) que (?:es|significa|quiere decir)|(?:decir|decirme|explicar|explicarme) que es|a que se refieren con|y eso del?|alguien sabe que es|significado del?) ${ARTICLES}${NAME}|^(?:explicame|explica|define) ${ARTICLES}${NAME}[.?! ]*$`,
  ].join('|'),
)
const BETWEEN = `${NAME}[^~]{1,14}${NAME}`
const ASKS_FOR_DIFFERENCE = new RegExp(
  [
    String.raw`\b(?:diff|differences?|dif|diferencas?|diferencias?)(?: is| hay)?(?: between| entre| de| do| da| del)? ${ARTICLES}${BETWEEN}`,
    String.raw`${BETWEEN}[^~]{0,16}\b(?:diff|differences?|differ|dif|same|diferencas?|diferencias?|diferencian|distinguen|mesma coisa|lo mismo|distint[oa]s|o que muda|que cambia)\b`,
    `${NAME} (?:the |e |eh |es |a )*(?:same|different|mesma coisa|diferente|lo mismo)(?: thing)? (?:as|from|to|than|q|que|do que|de|do|da|del) ${ARTICLES}${NAME}`,
    String.raw`\b(?:en que|no que|em que|how) (?:se |is |does )?(?:diferencia|distingue|difere|differ)?(?: ${ARTICLES})? ?${NAME} (?:differ |different )?(?:de|del|do|da|from) ${ARTICLES}${NAME}|\b(?:do|does) ${BETWEEN} differ\b`,
  ].join('|'),
)
/** Wants to do it, or to know whether it is good. */
const ASKS_SOMETHING_ELSE =
  /\b(?:how (?:do|can|to|should|would|long|often|many|much)|should i|can i|am i|is it (?:ok|good|bad|safe|worth)|against|defend\w*|escape|best|better|drills?|improve|worth|good for|do i need|como (?:faco|eu|fazer|defend\w+|sai\w*|melhor\w*|treino|uso|passo|escapo|hago|me|salgo|mejoro|entreno|puedo)|devo|posso|vale a pena|melhor|preciso|contra|debo|puedo|vale la pena|mejor|necesito|sirve para mi|e bom|es bueno)\b/
/** Who asks for a word writes little else. */
const MOST_WORDS = 18

/** "D'Arce", "no-gi" and "nogi" are the same name. */
const spelling = (name: string): string => words(name).join('').replaceAll("'", '')

interface Names {
  pattern: RegExp
  terms: ReadonlyMap<string, readonly Term[]>
}

const built = new Map<Language, Names>()

function namesOf(language: Language): Names {
  const known = built.get(language)
  if (known) return known
  const terms = new Map<string, readonly Term[]>()
  const sources = new Set<string>()
  for (const term of glossary(language).terms)
    for (const name of term.names) {
      const spelt = spelling(name)
      if (!terms.get(spelt)?.includes(term)) terms.set(spelt, [...(terms.get(spelt) ?? []), term])
      sources.add(words(name).join("[ '-]?"))
    }
  const longestFirst = [...sources].toSorted((one, other) => other.length - one.length)
  const pattern = new RegExp(`(?<![a-z0-9])(?:${longestFirst.join('|')})(?:e?s)?(?![a-z0-9])`, 'g')
  built.set(language, { pattern, terms })
  return { pattern, terms }
}

/** The terms of this name: a guard is one thing on the feet and another on the ground. */
function termsCalled(name: string, { terms }: Names): readonly Term[] {
  const spelt = spelling(name)
  return terms.get(spelt) ?? terms.get(spelt.replace(/s$/, '')) ?? terms.get(spelt.replace(/es$/, '')) ?? []
}

/** What a message asks about words of the dictionary. */
export interface FoundTerms {
  terms: readonly Term[]
  difference?: Difference
}

/** The words of the dictionary whose meaning or difference a message asks for; null if it asks for anything else. */
export function findTerms(message: string, language: Language): FoundTerms | null {
  const folded = fold(message).replace(/[“”«»'"*]+(?=\s|[?.,!]|$)|(?<=^|\s)[“”«»'"*¿¡]+/g, '"')
  if (words(folded).length > MOST_WORDS || ASKS_SOMETHING_ELSE.test(folded)) return null
  const names = namesOf(language)
  const found = folded.match(names.pattern) ?? []
  if (found.length === 0) return null
  const terms = [...new Set(found.flatMap((name) => termsCalled(name, names)))]
  const text = folded.replace(names.pattern, NAME).replaceAll('"', '').replace(/\s+/g, ' ').trim()
  if (found.length === 2 && ASKS_FOR_DIFFERENCE.test(text)) {
    const ids = new Set(terms.map(({ id }) => id))
    const difference = glossary(language).differences.find(({ between }) => between.every((id) => ids.has(id)))
    return { terms, ...(difference ? { difference } : {}) }
  }
  return ASKS_FOR_MEANING.test(text) ? { terms: terms.slice(0, 2) } : null
}
