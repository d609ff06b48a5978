import type { Language } from '#contract/language.ts'

/** Events of one kind count as the same event: "bout" after "fight" means the same fight. */
export const EVENT_KINDS = ['fight', 'grading', 'interview', 'talk', 'exam', 'launch', 'meeting', 'occasion'] as const
export type EventKind = (typeof EVENT_KINDS)[number]

interface EventWords {
  kind: EventKind
  /** The source of a pattern, in the singular: a plural means events in general or past ones. */
  nouns: string
  /** An event only after "my", "a", "next" and so on: alone it is often a verb or the sport. */
  needsArticle?: boolean
}

export const EVENT_WORDS: Record<Language, readonly EventWords[]> = {
  en: [
    {
      kind: 'fight',
      nouns:
        'title fight|title shot|bout|(?:dual|wrestling|judo) meet|tournament|tourney|championships?|debut|smoker|interclub|grand prix|rematch|regionals|nationals|golden gloves',
    },
    { kind: 'fight', nouns: 'fight|figth|match|(?<!the )competition|comp|tryouts?|weigh[ -]in', needsArticle: true },
    { kind: 'grading', nouns: 'grading|belt (?:test|exam|promotion)' },
    { kind: 'interview', nouns: '(?:job )?interview|interveiw|(?:performance|annual|yearly|salary) review|audition' },
    { kind: 'talk', nouns: 'presentation|presentaion|keynote|investor pitch|pitch|demo day|speech|board meeting' },
    { kind: 'exam', nouns: 'bar exam|final exam|exam|driving test' },
    { kind: 'exam', nouns: 'test|finals', needsArticle: true },
    { kind: 'launch', nouns: '(?:product )?launch|grand opening|opening day|release date' },
    { kind: 'meeting', nouns: '(?:team )?meeting|negotiation|hearing|one[ -]on[ -]one' },
    { kind: 'occasion', nouns: 'wedding|marathon|surgery|deadline' },
    { kind: 'occasion', nouns: 'race|event|trial|move', needsArticle: true },
  ],
  pt: [
    {
      kind: 'fight',
      nouns:
        'campeonato|torneio|competicao|estreia|disputa de cinturao|revanche|interclubes|copa|combate|estadual|regional',
    },
    { kind: 'fight', nouns: 'luta|lutinha|pesagem', needsArticle: true },
    { kind: 'grading', nouns: 'exame de faixa|troca de faixa|graduacao' },
    { kind: 'interview', nouns: 'entrevista(?: de emprego)?|avaliacao de desempenho|processo seletivo|audicao' },
    { kind: 'talk', nouns: '(?<!carta de )apresentacao|palestra|pitch|discurso' },
    { kind: 'exam', nouns: 'vestibular|enem|concurso|exame|tcc|prova da oab' },
    {
      kind: 'exam',
      nouns: 'prova|teste|defesa d[aeo] (?:tese|tcc|mestrado|doutorado|dissertacao)',
      needsArticle: true,
    },
    { kind: 'launch', nouns: 'lancamento|inauguracao' },
    { kind: 'meeting', nouns: 'reuniao|negociacao|audiencia' },
    { kind: 'occasion', nouns: '(?<!meu )(?<!nosso )casamento|maratona|cirurgia|prazo final' },
    { kind: 'occasion', nouns: 'corrida|evento|mudanca|prazo', needsArticle: true },
  ],
  es: [
    {
      kind: 'fight',
      nouns:
        'torneo|campeonato|competicion|debut|velada|revancha|copa|provincial|regional|estatal|interclubes|panamericano|open de (?:bjj|jiu|judo|karate|box|lucha|grappling)|primera (?:amateur )?de (?:mma|box(?:eo)?|muay thai|kick(?:boxing)?|k1)',
    },
    { kind: 'fight', nouns: 'pelea|combate|pesaje|lucha|(?<!la )competencia', needsArticle: true },
    { kind: 'grading', nouns: 'examen de (?:cinturon|cinta|grado)|cambio de (?:cinturon|cinta)|graduacion' },
    { kind: 'interview', nouns: 'entrevista(?: de (?:trabajo|empleo))?|evaluacion de desempeno|audicion' },
    { kind: 'talk', nouns: '(?<!carta de )presentacion|ponencia|pitch|discurso|conferencia|exposicion' },
    { kind: 'exam', nouns: 'examen(?: final)?|oposicion|oposiciones' },
    { kind: 'exam', nouns: 'prueba|parcial|defensa de (?:tesis|grado)', needsArticle: true },
    { kind: 'launch', nouns: 'lanzamiento|inauguracion|apertura' },
    { kind: 'meeting', nouns: 'reunion|junta(?! directiva)|negociacion|audiencia' },
    { kind: 'occasion', nouns: 'boda|maraton|cirugia|fecha limite' },
    { kind: 'occasion', nouns: 'carrera de \\d+ ?k|evento|mudanza|plazo', needsArticle: true },
  ],
}

const EVENT_VERBS: Record<Language, string> = {
  en: 'fight|fighting|figth|compete|competition|competing|debut|deadline|due|launch|launching|present|presenting',
  pt: 'luto|lutar|compito|competir|competindo|estreio|estrear|apresento|apresentar|lancar|lanco|lancamos|casamento|prazo|vence|entregar|luta|prova',
  es: 'peleo|pelear|compito|competir|debuto|debutar|presento|presentar|lanzo|lanzar|lanzamos|plazo|vence|entregar|pelea|combate|competencia|prueba',
}

/** "I compete on Saturday" names an event without a noun. */
export const EVENT_DOINGS: Record<Language, readonly [RegExp, string][]> = {
  en: [
    [/\b(?:fight|fighting)\b/, 'fight'],
    [/\b(?:compete|competing|competition)\b/, 'competition'],
    [/\b(?:launch|launching)\b/, 'launch'],
    [/\b(?:present|presenting)\b/, 'presentation'],
  ],
  pt: [
    [/\b(?:luto|lutar|lutarei|luta)\b/, 'luta'],
    [/\b(?:compito|competir|competindo)\b/, 'competição'],
    [/\b(?:estreio|estrear)\b/, 'estreia'],
    [/\b(?:lancar|lanco|lancamos)\b/, 'lançamento'],
    [/\b(?:apresentar|apresento)\b/, 'apresentação'],
    [/\bcasamento\b/, 'casamento'],
  ],
  es: [
    [/\b(?:peleo|pelear|pelea)\b/, 'pelea'],
    [/\b(?:compito|competir|competencia)\b/, 'competencia'],
    [/\b(?:debuto|debutar)\b/, 'debut'],
    [/\b(?:lanzar|lanzo|lanzamos)\b/, 'lanzamiento'],
    [/\b(?:presentar|presento)\b/, 'presentación'],
  ],
}

function timedBy(language: Language): RegExp {
  const nouns = EVENT_WORDS[language].map((entry) => entry.nouns).join('|')
  return new RegExp(String.raw`\b(?:${nouns}|${EVENT_VERBS[language]})\b`)
}
const TIMED: Record<Language, RegExp> = { en: timedBy('en'), pt: timedBy('pt'), es: timedBy('es') }

/** Whether a clause names something that happens on a day. */
export const namesEvent = (folded: string, language: Language): boolean => TIMED[language].test(folded)
