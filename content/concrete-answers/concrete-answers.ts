import { readParts } from '#content/read-parts.ts'
import type { ConcreteAnswer } from './concrete-answer.ts'

/** Answers to concrete questions. Each list is written apart: it has what is asked in its language, not translations. */
export const concreteAnswers = readParts<ConcreteAnswer>(import.meta)
