import { RECALL } from '#content/talk/recall.ts'
import { writtenReason } from '../knowledge/written-reasons.ts'
import { fold } from '../reading/fold.ts'
import type { Reply } from '../strategist.ts'
import { type AnswerContext, cardWords, currentCard } from './answer-context.ts'
import { adviceNamed, namedStems } from './compose-advised.ts'
import { composeDirect } from './compose-direct.ts'
import { composeWhy as composeWhyWay, composeWhyWeek } from './compose-programme-part.ts'
import { stemsOf } from './compose-said.ts'
import { say, talkReply } from './compose-talk.ts'
import { asksBareWhy, asksWhyAdvised, meansTheLast } from './talk-words.ts'
import { adviceTold, allAdviceTold, hangsOn, isOfMistake, type ToldAdvice } from './told-advice.ts'

/** Says why, in an answer. Folded, in all three languages together. */
const GIVES_REASON =
  /\b(?:because|since (?:it|you|he|she|they|the|that|this|your|most|each|every|nobody)|so that|so (?:it|you|nobody|that)|otherwise|that way|which is why|porque|pois|senao|assim|para que|por isso|ya que|pues|si no,|asi(?! que)|por eso|de lo contrario|caso contrario)\b/
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
/** Says how things mostly are: "a mild sprain usually takes two weeks", "el hueso tarda 48 horas". Folded. */
const SAYS_HOW_IT_IS =
  /\b(?:usually|mostly|often|most (?:people|of|beginners|clubs|gyms|damage)|almost (?:all|everyone)|tends? to|needs? about|takes (?:about |around |up to )?\w+ (?:to|days|weeks|months)|costuma\w*|geralmente|normalmente|em geral|a maioria|quase (?:sempre|todos?)|muitas vezes|leva(?:m)? (?:de |uns |umas )?\d|suelen?|casi (?:siempre|todos?)|la mayoria|por lo general|a menudo|muchas veces|tardan?)\b/

/** "Bad knees: ask your doctor; boxing is mostly easier": there the first part is a case, and not how it mostly is. */
const isPlainlySo = (sentence: string): boolean => {
  const found = SAYS_HOW_IT_IS.exec(fold(sentence))
  return found !== null && !fold(sentence).slice(0, found.index).includes(':')
}

const isPlain = (sentence: string): boolean => !hangsOn(sentence) && !isOfMistake(sentence)

/** Without a reason in so many words: what the advice says of its effect, or of how things are, that with the words asked for first. */
function groundIn(advice: ToldAdvice, { question: { message, language } }: AnswerContext): string | undefined {
  const named = namedStems(message, language)
  const isNamed = (sentence: string): boolean => stemsOf(sentence, language).some((each) => named.has(each))
  const grounds = advice.sentences.filter(
    (sentence) => isPlain(sentence) && (SAYS_EFFECT.test(fold(sentence)) || SAYS_HOW_IT_IS.test(fold(sentence))),
  )
  const asked = new Set(stemsOf(advice.asked, language))
  const isOfQuestion = (sentence: string): boolean => stemsOf(sentence, language).some((each) => asked.has(each))
  const [beginning] = advice.sentences
  return (
    grounds.find(isNamed) ??
    grounds.find((sentence) => isPlainlySo(sentence) && (sentence === beginning || isOfQuestion(sentence)))
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

const MOST_GROUNDS = 2

/** Without a reason in the advice that is asked about: what it went by, those sentences first that the question names. */
function sayGrounds(context: AnswerContext, advice: ToldAdvice, said: string): Reply | null {
  const { message, language } = context.question
  const named = namedStems(message, language)
  const sharedWith = (text: string): number => stemsOf(text, language).filter((each) => named.has(each)).length
  const plain = advice.sentences.filter(isPlain)
  const all = plain.length > 0 ? plain : [...advice.points, ...advice.sentences, ...advice.toDo]
  const chosen = all
    .filter((text) => !said.includes(text))
    .map((text, place) => ({ text, place, shared: sharedWith(text) }))
    .toSorted((one, other) => other.shared - one.shared)
    .slice(0, MOST_GROUNDS)
    .toSorted((one, other) => one.place - other.place)
    .map(({ text }) => text.replace(/:$/, '.'))
  if (chosen.length === 0) return null
  const isBeside = advice.isGuess && !chosen.some((text) => sharedWith(text) > 0)
  return talkReply(context, [isBeside ? RECALL[language].notOfThat : RECALL[language].basis, `> ${chosen.join(' ')}`])
}

/** Why a plan or week is as it is; null where nothing is known of that. */
function whyProgramme(context: AnswerContext, programme: ToldAdvice['programme']): Reply | null {
  if (!programme) return null
  const { kind, facts } = programme
  if (kind === 'week') return composeWhyWeek(context, facts)
  return kind === 'rounds' ? null : composeWhyWay(context, kind, facts)
}

/** "Why in that order?" is asked of a plan. Folded, in all three languages together. */
const ASKS_FOR_ORDER = /\b(?:order|ordem|orden)\b/

/** The reason for one piece of advice: one that it says itself, or that was written for it, or what it says of its effect. */
function reasonOf(advice: ToldAdvice, context: AnswerContext): string | undefined {
  const own = reasonsFor([advice], context)
  if (own.length > 0) return own.join(' ')
  const [first] = advice.sentences
  const written = first === undefined ? undefined : writtenReason(first, context.question.language)
  return written ?? groundIn(advice, context)
}

/**
 * Why something was advised: the reason of the advice that is asked about; a bare "why?" is about the last one. A special
 * question that does not ask for what was advised is left to other answers.
 */
export function composeWhy(
  context: AnswerContext,
  { isOfAdvice = asksWhyAdvised(context.question.message), said = '' }: { isOfAdvice?: boolean; said?: string } = {},
): Reply | null {
  const { question, reading, last } = context
  const isBare = asksBareWhy(question.message)
  const isOfLast = isBare || meansTheLast(question.message)
  const named = isBare ? undefined : adviceNamed(context)
  const all = allAdviceTold(context)
  const ofOrder = ASKS_FOR_ORDER.test(fold(question.message)) ? all.findLast(({ programme }) => programme) : undefined
  const meant = ofOrder ?? named ?? (isOfLast ? all.at(-1) : isOfAdvice ? all[0] : adviceTold(context).at(-1))
  if ((isOfAdvice || isBare) && meant) {
    const ofPlan = whyProgramme(context, meant.programme)
    if (ofPlan) return ofPlan
    const reason = reasonOf(meant, context)
    if (reason !== undefined) return talkReply(context, [`${say(context, 'whyLead')} ${reason}`])
    if (!isBare) return sayGrounds(context, meant, said)
  }
  const reasons = reasonsFor(named ? [named] : adviceTold(context).toReversed(), context)
  const card = currentCard(context)
  // A plan alone, without an answer of its own: what it rests on stands on its card.
  if (isOfAdvice && card !== undefined)
    return talkReply(context, [`${say(context, 'whyLead')} ${cardWords(context, card).why}`])
  const matter = last?.trace?.matter
  // "Why not raise it only for new ones" asks more than the reason: what was written for such questions is nearer.
  const isSpecial = reasons.length === 0 && namedStems(question.message, question.language).size >= SPECIAL
  const grounds = isBare && meant ? () => sayGrounds(context, meant, said) : () => null
  if (matter === undefined || isSpecial) return grounds()
  const direct = composeDirect({ ...context, reading: { ...reading, act: 'question', asks: 'ask-why' } }, matter)
  if (reasons.length === 0) return direct ?? grounds()
  const reason = `${say(context, 'whyLead')} ${reasons.join(' ')}`
  return direct && named === undefined
    ? { ...direct, text: `${reason}\n\n${direct.text}` }
    : talkReply(context, [reason], { matter })
}
