import { asksQuestion } from '../reading/asks-question.ts'
import { fold, words } from '../reading/fold.ts'
import type { Reply } from '../strategist.ts'
import type { AnswerContext } from './answer-context.ts'
import { talkReply } from './compose-talk.ts'
import { adviceTold, stepsTold } from './told-advice.ts'

/** Folded, in all three languages together. */
const ORDINALS: readonly RegExp[] = [
  /\b(?:first|1st|primeir[oa]|primer[oa]?)\b/,
  /\b(?:second|2nd|segund[oa])\b/,
  /\b(?:third|3rd|terceir[oa]|tercer[oa]?)\b/,
  /\b(?:fourth|4th|quart[oa]|cuart[oa])\b/,
  /\b(?:fifth|5th|quint[oa])\b/,
]
const OF_ADVICE =
  /\b(?:things?|points?|steps?|ones?|exercises?|tips?|drills?|coisas?|pontos?|passos?|exercicios?|dicas?|cosas?|puntos?|pasos?|ejercicios?|consejos?)\b/
/** "The second thing you said", "cuál era el segundo punto": of what was advised, and not the second fight. */
const WAS_SAID =
  /\b(?:you (?:said|told|wrote|gave|listed|mentioned)|u said|again|was|disse|falou|escreveu|listou|era|mesmo|dijiste|dijo|pusiste|escribiste|mencionaste|decias)\b/
/** Who writes more asks more than for one point. */
const LONGEST = 22

/** The point of the last advice with so many of them that is asked for by its number. Null for any other message. */
export function composeNth(context: AnswerContext): Reply | null {
  const { message, language } = context.question
  const folded = fold(message)
  const place = ORDINALS.findIndex((ordinal) => ordinal.test(folded))
  const isMeant =
    WAS_SAID.test(folded) && (OF_ADVICE.test(folded) || /\b(?:o|a|el|la|the) \w+ (?:que|q|you|one)\b/.test(folded))
  if (place === -1 || !isMeant || !asksQuestion(message, language) || words(message).length > LONGEST) return null
  const told = adviceTold(context)
  const lists = [
    stepsTold(context),
    ...told.toReversed().map(({ points }) => points),
    ...told.map(({ sentences }) => sentences),
  ]
  const point = lists.find((list) => list.length > Math.max(1, place))?.[place]
  return point === undefined ? null : talkReply(context, [`**${place + 1}.** ${point}`])
}
