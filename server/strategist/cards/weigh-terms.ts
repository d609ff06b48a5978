import type { Language } from '#contract/language.ts'
import { fold } from '../reading/fold.ts'
import { stem } from '../reading/stem.ts'
import type { Question, Reading } from '../strategist.ts'
import { searchTerms } from './card-index.ts'
import { synonyms } from './synonyms.ts'

const MOST_TERMS = 40
const EARLIER_MESSAGES = 3
const MOST_READ = 1500

/** The weight of a synonym relative to the word itself. */
const SYNONYM = 0.3
/** Synonyms are added only to short messages; longer ones already use several words. */
const FEW_TERMS = 8

/** Words of nearly every complaint: they count within a phrase, but little alone. */
const EVERYDAY: Record<Language, readonly string[]> = {
  en: "no not don't can't all everything nothing thing feel know think day time year always never keep through".split(
    ' ',
  ),
  pt: 'nao tudo todo toda nada coisa coisas sei dia hora vez ano anos sempre nunca antes depois mundo faco fazer'.split(
    ' ',
  ),
  es: 'no nada todo toda cosa cosas se dia hora vez ano anos siempre nunca antes despues mejor hago hacer sale'.split(
    ' ',
  ),
}
const EVERYDAY_WEIGHT = 0.6

/** Ages, frequencies and durations, folded: they say when and who, not what. */
const ASIDES: Record<Language, RegExp> = {
  en: /\b(?:(?:i'?m|i am|aged?) \d{2}\b|\d+[- ]?(?:years?[- ]?old|yo)\b|(?:once|twice|\w+ times) a (?:week|month|day)|in (?:\w+ ){1,2}(?:days|weeks?|months?)\b|(?:\d+|two|three|four|five|six) (?:days|weeks|months) (?:away|out|from now))/g,
  pt: /\b(?:(?:tenho|com|fiz) \d{2} anos|\d{2} anos|(?:uma|duas|tres|quatro|\d+) vez(?:es)? (?:por|na) (?:semana|mes|dia)|(?:em|daqui a) (?:\w+ ){1,2}(?:dias|semanas?|mes|meses))\b/g,
  es: /\b(?:(?:tengo|con|cumpli) \d{2} anos|\d{2} anos|(?:una|dos|tres|cuatro|\d+) ve(?:z|ces) (?:por|a la) (?:semana|mes|dia)|(?:en|dentro de) (?:\w+ ){1,2}(?:dias|semanas?|mes|meses))\b/g,
}

/** The weight of terms that only name the coming bout, when the message says more than that. */
const CIRCUMSTANCE = 0.5
const LIKELY_CIRCUMSTANCE = 0.75

/** The search terms with their weights: goal and obstacle weigh more, circumstances less. */
export function weighTerms(
  { language, message, history, template }: Question,
  { act, said, slots }: Reading,
): Map<string, number> {
  const weights = new Map<string, number>()
  const add = (text: string | undefined, weight: number): void => {
    if (text === undefined) return
    for (const term of searchTerms(text.slice(0, MOST_READ), language)) {
      weights.set(term, Math.max(weights.get(term) ?? 0, weight))
    }
  }
  // Two readings were offered and this message says more: together they describe the problem.
  const isOpen = (history.findLast(({ role }) => role === 'assistant')?.trace?.cards.length ?? 0) > 1
  const isOwnProblem = act === 'new-problem' || isOpen
  if (isOwnProblem) {
    add(said.obstacle, 1.35)
    add(said.goal, 1.35)
    add(said.emotion, 1.35)
  }
  add(fold(message).replace(ASIDES[language], ' '), isOwnProblem ? 1 : 0.35)
  const earlier = history.filter(({ role }) => role === 'user').slice(-EARLIER_MESSAGES)
  // The subject is that of the conversation, not the five words of a reaction; a new problem replaces it.
  if (act !== 'new-problem') for (const turn of earlier) add(turn.content, isOpen ? 0.4 : 0.8)
  else if (earlier.length === 0) for (const known of [slots.obstacle, slots.goal, slots.event]) add(known, 0.3)
  const about = new Set(searchTerms(`${said.goal ?? ''} ${said.obstacle ?? ''} ${said.emotion ?? ''}`, language))
  const lower = (text: string | undefined, weight: number): void => {
    const terms = searchTerms(text ?? '', language).filter((term) => weights.has(term) && !about.has(term))
    if (terms.length < weights.size)
      for (const term of terms) weights.set(term, Math.min(weights.get(term) ?? 0, weight))
  }
  // Fighters usually have a fight ahead, so that is a circumstance; an exam or an interview is the problem itself.
  if (template === 'fight') lower(said.event, about.size > 0 ? CIRCUMSTANCE : LIKELY_CIRCUMSTANCE)
  // Sport and belt say who asks, not what about.
  lower(`${slots.sport ?? ''} ${slots.level ?? ''}`, 0.2)
  for (const word of EVERYDAY[language]) {
    const term = stem(word, language)
    const weight = weights.get(term)
    if (weight !== undefined) weights.set(term, weight * EVERYDAY_WEIGHT)
  }
  const most = [...weights].sort((a, b) => b[1] - a[1]).slice(0, MOST_TERMS)
  if (most.length > FEW_TERMS) return new Map(most)
  const wide = new Map(most)
  for (const [term, weight] of most)
    for (const other of synonyms(term, language))
      if (!weights.has(other)) wide.set(other, Math.max(wide.get(other) ?? 0, weight * SYNONYM))
  return wide
}
