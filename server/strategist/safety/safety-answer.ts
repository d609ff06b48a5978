import type { Language } from '#contract/language.ts'
import { fold } from '../reading/fold.ts'
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
  /** What was written: after a first answer of the same kind what is asked has an answer of its own. */
  message?: string | undefined
}

/** Who plainly is not the adult that a warning is about: a child, a parent, a pupil. Folded, in all three languages together. */
const IS_NOT_THE_ADULT =
  /\b(?:i'?m|im|i am|tenho|tengo|sou|fiz|cumpli) (?:[89]|1[0-7])\b|\b(?:my|our) (?:son|daughter|boy|girl|kid|child|brother|sister|nephew|niece|cousin|coach|teacher|trainer|sensei|instructor|mum|mom|dad)\b|\b(?:meu|minha|nosso|nossa) (?:filh[oa]|irma|irmao|sobrinh[oa]|prim[oa]|treinador|treinadora|professor|professora|prof|mestre|sensei|mae|pai)\b|\b(?:mi|nuestr[oa]) (?:hij[oa]|herman[oa]|sobrin[oa]|prim[oa]|nen[ea]|entrenador|entrenadora|profe|profesor|profesora|maestr[oa]|sensei|mama|papa)\b/
const FOR_ADULT = /\s*<adult>[\s\S]*?<\/adult>/g
const forWriter = (answer: string, message: string): string =>
  (IS_NOT_THE_ADULT.test(fold(message)) ? answer.replace(FOR_ADULT, '') : answer).replaceAll(/<\/?adult>/g, '')

/** The answer instead of coaching, as Markdown. */
export function safetyAnswer(
  finding: SafetyFinding,
  language: Language,
  { crisis_line, turn = 0, message = '' }: Answering,
): string {
  if (finding.level === 'ask') {
    const questions = CARING_QUESTIONS[language][finding.topic]
    return questions[turn % questions.length] ?? questions[0]
  }
  const { answers, line, without_line } = TEXTS[language]
  const asked = turn === 0 || message === '' ? null : answerToNext(message, finding, language)
  const variants = answers[answerFor(finding)]
  const help = crisis_line ? line.replace('{crisis_line}', () => crisis_line) : without_line
  const answer = asked ?? variants[turn % variants.length] ?? variants[0]
  return forWriter(answer, message).replace('{line}', () => help)
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
