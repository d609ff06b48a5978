import type { Language } from '#contract/language.ts'
import { answerAfterWarning, askedAfterWarning } from './after-warning.ts'
import { CARING_QUESTIONS } from './caring-questions/caring-questions.ts'
import { checkMessage } from './check-message.ts'
import type { SafetyFinding } from './rule.ts'
import type { SafetyAnswers } from './safety-answers/answers.ts'
import { en } from './safety-answers/en.ts'
import { es } from './safety-answers/es.ts'
import { pt } from './safety-answers/pt.ts'

const TEXTS: Readonly<Record<Language, SafetyAnswers>> = { en, pt, es }

export interface Answering {
  crisis_line: string | null
  /** Counts the safety answers given so far, so that the next one has other words. */
  turn?: number
  /** The message, if the one before got a warning of the same topic: what is asked then has an answer of its own. */
  after?: string | undefined
}

/** The answer instead of coaching, as Markdown. */
export function safetyAnswer(
  finding: SafetyFinding,
  language: Language,
  { crisis_line, turn = 0, after }: Answering,
): string {
  if (finding.level === 'ask') {
    const questions = CARING_QUESTIONS[language][finding.topic]
    return questions[turn % questions.length] ?? questions[0]
  }
  const { answers, line, without_line } = TEXTS[language]
  const asked = after === undefined ? null : answerToNext(after, finding, language)
  const variants = answers[answerFor(finding)]
  const help = crisis_line ? line.replace('{crisis_line}', () => crisis_line) : without_line
  return (asked ?? variants[turn % variants.length] ?? variants[0]).replace('{line}', () => help)
}

function answerFor({ topic, level, overdose }: SafetyFinding): keyof SafetyAnswers['answers'] {
  if (overdose) return 'overdose'
  return topic === 'self-harm' && level !== 'crisis' ? 'self-harm-of-another' : topic
}

/** Who says again that life is in danger gets the whole answer, whatever else the message asks. */
function answerToNext(after: string, { topic, level, overdose }: SafetyFinding, language: Language): string | null {
  const isDangerAnew = overdose || (level === 'crisis' && checkMessage(after, language)?.level === 'crisis')
  return isDangerAnew ? null : answerAfterWarning(after, topic, language)
}

/** What can be asked next after a warning, as buttons; `told` are the answers given so far. */
export const nextAfterWarning = (
  { topic, level, overdose }: SafetyFinding,
  language: Language,
  told: readonly string[],
): string[] => (level === 'ask' || overdose ? [] : askedAfterWarning(topic, language, told))

/** The text after a model claimed to be a person. */
export function notHumanAnswer(language: Language): string {
  return TEXTS[language].not_human
}
