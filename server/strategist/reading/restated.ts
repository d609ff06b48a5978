import { words } from './fold.ts'

/** Who was misunderstood says what is meant. In all three languages together. */
const MEANT =
  /^[¿¡\s]*(?:(?:no|nah|nope|sorry|wait|ok|okay|but|hm+|oh|ah|não|nao|n|desculpa|pera|mas|opa|perdón|perdon|espera|pero|che|eh)[,.!:\s]+)*(?:that(?:'|’)?s not (?:what i (?:asked|meant|mean)|it)[,.:;!\s-]+|não (?:é|foi) isso[,.:;!\s-]+|nao (?:e|foi) isso[,.:;!\s-]+|no (?:es|era) eso[,.:;!\s-]+)?(?:(?:i (?:mean|meant)|what i (?:mean|meant|want) (?:is|was)|my question (?:is|was)|(?:eu )?(?:quis|quero|queria) dizer|minha pergunta (?:é|e|era)|quiero decir|quise decir|mi pregunta (?:es|era))(?: (?:that|que))?|(?:i (?:asked|was asking)|i(?:'|’)?m (?:asking|talking)) about|(?:eu )?(?:tô|to|estou|tava) (?:falando|perguntando) (?:sobre|de|do|da|dos|das)|(?:eu )?me refiro (?:a|ao|à)|(?:eu )?perguntei (?:sobre|do|da)|me (?:refiero|refería) (?:a|al)|(?:te )?pregunt[oé] (?:por|sobre)|hablo de)[,:]?\s+(?<meant>\S.*)$/isu

/** "…, not how to escape": what is not meant. */
const NOT_MEANT = /[,;]\s*(?:and |e |y )?(?:not|rather than|instead of|não|nao|no)\s.*$/isu

const FEWEST_WORDS = 3

/** What somebody says again who was misunderstood: "no, I mean how to finish it". Null for any other message. */
export function restated(message: string): string | null {
  const { meant } = MEANT.exec(message)?.groups ?? {}
  if (meant === undefined) return null
  const cut = meant.replace(NOT_MEANT, '')
  return words(cut).length >= FEWEST_WORDS ? cut : null
}
