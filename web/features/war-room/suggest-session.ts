import { foldText } from '#contract/fold-text-rules.ts'
import type { StrategyType } from '#contract/strategy.ts'

const MAX_LENGTH = 60
const MAX_WORDS = 7

/** Common openings of a wish in three languages, which a title does not need. */
const OPENINGS =
  /^(?:(?:so|well|hi|hello|hey|olá|oi|então|hola|bueno|pues)[,.!]?\s+)*(?:(?:i|eu|yo)\s+)?(?:(?:want|need|would like|plan|hope|have|am trying|quero|preciso|gostaria de|queria|quisiera|quiero|necesito|me gustaría|espero|tengo que|tenho que)(?:\s+(?:to|de))?\s+)?/iu

/** Words that a title must not end with, such as articles and prepositions. */
const DANGLING_WORD =
  /^(?:a|an|the|and|but|or|is|are|was|in|on|at|of|for|to|with|by|my|that|until|before|e|é|o|as|os|um|uma|de|do|da|em|no|na|com|para|por|que|mas|meu|minha|até|y|el|la|los|las|un|una|es|en|con|del|al|pero|mi|hasta)$/iu

/** A topic in the member's own words; empty if they have written nothing of their own. */
export function suggestTopic(said: readonly string[], prompts: readonly string[]): string {
  const own = said.find((text) => !prompts.includes(text) && text.trim() !== '')
  if (own === undefined) return ''
  const [sentence = ''] = own.trim().split(/(?<=[^\d])[.!?…\n]|[;:]\s/u)
  const words = sentence.replace(OPENINGS, '').split(/\s+/).slice(0, MAX_WORDS)
  while (words.length > 1 && (words.join(' ').length > MAX_LENGTH || DANGLING_WORD.test(words.at(-1) ?? '')))
    words.pop()
  const title = words
    .join(' ')
    .slice(0, MAX_LENGTH)
    .replace(/[,;:–-]+$/u, '')
    .trim()
  return title.charAt(0).toUpperCase() + title.slice(1)
}

/** Words that indicate a subject, without accents, in three languages. */
const SIGNS: Record<Exclude<StrategyType, 'life'>, RegExp> = {
  fight:
    /\b(fight|bout|spar|ring|cage|round|boxing|mma|jiu|judo|karate|muay|wrestl|lut[ao]|treino de|sparring|combate|pelea|tatame|tatami|boxeo?)/g,
  career:
    /\b(job|career|boss|promotion|raise|interview|salary|emprego|carreira|chefe|promocao|aumento|entrevista|salario|trabajo|empleo|carrera|jefe|jefa|ascenso|sueldo)/g,
  business:
    /\b(business|company|client|customer|startup|sales|revenue|gym owner|negocio|empresa|cliente|vendas?|ventas?|faturamento|socio)/g,
}

/** The likely subject of a conversation without a template; `life` if no word matches. */
export function guessStrategy(said: readonly string[]): StrategyType {
  const text = foldText(said.join(' '))
  const counted = (Object.keys(SIGNS) as (keyof typeof SIGNS)[]).map(
    (type) => [type, text.match(SIGNS[type])?.length ?? 0] as const,
  )
  const [best] = counted.toSorted(([, one], [, other]) => other - one)
  return best && best[1] > 0 ? best[0] : 'life'
}
