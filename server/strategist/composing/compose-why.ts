import { fold } from '../reading/fold.ts'
import type { Reply } from '../strategist.ts'
import type { AnswerContext } from './answer-context.ts'
import { adviceNamed, likePassages, namedStems } from './compose-advised.ts'
import { composeDirect } from './compose-direct.ts'
import { stemsOf } from './compose-said.ts'
import { say, talkReply } from './compose-talk.ts'
import { asksWhyAdvised } from './talk-words.ts'
import { adviceTold, allAdviceTold, hangsOn, isOfMistake, type ToldAdvice } from './told-advice.ts'

/** Says why, in an answer. Folded, in all three languages together. */
const GIVES_REASON =
  /\b(?:because|since (?:it|you|he|she|they|the|that|this|your|most|each|every|nobody)|so that|so (?:it|you|nobody|that)|otherwise|that way|which is why|porque|pois|senao|assim|para que|por isso|ya que|pues|si no,|asi|por eso|de lo contrario|caso contrario)\b/
/** What somebody is to say gives no reason of ours. */
const SAID_BY_OTHERS = /[“"«][^”"»]*[”"»]/g
const MOST_REASONS = 2
/** A question that names so many things. */
const SPECIAL = 3

/** A sentence that gives a reason, with the one before it if it hangs on that; undefined for any other. */
function reasonAt(sentences: readonly string[], place: number): string | undefined {
  const sentence = sentences[place] ?? ''
  if (isOfMistake(sentence) || !GIVES_REASON.test(fold(sentence.replace(SAID_BY_OTHERS, '')))) return undefined
  if (!hangsOn(sentence)) return sentence
  const before = sentences[place - 1]
  return before === undefined || hangsOn(before) ? undefined : `${before} ${sentence}`
}

/** Says what it is good for or costs, which is a reason where the advice that is asked about has no other. Folded. */
const SAYS_EFFECT =
  /\b(?:saves|costs you|protects|prevents|helps|keeps|gives you|builds|teaches|lets you|means|shows|brings|makes|takes away|evita|protege|ajuda|mantem|custa|ensina|mostra|deixa|poupa|da tempo|significa|ayuda|mantiene|cuesta|ensena|muestra|deja|ahorra|da tiempo|gana)\b/

/** Without a reason in so many words: what the advice says of its effect, where that names what is asked about. */
function effectIn({ sentences }: ToldAdvice, { question: { message, language } }: AnswerContext): string | undefined {
  const named = namedStems(message, language)
  return sentences.find(
    (sentence) =>
      SAYS_EFFECT.test(fold(sentence)) &&
      !hangsOn(sentence) &&
      !isOfMistake(sentence) &&
      stemsOf(sentence, language).some((stem) => named.has(stem)),
  )
}

const reasonsIn = ({ sentences, points }: ToldAdvice): string[] => [
  ...sentences.flatMap((_, place) => reasonAt(sentences, place) ?? []),
  ...points.flatMap((point, place) => (hangsOn(point) ? [] : (reasonAt(points, place) ?? []))),
]

/** The reasons in what was advised, those first that have words of the question. */
function reasonsFor(told: readonly ToldAdvice[], { question }: AnswerContext): string[] {
  const { message, language } = question
  const named = namedStems(message, language)
  const weighed = told
    .flatMap(reasonsIn)
    .map((reason) => ({ reason, shared: stemsOf(reason, language).filter((stem) => named.has(stem)).length }))
    .toSorted((one, other) => other.shared - one.shared)
  const isNamed = (weighed[0]?.shared ?? 0) > 0
  const meant = weighed.filter(({ shared }) => !isNamed || shared > 0).map(({ reason }) => reason)
  return [...new Set(meant)].slice(0, MOST_REASONS)
}

/** Without a reason in the advice that is asked about: that it was said as general practice, and what it was. */
function sayWithoutReason(context: AnswerContext, { sentences, toDo }: ToldAdvice): Reply {
  const plain = sentences.filter((sentence) => !isOfMistake(sentence) && !hangsOn(sentence))
  const like = likePassages(context).find((passage) => plain.includes(passage))
  const sentence = like ?? plain[0] ?? toDo[0] ?? sentences[0] ?? ''
  return talkReply(context, [say(context, 'whyGeneral'), `> ${sentence.replace(/:$/, '.')}`])
}

/**
 * Why something was advised: the reason that stands in the advice that is asked about. A bare "why?" gets the reason for
 * such advice in general, too; a special question that does not ask for what was advised is left to other answers.
 */
export function composeWhy(
  context: AnswerContext,
  isOfAdvice = asksWhyAdvised(context.question.message),
): Reply | null {
  const { question, reading, last } = context
  const named = adviceNamed(context)
  const told = isOfAdvice ? allAdviceTold(context) : adviceTold(context).toReversed()
  const meant = named ?? told[0]
  // Of several answers a bare "why?" means any of the last ones.
  const reasons = reasonsFor(meant && (named || isOfAdvice) ? [meant] : told, context)
  if (isOfAdvice && meant) {
    const reason = reasons.length > 0 ? reasons.join(' ') : effectIn(meant, context)
    if (reason === undefined) return sayWithoutReason(context, meant)
    return talkReply(context, [`${say(context, 'whyLead')} ${reason}`])
  }
  const matter = last?.trace?.matter
  // "Why not raise it only for new ones" asks more than the reason: what was written for such questions is nearer.
  const isSpecial = reasons.length === 0 && namedStems(question.message, question.language).size >= SPECIAL
  if (matter === undefined || isSpecial) return null
  const direct = composeDirect({ ...context, reading: { ...reading, act: 'question', asks: 'ask-why' } }, matter)
  if (reasons.length === 0) return direct
  const reason = `${say(context, 'whyLead')} ${reasons.join(' ')}`
  return direct && named === undefined
    ? { ...direct, text: `${reason}\n\n${direct.text}` }
    : talkReply(context, [reason], { matter })
}
