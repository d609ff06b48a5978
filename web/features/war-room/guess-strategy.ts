import type { StrategyType } from '#contract/strategy.ts'
import { foldText } from '#web/i18n/fold-text.ts'

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
