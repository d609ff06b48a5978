import type { Language } from '#contract/language.ts'
import { words } from '../reading/fold.ts'

/** A goal that begins with one of these verbs can follow "you want to". */
const ENGLISH_VERBS = new Set(
  `achieve add apply ask avoid balance be beat become begin break bring build buy calm change choose clean climb close
  come communicate compete complete conquer control convince cope create cut deal decide defeat defend delegate develop
  do double earn eat enjoy enter escape expand face feel fight figure find finish fire fix focus follow gain get give go
  grow handle have help hire hit hold improve increase keep kick know land launch lead learn leave lift live lose make
  manage master meet move negotiate open organise organize overcome pass pay perform place plan practise practice
  prepare present progress prove publish push put qualify quit raise reach read rebuild recover reduce rest restart
  return run save sell set sleep slow solve spar speak spend stand start stay step stop strengthen study succeed survive
  switch take talk teach tell train try turn understand use wake walk win work write`.split(/\s+/),
)
const INFINITIVE: Record<'pt' | 'es', RegExp> = {
  pt: /^\p{L}{2,}[aeio]r(?:-se|-me)?$|^ir$|^ter$|^ver$|^ser$|^por$|^dar$/u,
  es: /^\p{L}{2,}[aei]r(?:me|se|lo|la|te)?$|^ir$|^ver$|^ser$|^dar$/u,
}
const NO_VERBS = new Set(
  'melhor maior menor pior lugar amor valor mejor mayor menor peor poder mujer mulher ayer'.split(' '),
)

/** Whether a goal reads right after "you want to", "você quer", "quieres". */
export function beginsWithVerb(text: string, language: Language): boolean {
  const first = words(text)[0]
  if (first === undefined) return false
  if (language === 'en') return ENGLISH_VERBS.has(first)
  return INFINITIVE[language].test(first) && !NO_VERBS.has(first)
}

/** Beginnings of obstacles with a known second person. `toSecondPerson` converts the rest. */
export const OBSTACLE_STARTS: Record<'pt' | 'es', readonly [RegExp, string][]> = {
  pt: [
    [/^(?:eu )?n[ãa]o consigo /i, 'você não consegue '],
    [/^(?:eu )?n[ãa]o tenho /i, 'você não tem '],
    [/^(?:eu )?tenho medo d/i, 'você tem medo d'],
    [/^(?:eu )?tenho (?:pouco|pouca) /i, 'você tem pouco '],
    [/^(?:eu )?n[ãa]o sei /i, 'você não sabe '],
    [/^(?:eu )?sempre travo/i, 'você sempre trava'],
    [/^(?:eu )?travo/i, 'você trava'],
  ],
  es: [
    [/^(?:yo )?no puedo /i, 'no puedes '],
    [/^(?:yo )?no tengo /i, 'no tienes '],
    [/^(?:yo )?no logro /i, 'no logras '],
    [/^(?:yo )?tengo miedo (?=de|a)/i, 'tienes miedo '],
    [/^(?:a m[ií] )?me cuesta /i, 'te cuesta '],
    [/^(?:yo )?no s[eé] /i, 'no sabes '],
    [/^(?:yo )?me da miedo /i, 'te da miedo '],
    [/^(?:yo )?me bloqueo/i, 'te bloqueas'],
    [/^(?:yo )?me congelo/i, 'te congelas'],
  ],
}
