import { type CardId, factsOf } from '#content/playbook/cards.ts'
import { PLAYBOOK } from '#content/playbook/playbook.ts'
import type { Language } from '#contract/language.ts'
import { fold } from '../reading/fold.ts'
import type { Question, Reading } from '../strategist.ts'
import { cardIndex, searchTerms } from './card-index.ts'
import { contraindicationsIn } from './contraindications.ts'
import { type FoundCard, isOfTemplate, scoreCards } from './find-cards.ts'
import { groundedness } from './presuppositions.ts'
import { synonyms } from './synonyms.ts'
import { ANY_TOPIC } from './usual-cards.ts'

/** Someone refuses, or the plan does not work. Possible with nearly any plan; folded, in all three languages together. */
const REFUSED_OR_FAILED =
  /\b(?:(?:says?|said|tells? me) no\b|(?:he|she|they|it|nobody|no one|boss|coach) (?:just )?(?:refuses?|won'?t|declines?)|turn(?:s|ed)? (?:me|it|us) down|reject(?:s|ed)?|(?:doesn'?t|does not|didn'?t|won'?t|isn'?t|not) (?:work|help|listen|agree|accept|enough|working)|ignores? (?:me|it)|no budget|nothing changes|(?:disser|diz|falar|responder)(?:em)? (?:que )?nao\b|nao (?:aceit\w+|quiser\w*|topar\w*|deixar\w*|concordar\w*|funcionar\w*|der certo|der|adiantar\w*|resolver\w*|mudar\w*|houver verba|tiver? verba|tem verba|ouvir\w*|responder\w*)|recus\w+|nada mudar|(?:me )?(?:dice|dicen|diga|digan|responde) que no\b|no (?:acepta\w*|quiere\w*|me deja\w*|funciona\w*|sirve\w*|resulta\w*|alcanza\w*|cambia\w*|hay presupuesto|me escucha\w*|responde\w*|me hace\w* caso)|rechaza\w*|se niega\w*|nada cambia)\b/

/** The member fails once. */
const SLIPS =
  /\b(?:(?:i )?(?:miss|skip|forget|break|blow) (?:a|one|it|the|my|two|another) ?(?:day|week|session|class|training|streak|step|time)?|(?:i )?(?:forget|slip|relapse|fall back|give up|quit|can'?t keep (?:it )?up|lose (?:motivation|interest|steam)|stop halfway)|(?:eu )?(?:faltar|falhar|esquecer|furar|pular|recair|desistir|parar no meio|perder (?:um dia|o ritmo|a vontade|um treino)|nao conseguir)|(?:yo )?(?:fallo|falto|recaigo|me olvido|se me olvida|me salto|pierdo (?:un dia|el ritmo|las ganas)|abandono|me rindo|lo dejo|no lo logro|no puedo))\b/

/** The bonus for the current card, which wins when two fit equally well. */
const IN_HAND = 1.3
/** The bonus for each significant word that a card's own if–then rule shares with the text. */
const SAME_IF = 0.5
/** Below this score the match is random. */
const CHANCE = 16

/** The share of the text that a card must cover: one word out of five is a coincidence. */
const SPOKEN_OF = 0.45
const UNKNOWN_WORD = 4
/** Above this score the coverage does not matter. */
const UNMISTAKABLE = 100

/** Words about when and how, not what: "early on", "logo no começo". */
const CIRCUMSTANCE: Record<Language, RegExp> = {
  en: /\b(?:early(?: on)?|right (?:away|at the start)|straight away|at the (?:start|beginning|end)|anyway|again|suddenly|one day|tomorrow|later|halfway)\b/g,
  pt: /\b(?:logo|cedo|de cara|no (?:comeco|inicio|fim|final|meio)|(?:de|outra vez|mesmo) (?:novo|assim)|de repente|um dia|amanha|depois)\b/g,
  es: /\b(?:enseguida|pronto|de entrada|al (?:principio|comienzo|inicio|final)|de nuevo|otra vez|igual|de repente|un dia|manana|despues|el fin de semana)\b/g,
}

/** The words of a card: its cues, its sayings and the "if" of its rule. */
function wordsOfCard(id: CardId, language: Language): ReadonlySet<string> {
  const told = (cardIndex(language).told.get(id) ?? []).flatMap((saying) => saying.terms)
  return new Set([...told, ...searchTerms(PLAYBOOK[language][id].ifThen.cue, language)])
}

/** The share of the text that a card covers, from 0 to 1. Words that no card knows count too. */
function coverage(id: CardId, terms: ReadonlySet<string>, language: Language): number {
  const { rarityInAll } = cardIndex(language)
  const own = wordsOfCard(id, language)
  let all = 0
  let covered = 0
  for (const term of terms) {
    const rarity = rarityInAll.get(term) ?? UNKNOWN_WORD
    all += rarity
    if (own.has(term) || [...synonyms(term, language)].some((other) => own.has(other))) covered += rarity
  }
  return all === 0 ? 0 : covered / all
}

/** How much of it the "if" of the card's rule covers. */
function sameIf(id: CardId, terms: ReadonlySet<string>, language: Language): number {
  const { rarityInAll } = cardIndex(language)
  const shared = searchTerms(PLAYBOOK[language][id].ifThen.cue, language).filter((term) => terms.has(term))
  return shared.reduce((sum, term) => sum + (rarityInAll.get(term) ?? 1), 0)
}

/**
 * The card of this template that is nearest to a few words. Only these words count: the conversation contributes just
 * its preconditions and its card, and general tools are excluded. Cards used before are included, because they are only borrowed from.
 */
export function nearestCard(
  question: Question,
  reading: Reading,
  text: string,
  inHand: CardId,
  except: readonly CardId[] = [],
): FoundCard | null {
  const { language, template, history, message } = question
  const earlier = history.filter(({ role }) => role === 'user').map(({ content }) => content)
  const all = [...earlier, message]
  const ruledOut = contraindicationsIn(all)
  const folded = fold(all.join('\n'))
  const isOpen = (id: CardId): boolean => !except.includes(id) && (id === inHand || !ANY_TOPIC.includes(id))
  const allowed = (id: CardId): boolean =>
    isOpen(id) &&
    isOfTemplate(id, template) &&
    groundedness(id, folded) >= 1 &&
    !factsOf(id).not_with.some((reason) => ruledOut.has(reason))
  const { sport, event_date } = reading.slots
  const slots = {
    ...(sport === undefined ? {} : { sport }),
    ...(event_date === undefined ? {} : { event_date }),
  }
  const what = fold(text).replace(CIRCUMSTANCE[language], ' ')
  const terms = new Set(searchTerms(what, language))
  if (terms.size === 0) return null
  const alone: Reading = { act: 'new-problem', said: {}, slots, commitments: [] }
  const found = scoreCards({ ...question, message: what, history: [] }, alone, folded, allowed)
  const worth = ({ id, score }: FoundCard): FoundCard => ({
    id,
    score: score * (id === inHand ? IN_HAND : 1) * (1 + SAME_IF * sameIf(id, terms, language)),
  })
  const [best] = found
    .map(worth)
    .filter(({ id, score }) => score >= CHANCE && (score >= UNMISTAKABLE || coverage(id, terms, language) >= SPOKEN_OF))
    .toSorted((one, other) => other.score - one.score)
  return best ?? null
}

const STANDS_OUT = 45

/** Whether the supposition is that someone says no, or that the plan does not work. */
export const isAboutFailure = (text: string): boolean => REFUSED_OR_FAILED.test(fold(text))

/** The card that answers the supposition; null if there is none. */
export function cardForSupposition(question: Question, reading: Reading, text: string, inHand: CardId): CardId | null {
  const near = nearestCard(question, reading, text, inHand)
  if (near && near.score >= STANDS_OUT) return near.id
  // A refusal or a plan that does not work is answered by another approach on the same card.
  if (isAboutFailure(text)) return inHand
  if (SLIPS.test(fold(text))) return factsOf(inHand).stage === 'habit' ? inHand : 'setback-recovery'
  return near?.id ?? null
}
