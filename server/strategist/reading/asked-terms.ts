import { fold } from './fold.ts'

/** What a message asks about a word: what it means, or how it differs from another. */
export type AskedTerms = readonly [term: string] | readonly [term: string, other: string]

const FIRST =
  '(?:(?:ok|okay|and|but|so|sorry|wait|hey|hi|btw|lol|oh|um|coach|(?:quick|dumb|stupid|silly|noob|newbie|random|one) question|just asking|e|mas|entao|desculpa|oi|opa|ah|pera|calma|professor|uma duvida|duvida|pergunta boba|pergunta|y|pero|perdon|disculpa|oye|che|hola|una duda|duda|pregunta|pregunta tonta)[,:.!? ]+)*'
const LAST =
  '(?: (?:in|no|na|en|en el|en la|do|da) (?:boxing|bjj|mma|judo|wrestling|muay thai|kickboxing|karate|the rules|boxe|jiu-?jitsu|luta|boxeo|lucha|las reglas))?(?:,? (?:exactly|actually|please|pls|plz|bro|man|mate|coach|tho|though|anyway|then|again|even|lol|mesmo|exatamente|por favor|pf|cara|mano|ent[ao]{2}|afinal|exactamente|porfa|wey|che|pues|entonces))*'
const ARTICLE = '(?:(?:an?|the|um|uma|uns|o|a|os|as|un|una|unos|unas|el|la|los|las|lo|do|da|del) )?'

/** Folded, in all three languages together. */
const MEANING = [
  `what(?:'?s|s| is| are| r| exactly is| exactly are| even is| the hell is| on earth is)(?: exactly)? ${ARTICLE}(?<term>.+?)`,
  `what(?: does| do|s|'s)? ${ARTICLE}(?<term>.+?) (?:means?|stands? for|meaning)`,
  `(?:define|(?:the )?(?:meaning|definition) of) ${ARTICLE}(?<term>.+?)`,
  `(?:what do (?:you|u|they|people) mean (?:by|with)|never heard of|(?:can (?:you|u) )?(?:tell me|explain)(?: to me)? what) ${ARTICLE}(?<term>.+?)(?: is| are| means?)?`,
  `(?:i )?(?:don'?t|dunno|do not|no idea)(?: even)?(?: know)? what ${ARTICLE}(?<term>.+?) (?:is|are|means?)`,
  `(?:o )?que (?:e|eh|sao|seria|significa|quer dizer)(?: isso de)? ${ARTICLE}(?<term>.+?)`,
  `(?:o )?que ${ARTICLE}(?<term>.+?) (?:significa|quer dizer|e)`,
  `(?:qual (?:e )?o )?significado (?:de|do|da) ${ARTICLE}(?<term>.+?)`,
  `(?:nao sei|nem sei|me explica|explica|pode (?:me )?explicar)(?: direito)? o que (?:e|eh|sao|significa|quer dizer) ${ARTICLE}(?<term>.+?)`,
  `(?:q|ke|que) (?:es|son|significa|quiere decir|seria)(?: eso)?(?: de)? ${ARTICLE}(?<term>.+?)`,
  `(?:no se|ni idea(?: de)?|me explicas|explicame|puedes explicar(?:me)?)(?: bien)? (?:q|que) (?:es|son|significa|quiere decir) ${ARTICLE}(?<term>.+?)`,
  `(?<term>.+?)[?,.:]+ (?:what(?:'?s|s| is) (?:that|it)|(?:o )?que (?:e|eh|es) (?:isso|eso|is[st]o))`,
]
const DIFFERENCE = [
  `(?:what(?:'?s|s| is)(?: the)? |is there an?y? |the )?(?:difference|diff)s?(?: is)? between ${ARTICLE}(?<term>.+?) (?:and|&|vs|n) ${ARTICLE}(?<other>.+?)`,
  `(?:how|in what way)(?:'?s| is| are| does)? ${ARTICLE}(?<term>.+?) (?:different|differ) (?:from|to|than) ${ARTICLE}(?<other>.+?)`,
  `${ARTICLE}(?<term>.+?) (?:vs?\\.?|versus|and|or|x|e|y|ou|o) ${ARTICLE}(?<other>.+?)[,?:]* (?:what(?:'?s|s| is) the (?:difference|diff)|(?:qual (?:e )?a )?diferenca|(?:cual es la )?diferencia)`,
  `(?:(?:qual|que|tem|ha|existe)(?: e)?(?: a| alguma)? )?diferenca (?:entre|de|do|da) ${ARTICLE}(?<term>.+?) (?:e|pr[ao]|para o|para a|para) ${ARTICLE}(?<other>.+?)`,
  `(?:em que|no que|como) ${ARTICLE}(?<term>.+?) (?:se diferencia|e diferente|difere) (?:de|do|da) ${ARTICLE}(?<other>.+?)`,
  `(?:(?:cual|que|hay)(?: es)?(?: la| alguna)? )?diferencia (?:hay )?(?:entre|de|del) ${ARTICLE}(?<term>.+?) (?:y|e|con|a|al) ${ARTICLE}(?<other>.+?)`,
  `en que (?:se )?(?:diferencia|distingue|es diferente|cambia)n? ${ARTICLE}(?<term>.+?) (?:de|del|y|con) ${ARTICLE}(?<other>.+?)`,
]
const whole = (pattern: string): RegExp => new RegExp(`^[¿¡ ]*${FIRST}[¿ ]*${pattern}${LAST}[?!. ]*$`)
const MEANINGS = MEANING.map(whole)
const DIFFERENCES = DIFFERENCE.map(whole)

/** Who asks for a word writes little else. */
const LONGEST = 90

/** The words a message may ask for, in each way it can be read. Whether they are words that are known is not looked at. */
export function askedTerms(message: string): AskedTerms[] {
  if (message.length > LONGEST) return []
  const text = fold(message).replace(/["“”«»*]/g, '')
  const read = (pattern: RegExp): AskedTerms[] => {
    const { term, other } = pattern.exec(text)?.groups ?? {}
    if (term === undefined) return []
    return [other === undefined ? [term] : [term, other]]
  }
  return [...DIFFERENCES, ...MEANINGS].flatMap(read)
}
