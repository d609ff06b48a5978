import type { Language } from '#contract/language.ts'
import type { SafetyFinding } from './rule.ts'
import type { SafetyAnswers } from './safety-answers/answers.ts'
import { en } from './safety-answers/en.ts'
import { es } from './safety-answers/es.ts'
import { pt } from './safety-answers/pt.ts'

const TEXTS: Readonly<Record<Language, SafetyAnswers>> = { en, pt, es }

/**
 * What Kiai says instead of coaching, as Markdown. `turn` counts the answers already given, so that somebody who writes
 * again does not get the same words again.
 */
export function safetyAnswer(
  finding: SafetyFinding,
  language: Language,
  { crisis_line, turn = 0 }: { crisis_line: string | null; turn?: number },
): string {
  const { answers, line, without_line } = TEXTS[language]
  const ofAnother = finding.topic === 'self-harm' && finding.level !== 'crisis'
  const variants = answers[ofAnother ? 'self-harm-of-another' : finding.topic]
  const help = crisis_line ? line.replace('{crisis_line}', () => crisis_line) : without_line
  return (variants[turn % variants.length] ?? variants[0]).replace('{line}', () => help)
}
