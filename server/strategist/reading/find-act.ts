import type { Matter } from '#content/playbook/matter-cards.ts'
import type { ConceptId } from '#content/reading/concepts.ts'
import type { Language } from '#contract/language.ts'
import type { DialogueAct, SlotName, Slots, Trace, Turn } from '#server/strategist/strategist.ts'
import { gladness, missedOut, soundsSad } from '../aspects/glad-or-sad.ts'
import { readAspects } from '../aspects/read-aspects.ts'
import type { ConceptReading } from '../concepts/read-concepts.ts'
import { findMark } from './amounts.ts'
import { asksAboutBot } from './asks-about-bot.ts'
import { fold, words } from './fold.ts'
import { FOLLOW_UP_PHRASES } from './follow-up-phrases.ts'
import { memberText } from './member-text.ts'
import { reportsOwnAction } from './past-actions.ts'
import { findSupposition } from './supposition.ts'

const ACTS: Record<ConceptId<'act'>, DialogueAct> = {
  'act-greeting': 'greeting',
  'act-thanks': 'thanks',
  'act-goodbye': 'goodbye',
  'act-agree': 'agreement',
  'act-refuse': 'objection',
  'act-objection': 'objection',
  'act-answers': 'answer',
  'act-corrects': 'correction',
  'act-wrong-topic': 'wrong-topic',
  'act-progress': 'progress',
  'act-good-news': 'good-news',
  'act-vents': 'venting',
  'act-ask-human': 'wants-human',
  'act-bot': 'about-bot',
  'act-insult': 'insult',
  'act-gibberish': 'gibberish',
  'act-off-topic': 'off-topic',
  'act-inject': 'injection',
  'act-asks-abilities': 'abilities',
  'act-tells-matter': 'new-problem',
}

/** Acts that only make sense after something was said. */
const REACTIONS: ReadonlySet<DialogueAct> = new Set(['agreement', 'objection', 'answer', 'correction', 'wrong-topic'])
/** Short courtesies, which often stand before or after what is meant. */
const COURTESIES: ReadonlySet<DialogueAct> = new Set(['greeting', 'thanks', 'goodbye', 'agreement'])
/** Other acts in which a member wants no plan. They must be read plainly, or a problem would be met with small talk. */
const WITHOUT_MATTER: ReadonlySet<DialogueAct> = new Set([
  ...COURTESIES,
  'about-bot',
  'abilities',
  'wants-human',
  'insult',
  'gibberish',
  'off-topic',
  'injection',
])
const PLAIN = 0.5
const RATHER_PLAIN = 0.65
const ALMOST_CERTAIN = 0.75
const CERTAIN = 0.85
const BEYOND_DOUBT = 0.95
/** After a question an answer is this many times likelier. */
const ASKED = 2
/** A matter read this plainly makes a message more than small talk. */
const PLAIN_MATTER = 0.5
/** A different matter must be read this plainly, in so many words, to leave the one in hand. */
const NEW_MATTER = 0.85
const LONG_MESSAGE = 12
/** Good news beside thanks: "he got a bronze!! thank you". */
const ALSO_GOOD_NEWS = 0.12
/** Below this share a reaction is a guess, and the message is taken for an answer. */
const LIKELY_REACTION = 0.4

export interface ActFound {
  act: DialogueAct
  /** The kind of question, if it asks one. */
  question: Exclude<ConceptId<'question'>, 'ask-nothing'> | null
}

/** How likely each act is, with what was asked before. */
function weighActs({ acts }: ConceptReading, reply: Turn | undefined, asked: Trace['asked']): Map<DialogueAct, number> {
  const weights = new Map<DialogueAct, number>()
  for (const { concept, share } of acts) {
    const act = ACTS[concept]
    if (!reply && REACTIONS.has(act)) continue
    const factor = act === 'answer' && asked !== null ? ASKED : 1
    weights.set(act, (weights.get(act) ?? 0) + share * factor)
  }
  const all = [...weights.values()].reduce((sum, share) => sum + share, 0) || 1
  return new Map([...weights].map(([act, share]) => [act, share / all]))
}

/** Whether the message has the form of a question, with or without a question mark. */
function hasQuestionForm(message: string, language: Language): boolean {
  const { filler, request } = FOLLOW_UP_PHRASES[language]
  if (/[?¿]/.test(message) || ACCENTED.test(message)) return true
  return sentences(fold(message)).some(
    (each) => request.test(each.replace(filler, '')) || OFFERS_CHOICE.test(each) || BEGINS_AS_QUESTION.test(each),
  )
}

/** In Spanish the accent alone makes a question word. */
const ACCENTED = /(?<!\p{L})(?:qué|cómo|cuándo|cuál(?:es)?|cuánt[oa]s?|dónde|quién(?:es)?)(?!\p{L})/iu
/** Folded, in all three languages together; the trained reader must agree that something is asked. */
const BEGINS_AS_QUESTION =
  /^(?:(?:is|are) (?:it|that|this|there|they|he|she|\w+)|am i|do (?:i|you|they|we)|does|can (?:i|you|he|she|we)|could i|should|would|what'?s|what|how'?s|how|why|when|which|where|any (?:way|tips?|advice|ideas?)|worth|da pra|vale a pena|sera que|devo|posso|pq|por ?que|qual|quais|quanto|quantas?|conviene|vale la pena|puedo|debo|sirve|cual(?:es)?|cuant[oa]s?|queria (?:saber|preguntar|perguntar)|quisiera saber|gostaria de saber)\b/
/** "do I go or not", "vou ou não vou", "lo saco o no", "kneeling or standing". */
const OFFERS_CHOICE = /\b(?:or not|ou nao|o no)\b|^\w+ (?:or|ou|o) \w+$|^(?:oq|qnto|qnd|qual|qd)\b/

const sentences = (folded: string): string[] => folded.split(/[.!,;\n]+\s*/).filter(Boolean)

/** Questions about the talk itself. A bare "do I answer?" can look like one, and then gets no answer. */
const RECALLS: ReadonlySet<ConceptId<'question'>> = new Set(['ask-what-i-said', 'ask-summary'])
const PLAINLY_RECALLS = 0.35

/** The kind of question. Without its form only a very plain reading counts, because facts are often told in fragments. */
function questionIn({ questions }: ConceptReading, message: string, language: Language): ActFound['question'] {
  const nothing = questions.find(({ concept }) => concept === 'ask-nothing')?.share ?? 0
  const [best] = questions.filter(
    ({ concept, share }) => concept !== 'ask-nothing' && !(RECALLS.has(concept) && share < PLAINLY_RECALLS),
  )
  if (!best || best.concept === 'ask-nothing') return null
  if (sentences(fold(message)).some((each) => OFFERS_CHOICE.test(each))) return best.concept
  if (hasQuestionForm(message, language)) return best.share > nothing / 5 ? best.concept : null
  return best.share >= CERTAIN && nothing < 0.05 ? best.concept : null
}

/** Asks for more of what was said: folded, in all three languages together. */
const ASKS_FOR_MORE =
  /^(?:(?:can|could) you |please )?(?:tell me more|say more|more (?:on|about)|give me an example|explain|(?:me )?(?:fala|fale|conta|conte) mais|(?:me )?(?:da|de) um exemplo|explica|explique|detalh[ae]|cuentame mas|contame mas|dame un ejemplo|explicame)\b/

const isSlot = (asked: Trace['asked']): asked is SlotName =>
  asked !== null && asked !== 'commitment' && asked !== 'card' && asked !== 'matter'

/** Whether the message gives exactly what was asked for. */
function givesAsked(asked: Trace['asked'], said: Slots, message: string, language: Language): boolean {
  if (asked === 'confidence' || asked === 'commitment')
    return findMark(memberText(message, language), language) !== undefined && words(message).length <= LONG_MESSAGE
  if (asked === 'hours_a_week' && /^\W*\d+\W*$/.test(message)) return true
  return isSlot(asked) && said[asked] !== undefined
}

/** How plainly an act without a matter must be read. */
function neededFor(act: DialogueAct, isQuestion: boolean, isLong: boolean, inConversation: boolean): number {
  // "Does that work for a left-hander?" is about the advice.
  if (isQuestion && inConversation && act === 'abilities') return BEYOND_DOUBT
  if (isQuestion && (inConversation || COURTESIES.has(act))) return CERTAIN
  if (isLong) return ALMOST_CERTAIN
  return inConversation && !COURTESIES.has(act) && act !== 'gibberish' ? ALMOST_CERTAIN : PLAIN
}

/** How plainly joy or trouble must be read. In the middle of a talk a few words can look like either. */
function neededForFeeling(question: ActFound['question'], inHand: Matter | undefined): number {
  if (question) return CERTAIN
  return inHand === undefined ? PLAIN : RATHER_PLAIN
}

/** What the message does in the conversation, and what it asks. */
export function findAct(
  message: string,
  history: readonly Turn[],
  language: Language,
  { said, concepts }: { said: Slots; concepts: ConceptReading },
): ActFound {
  if (words(message).length === 0) return { act: 'gibberish', question: null }
  if (asksAboutBot(message)) return { act: 'about-bot', question: null }
  const reply = history.findLast((turn) => turn.role === 'assistant')
  const asked = reply?.trace?.asked ?? null
  const question = findSupposition(message, language)
    ? 'ask-what-if'
    : reply && ASKS_FOR_MORE.test(fold(message))
      ? 'ask-explain'
      : isSlot(asked) && !hasQuestionForm(message, language)
        ? null
        : questionIn(concepts, message, language)
  const weights = weighActs(concepts, reply, asked)
  const [likeliest = 'new-problem', share = 0] = [...weights].toSorted(([, one], [, other]) => other - one)[0] ?? []
  const [matter] = concepts.matters
  const isPlainMatter = matter !== undefined && matter.concept !== 'none' && matter.share >= PLAIN_MATTER
  const inHand = history.findLast(({ trace }) => trace?.matter !== undefined)?.trace?.matter
  const isLong = isPlainMatter || words(message).length > LONG_MESSAGE

  // "Thanks, but it is too hard", "thanks! I did it": what follows the courtesy is what is meant.
  const rest = reply && COURTESIES.has(likeliest) ? afterThanks(message) : null
  if (rest !== null && !isSlot(asked) && isAgainst(rest, language)) return { act: 'objection', question }
  if (WENT_WELL.test(fold(message)) || (rest !== null && reportsSuccess(rest, language)))
    return { act: 'progress', question: null }
  if (reply && isSlot(asked) && (asked === 'tried' || saysNothing(message)) && !question)
    return { act: 'answer', question }
  const isAnswer = reply !== undefined && givesAsked(asked, said, message, language)
  // "6" may look like nothing, and "can you give me an example?" like a question about the strategist.
  const isMisread =
    (likeliest === 'gibberish' && isAnswer) || (likeliest === 'abilities' && question === 'ask-explain' && inHand)
  if (
    !isMisread &&
    WITHOUT_MATTER.has(likeliest) &&
    share >= neededFor(likeliest, question !== null, isLong, inHand !== undefined)
  ) {
    const isGoodNews = likeliest === 'thanks' && (weights.get('good-news') ?? 0) >= ALSO_GOOD_NEWS
    return { act: isGoodNews ? 'good-news' : likeliest, question }
  }
  const isToldInTalk = inHand !== undefined && !question
  // Who grieves and still went training brings no good news.
  const isGlad = isToldInTalk && inHand !== 'grief' && isGladReply(message, language, weights.get('good-news') ?? 0)
  if (isGlad && likeliest === 'good-news') return { act: 'good-news', question }
  const isFeeling =
    likeliest === 'venting' || (likeliest === 'good-news' && !isToldInTalk && bringsGoodNews(message, language))
  if (isFeeling && share >= neededForFeeling(question, inHand)) return { act: likeliest, question }
  if (likeliest === 'progress' && share >= PLAIN && !question) return { act: 'progress', question }
  if (question === 'ask-what-if' && inHand !== undefined) return { act: 'question', question }
  if (isAnswer) return { act: 'answer', question }
  if (!reply || (inHand === undefined && !isSlot(asked)))
    return { act: question ? 'question' : 'new-problem', question }
  if (likeliest === 'correction' && share >= ALMOST_CERTAIN) return { act: 'correction', question }
  if (question) return { act: 'question', question }
  if (!isSlot(asked) && words(message).length <= LONG_MESSAGE && agrees(fold(message)))
    return { act: 'agreement', question }
  if (!isSlot(asked) && isAgainst(message, language)) return { act: 'objection', question }
  if (inHand !== undefined && opensMatter(message, language, concepts, inHand)) return { act: 'new-problem', question }
  if (isGlad) return { act: 'good-news', question }
  const isReaction = REACTIONS.has(likeliest) && share >= (likeliest === 'correction' ? PLAIN : LIKELY_REACTION)
  return { act: isReaction ? likeliest : 'answer', question }
}

/** Below this a message tells nothing that went well, unless its words say so. */
const LEAST_GLAD = 0.1
/** Words of good news, and of what is none. Folded, in all three languages together. */
const GLAD_WORDS =
  /\b(?:won|win|wins|passed|got|gave|promoted|belt|medals?|gold|champion|finally|first|beat|tapped|nailed|made it|did it|proud|happy|ganhei|ganhamos|ganhou|venci|vencemos|passei|passou|consegui|conquistei|medalha|ouro|campea\w*|finalmente|primeir[oa]|feliz|gane|gano|ganamos|pase|aprobe|logre|dieron|medalla|oro|campeon\w*|por fin|primer[oa]?|orgullos[oa])\b|!/
const BAD_WORDS =
  /\b(?:murdered|destroyed|smashed|massacred|killed|died|dead|death|funeral|rap(?:e|ed)|abused|assault\w*|morreu|faleceu|morte|massacrad[oa]|destruid[oa]|acabou com|estupr\w+|abusad[oa]|murio|fallecio|muerte|mataron|mato|masacraron|violo|violaron|violada|abusaron)\b/

/** A first message that the reader takes for good news also says something that went well. */
function bringsGoodNews(message: string, language: Language): boolean {
  const folded = fold(message)
  const aspects = readAspects(message, language)
  if (BAD_WORDS.test(folded) || missedOut(folded) || soundsSad(aspects)) return false
  return GLAD_WORDS.test(folded) || gladness(aspects) >= LEAST_GLAD
}

/** From this sum of both readings on, of the act and of what is said, a message in a talk is good news. */
const PLAINLY_GLAD = 0.8

/** One word with marks behind it is no news: "fingers!!". */
const GLAD_WORD =
  /\b(?:won|win|passed|promoted|ganhei|ganhamos|ganhou|venci|passei|passou|consegui|gane|gano|ganamos|pase|aprobe|logre)\b/
/** Whether a message in a talk is good news. Who tells more mostly tells something else, too. */
const isGladReply = (message: string, language: Language, share: number): boolean =>
  (words(message).length > 1 || GLAD_WORD.test(fold(message))) &&
  words(message).length <= 2 * LONG_MESSAGE &&
  share + gladness(readAspects(message, language)) >= PLAINLY_GLAD

/** "Yeah, that's probably it": begins with a yes and ends with "that". Folded, in all three languages together. */
const AGREES =
  /^(?:yeah|yes|yep|yup|true|right(?! (?:knee|hand|hook|cross|leg|foot|side|arm|shoulder|elbow|ankle|hip|wrist|ear|eye|thigh|shin|calf|one))|sim|isso|verdade|pois e|si|cierto|claro|exacto)\b.*\b(?:it|true|right|that|isso|mesmo|verdade|eso|cierto)[\s.!]*$/
const BUT = /\b(?:but|not|n'?t|though|mas|nao|pero|no)\b/

const agrees = (folded: string): boolean => AGREES.test(folded) && !BUT.test(folded)

const THANKS =
  /^[¡ ]*(?:thanks?(?: you)?(?: (?:so|very) much| a lot| man| coach)?|cheers|obrigad[oa]|brigad[oa]|valeu|(?:muchas |mil )?gracias)[\s,.!:-]+/i

/** What the message says after its thanks; null if that is all, or if there are none. */
function afterThanks(message: string): string | null {
  const rest = message.replace(THANKS, '')
  return rest === message || rest.trim() === '' ? null : rest
}

const WENT_WELL =
  /^(?:i did it|it worked|that worked|it went well|(?:ja )?deu certo|funcionou|consegui(?= *$|[,.!])|lo logre|(?:me )?salio bien|funciono)\b/

/** Whether it reports something that the member did, or that it went well. */
const reportsSuccess = (text: string, language: Language): boolean =>
  WENT_WELL.test(fold(text)) || reportsOwnAction(text, language)

const SAYS_NOTHING =
  /^(?:(?:i )?(?:really )?(?:don'?t|do not) know|idk|dunno|no idea|not sure|nothing|none|(?:eu )?(?:nao|n) sei|sei la|nada|nenhum[a]?|no (?:lo )?se|ni idea|ningun[oa]?|yes|yeah|no|nope|ok(?:ay)?|sim|nao|si|claro)(?: (?:yet|ainda|todavia|really|mesmo))?[\s.!?]*$/

/** Whether an answer leaves open what was asked: "no idea". */
export const saysNothing = (message: string): boolean => SAYS_NOTHING.test(fold(message).trim())

/** Whether the message begins by refusing what was proposed, or says what one cannot do. */
function isAgainst(message: string, language: Language): boolean {
  const { filler, against, lack } = FOLLOW_UP_PHRASES[language]
  const rest = fold(message).replace(filler, '')
  return against.test(rest) || lack.test(rest) || UNWILLING.test(rest)
}

const UNWILLING =
  /^(?:i )?(?:really )?(?:don'?t|do not|dont) want\b|^(?:eu )?nao quero\b|^(?:yo )?no quiero\b|^(?:discordo|no estoy de acuerdo|i disagree)\b/

/** Whether the message leaves the matter in hand: in so many words, or by telling another one at length. */
function opensMatter(message: string, language: Language, { matters }: ConceptReading, inHand: Matter): boolean {
  const { filler, newMatter } = FOLLOW_UP_PHRASES[language]
  if (newMatter.test(fold(message).replace(filler, ''))) return true
  const [first] = matters
  const stays = matters.some(({ concept, share }) => concept === inHand && share >= 0.05)
  if (!first || first.concept === 'none' || first.concept === inHand || stays) return false
  return first.share >= NEW_MATTER && words(message).length > LONG_MESSAGE
}
