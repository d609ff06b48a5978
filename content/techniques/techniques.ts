import { GROUND } from './ground.ts'
import { GYM } from './gym.ts'
import { JUDO } from './judo.ts'
import { RULES } from './rules.ts'
import { STRIKING } from './striking.ts'
import { SUBMISSIONS } from './submissions.ts'
import { readTechniques, type Technique } from './technique.ts'
import { WRESTLING } from './wrestling.ts'

/**
 * The technique glossary: a search in one language finds posts in all three. Names as gyms in the United States, Brazil
 * and Latin America say them, English and Japanese loan words included.
 */
export const TECHNIQUES: readonly Technique[] = [GROUND, SUBMISSIONS, WRESTLING, JUDO, STRIKING, RULES, GYM].flatMap(
  readTechniques,
)
