import type { Language } from '#contract/language.ts'
import { fold, words } from '../reading/fold.ts'
import { EVENT_ARTICLES, ownerOf, plainWords } from './member-words.ts'

/** Folded. */
const OWN: Record<Language, RegExp> = {
  en: /^my\b/,
  pt: /^(?:[ao] )?(?:minha|meu)\b/,
  es: /^mi\b/,
}

/** Whether the member called an event their own: "my fight", and not "her grading". */
export const isOwnEvent = (event: string, language: Language): boolean => OWN[language].test(fold(event))

/** "Her grading", "our open day". */
const OWNERS: Record<Language, RegExp> = {
  en: /^(?:his|her|their|our|your)\s+/i,
  pt: /^(?:[ao]\s+)?(?:sua|seu|nossa|nosso|dele|dela)\s+/i,
  es: /^(?:su|nuestra|nuestro|tu)\s+/i,
}

const FEMININE =
  /^(?:pelea|competencia|competicion|entrevista|prueba|carrera|gala|velada|final|semifinal|graduacion|audicion|charla|inauguracion|apertura|mudanza|operacion|cirugia|boda|presentacion|reunion|primera|segunda|tercera|proxima|consulta|cita|clase|exhibicion|liga|copa)$/
const MASCULINE =
  /^(?:torneo|campeonato|examen|combate|evento|open|seminario|primer|segundo|tercer|proximo|regional|estatal|nacional|autonomico|test|campamento|viaje|debut|estreno|pesaje|juego|partido|concurso|duelo|reto|desafio|show|curso|lanzamiento)$/

function articleOf(event: string, language: Language): string | undefined {
  if (language === 'en') return 'the'
  if (language === 'pt') {
    const owner = ownerOf(event, 'pt')
    return owner === null ? undefined : owner === 'sua' ? 'a' : 'o'
  }
  const [gender] = words(event)
    .slice(0, 2)
    .flatMap((word) => (FEMININE.test(word) ? ['la'] : MASCULINE.test(word) ? ['el'] : []))
  return gender
}

/** "The grading", whoever has it; undefined if its gender is unknown. */
export function neutralEvent(event: string, language: Language): string | undefined {
  const bare = plainWords(event).replace(EVENT_ARTICLES[language], '').replace(OWNERS[language], '')
  const article = articleOf(bare, language)
  return article && `${article} ${bare}`
}
