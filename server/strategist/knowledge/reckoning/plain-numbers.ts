import type { Language } from '#contract/language.ts'
import { NUMBER, readNumber } from '../../reading/number-words.ts'
import { lengthsIn } from '../../reading/time-lengths.ts'

/** What is counted after a number in words: "three mornings", "dos días". */
const COUNTED =
  '(?:[a-z]+ )?(?:times|days|sessions|classes|lessons|evenings|mornings|nights|rounds|weeks|months|hours|minutes|kids|boys|girls|sons|daughters|children|people|of (?:them|those)|vezes|dias|treinos|aulas|sessoes|noites|manhas|semanas|meses|horas|minutos|filhos|filhas|criancas|pessoas|veces|sesiones|clases|noches|mananas|hijos|hijas|ninos|ninas|personas|entrenos|entrenamientos|turnos|coaches)'
/** One of these is a number. */
const ONE_OF =
  '(?:time|day|session|class|lesson|evening|morning|night|round|week|vez|dia|treino|aula|sessao|noite|clase|sesion|noche|entreno|entrenamiento)'

const perLanguage = <Value>(make: (language: Language) => Value): Record<Language, Value> => ({
  en: make('en'),
  pt: make('pt'),
  es: make('es'),
})
const NUMBER_IN_WORDS = perLanguage(
  (language) => new RegExp(String.raw`\b(${NUMBER[language]})\b(?= ${COUNTED}\b)`, 'g'),
)
/** "Two scoring boxes at 600 each": a count of whatever has a price. */
const PRICED = perLanguage(
  (language) =>
    new RegExp(
      String.raw`\b(${NUMBER[language]})\b(?= [a-z]{3,}(?: [a-z]+){0,3} (?:a|at|de|por|for|of) (?:r?\$|€|£)? ?\d+(?:[.,]\d+)*(?: ?€)? (?:each|cada|a piece|apiece|per|por))`,
      'g',
    ),
)
/** "Two 75-minute practices". */
const LENGTH_OF_SEVERAL = perLanguage(
  (language) =>
    new RegExp(
      String.raw`\b(${NUMBER[language]}) (\d{1,3})[ -]?(?:minutes?|mins?) (?:sessions?|classes|practices|trainings|lessons|workouts)\b`,
      'g',
    ),
)
const ONE = new RegExp(String.raw`\b(?:one|una?|uma?)(?= ${ONE_OF}\b)`, 'g')

/** "An hour and a half" and "1h30" as "90 minutes". */
function withMinutes(folded: string, language: Language): string {
  let text = ''
  let done = 0
  for (const { start, end, minutes, plain } of lengthsIn(folded, language)) {
    if (plain) continue
    text += `${folded.slice(done, start)}${Math.round(minutes)} minutes`
    done = end
  }
  return text + folded.slice(done)
}

/** A folded text in which lengths of time and numbers in words stand in digits: "three evenings" is "3 evenings". */
export const withPlainNumbers = (folded: string, language: Language): string =>
  withMinutes(folded, language)
    .replace(
      LENGTH_OF_SEVERAL[language],
      (_, count: string, length: string) => `${readNumber(count, language) ?? count} times ${length} minutes`,
    )
    .replace(PRICED[language], (said) => String(readNumber(said, language) ?? said))
    .replace(NUMBER_IN_WORDS[language], (said) => String(readNumber(said, language) ?? said))
    .replace(/\b(?:once|una vez|uma vez)(?= (?:a|per|por|na|a la|cada) )/g, '1 times')
    .replace(/\btwice\b/g, '2 times')
    .replace(ONE, '1')
    .replace(/(\d) ?x (?=(?:por|na|a|per|\/) ?(?:semana|week))/g, '$1 times ')
    .replace(/(times .*? )(\d) ?x(?=[,.;]|$| (?:e|y|and)\b)/g, '$1$2 times')
