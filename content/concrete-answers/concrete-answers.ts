import type { Language } from '#contract/language.ts'
import type { ConcreteAnswer } from './concrete-answer.ts'
import enBody from './en/body.json' with { type: 'json' }
import enBusiness from './en/business.json' with { type: 'json' }
import enLife from './en/life.json' with { type: 'json' }
import enMind from './en/mind.json' with { type: 'json' }
import enTechnique from './en/technique.json' with { type: 'json' }
import enTime from './en/time.json' with { type: 'json' }
import enWork from './en/work.json' with { type: 'json' }
import esBody from './es/body.json' with { type: 'json' }
import esBusiness from './es/business.json' with { type: 'json' }
import esLife from './es/life.json' with { type: 'json' }
import esMind from './es/mind.json' with { type: 'json' }
import esTechnique from './es/technique.json' with { type: 'json' }
import esTime from './es/time.json' with { type: 'json' }
import esWork from './es/work.json' with { type: 'json' }
import ptBody from './pt/body.json' with { type: 'json' }
import ptBusiness from './pt/business.json' with { type: 'json' }
import ptLife from './pt/life.json' with { type: 'json' }
import ptMind from './pt/mind.json' with { type: 'json' }
import ptTechnique from './pt/technique.json' with { type: 'json' }
import ptTime from './pt/time.json' with { type: 'json' }
import ptWork from './pt/work.json' with { type: 'json' }

/**
 * Each list is written apart: it has what is asked in its language, not translations. They are JSON files, because texts
 * in a module stay in memory twice, as its source and as its values.
 */
const LISTS = {
  en: [...enMind, ...enTechnique, ...enBody, ...enTime, ...enWork, ...enBusiness, ...enLife],
  pt: [...ptMind, ...ptTechnique, ...ptBody, ...ptTime, ...ptWork, ...ptBusiness, ...ptLife],
  es: [...esMind, ...esTechnique, ...esBody, ...esTime, ...esWork, ...esBusiness, ...esLife],
}

/** Answers to concrete questions. A test checks that their subjects exist, which the type of a JSON file does not say. */
export const concreteAnswers = (language: Language): readonly ConcreteAnswer[] =>
  LISTS[language] as readonly ConcreteAnswer[]
