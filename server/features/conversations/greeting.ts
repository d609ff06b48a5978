import { en } from '#content/greetings/en.ts'
import { es } from '#content/greetings/es.ts'
import { pt } from '#content/greetings/pt.ts'
import { en as quizEn } from '#content/quiz/en.ts'
import { es as quizEs } from '#content/quiz/es.ts'
import { pt as quizPt } from '#content/quiz/pt.ts'
import { LANGUAGES, type Language } from '#contract/language.ts'
import { type PersonaLabel, personaOf } from '#contract/personas.ts'
import { FIRE_CAP, FIRE_START, fireLabel } from '#contract/quiz-rules.ts'
import type { Room } from '#contract/rooms.ts'
import type { Template } from '#contract/strategy.ts'
import type { Question } from '#server/strategist/strategist.ts'

const TEXTS = { en, pt, es } as const satisfies Record<Language, unknown>
const QUIZZES = { en: quizEn, pt: quizPt, es: quizEs } as const satisfies Record<Language, unknown>

const FIRE_LEVELS = Array.from({ length: FIRE_CAP - FIRE_START + 1 }, (_, more) => FIRE_START + more)

/** The greeting of the Mindset coach after a quiz: its result, what to train next, and the usual question. */
export function quizGreeting(fire_level: number, language: Language): string {
  const { result, labels, question } = TEXTS[language].quiz
  const label = fireLabel(fire_level)
  const told = result.replace('{{level}}', String(fire_level)).replace('{{label}}', labels[label])
  return `${told} ${QUIZZES[language].advice[label].text} ${question}`
}

/** The greeting at the beginning of a history, if it is exactly one of ours for this coach or the War Room. */
export function ownGreeting({ persona, history: [first] }: Pick<Question, 'persona' | 'history'>): string | undefined {
  if (first?.role !== 'assistant') return undefined
  const own = LANGUAGES.flatMap((language) =>
    persona ? coachGreetings(persona, language) : Object.values(TEXTS[language].templates),
  )
  return own.find((text) => text === first.content)
}

/** The greeting of a new conversation: of the room's coach, or of the template. */
export function greeting(room: Room, template: Template, language: Language): string {
  const persona = personaOf(room)
  return persona ? TEXTS[language].coaches[persona] : TEXTS[language].templates[template]
}

function coachGreetings(persona: PersonaLabel, language: Language): string[] {
  const usual = TEXTS[language].coaches[persona]
  return persona === 'mindset' ? [usual, ...FIRE_LEVELS.map((level) => quizGreeting(level, language))] : [usual]
}
