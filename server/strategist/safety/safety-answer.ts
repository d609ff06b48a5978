import type { Language } from '#contract/language.ts'
import { CARING_QUESTIONS } from './caring-questions/caring-questions.ts'
import type { SafetyFinding } from './rule.ts'
import type { SafetyAnswers } from './safety-answers/answers.ts'
import { en } from './safety-answers/en.ts'
import { es } from './safety-answers/es.ts'
import { pt } from './safety-answers/pt.ts'

const TEXTS: Readonly<Record<Language, SafetyAnswers>> = { en, pt, es }

/**
 * The answer instead of coaching, as Markdown. `turn` counts the safety answers given so far, so that the next one has
 * other words.
 */
export function safetyAnswer(
  finding: SafetyFinding,
  language: Language,
  { crisis_line, turn = 0 }: { crisis_line: string | null; turn?: number },
): string {
  if (finding.level === 'ask') {
    const questions = CARING_QUESTIONS[language][finding.topic]
    return questions[turn % questions.length] ?? questions[0]
  }
  const { answers, line, without_line } = TEXTS[language]
  const variants = answers[answerFor(finding)]
  const help = crisis_line ? line.replace('{crisis_line}', () => crisis_line) : without_line
  return (variants[turn % variants.length] ?? variants[0]).replace('{line}', () => help)
}

function answerFor({ topic, level, overdose }: SafetyFinding): keyof SafetyAnswers['answers'] {
  if (overdose) return 'overdose'
  return topic === 'self-harm' && level !== 'crisis' ? 'self-harm-of-another' : topic
}

/** The text after a model claimed to be a person. */
export function notHumanAnswer(language: Language): string {
  return TEXTS[language].not_human
}
