import { asksQuestion } from '../reading/asks-question.ts'
import { fold, words } from '../reading/fold.ts'
import type { Reply } from '../strategist.ts'
import type { AnswerContext } from './answer-context.ts'
import { talkReply } from './compose-talk.ts'
import { isOfAdvice } from './talk-words.ts'
import { adviceTold, stepsTold } from './told-advice.ts'

/** Folded, in all three languages together. */
const ORDINALS = [
  'first|1st|primeir[oa]|primer[oa]?',
  'second|2nd|segund[oa]',
  'third|3rd|terceir[oa]|tercer[oa]?',
  'fourth|4th|quart[oa]|cuart[oa]',
  'fifth|5th|quint[oa]',
] as const
const OF_ADVICE =
  'things?|points?|steps?|ones?|exercises?|tips?|drills?|parts?|bits?|coisas?|pontos?|passos?|exercicios?|dicas?|partes?|cosas?|puntos?|pasos?|ejercicios?|consejos?'
/** "The second thing", "the second you said", "cuál era el segundo": of what was advised, and not the second fight. */
const NAMED = ORDINALS.map(
  (ordinal) =>
    new RegExp(
      String.raw`\b(?:${ordinal}) (?:${OF_ADVICE})\b|\b(?:the|o|a|el|la) (?:${ordinal})(?: (?:you|u|que|q|era|was|again|mesmo|otra vez)\b|\W*$)`,
    ),
)
const FIRST_THING = /\b(?:first thing|primeira coisa|primera cosa)\b/
const WAS_SAID =
  /\b(?:you (?:said|told|wrote|gave|listed|mentioned)|u (?:said|told|gave)|again|was|disse|falou|escreveu|listou|era|mesmo|entendi|dijiste|dijo|pusiste|escribiste|mencionaste|decias|entendi|get it)\b/
/** Who writes more asks more than for one point. */
const LONGEST = 22

/** The point of the last advice with so many of them that is asked for by its number. Null for any other message. */
export function composeNth(context: AnswerContext): Reply | null {
  const { message, language } = context.question
  const folded = fold(message)
  const place = NAMED.findIndex((named) => named.test(folded))
  // "The first thing you wanted me to do", "the first thing I was meant to do" ask what to begin with.
  if (place === 0 && FIRST_THING.test(folded) && isOfAdvice(message)) return null
  const isMeant = place !== -1 && WAS_SAID.test(folded) && words(message).length <= LONGEST
  if (!isMeant || !asksQuestion(message, language)) return null
  const told = adviceTold(context)
  const lists = [
    stepsTold(context),
    ...told.toReversed().map(({ points }) => points),
    ...told.toReversed().map(({ sentences }) => sentences),
  ]
  const point = lists.find((list) => list.length > Math.max(1, place))?.[place]
  return point === undefined ? null : talkReply(context, [`**${place + 1}.** ${point}`])
}
