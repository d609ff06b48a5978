import type { Language } from '#contract/language.ts'
import type { DayText, Reading } from '#server/strategist/strategist.ts'
import { COMMITMENT, SPANISH_FUTURE } from './commitment-phrases.ts'
import { endOfWeek } from './days.ts'
import { findDate } from './find-date.ts'
import { clauseAt, clauseEnd, clauses, cutWords, type MemberText, memberText } from './member-text.ts'

const MOST_COMMITMENTS = 3
const MOST_WORDS = 16
const LONGEST_SENTENCE = 300

const DOUBTED: Record<Language, RegExp> = {
  en: /\b(?:if|whether|afraid|scared|worried|fear|maybe|perhaps|don'?t know|don'?t think|hope|not sure|until|when|unless)\b/,
  pt: /\b(?:se|medo|talvez|nao sei|nao acho|sera que|receio|quando|espero|caso|como|o que)\b/,
  es: /\b(?:si|miedo|quizas?|tal vez|no se|no creo|cuando|espero|temo|acaso|como|que)\b/,
}
const THIS_WEEK: Record<Language, RegExp> = {
  en: /\bthis week\b/,
  pt: /\b(?:n?esta|n?essa) semana\b/,
  es: /\besta semana\b/,
}

function starts(text: MemberText, language: Language): number[] {
  const found = [...text.folded.matchAll(COMMITMENT[language])].map((match) => match.index)
  if (language !== 'es') return found
  let folded = 0
  for (const match of text.original.matchAll(SPANISH_FUTURE)) {
    // The search continues where the last one ended, because both go through the text in order.
    folded = text.starts.indexOf(match.index, folded)
    if (folded === -1) break
    found.push(folded)
  }
  return found.sort((one, other) => one - other)
}

function isQuestion(text: MemberText, from: number): boolean {
  return /^[^.!\n?]*\?/.test(text.folded.slice(from, from + LONGEST_SENTENCE))
}

/** The commitments of the member, each with its date. Fears, doubts and questions do not count. */
export function findCommitments(message: string, language: Language, today: DayText): Reading['commitments'] {
  const text = memberText(message, language)
  const spans = clauses(text, language)
  const found: Reading['commitments'] = []
  let readTo = 0
  const undertaken = starts(text, language)
  for (const [index, start] of undertaken.entries()) {
    if (found.length === MOST_COMMITMENTS) break
    const before = text.folded.slice(clauseAt(spans, start).start, start)
    if (start < readTo || DOUBTED[language].test(before) || isQuestion(text, start)) continue
    const end = Math.min(clauseEnd(text, start + 1, language), undertaken[index + 1] ?? text.folded.length)
    readTo = end
    const said = cutWords(text, start, end, MOST_WORDS).replace(/ (?:and|then|e|y|luego|depois)$/i, '')
    if (said.split(' ').length < 2) continue
    const clause = text.folded.slice(start, end)
    const thisWeek = THIS_WEEK[language].test(clause) ? endOfWeek(today) : null
    found.push({
      text: said,
      due_date: (findDate(said, language, today) ?? findDate(before, language, today))?.day ?? thisWeek,
    })
  }
  return found
}
