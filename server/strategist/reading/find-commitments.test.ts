import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#contract/language.ts'
import { findCommitments } from './find-commitments.ts'

const WEDNESDAY = '2026-11-11'

const MADE: Record<Language, readonly (readonly [string, string, string | null])[]> = {
  en: [
    ["I'll run three times this week", "I'll run three times this week", '2026-11-15'],
    ["OK, I'll talk to my boss on Friday.", "I'll talk to my boss on Friday", '2026-11-13'],
    ['tomorrow i will wake up at 6', 'i will wake up at 6', '2026-11-12'],
    ["I'm going to write the plan tonight because I need it", "I'm going to write the plan tonight", '2026-11-11'],
    ['ill train every morning', 'ill train every morning', null],
    ['I promise to call two clients by Dec 1', 'I promise to call two clients by Dec 1', '2026-12-01'],
  ],
  pt: [
    ['vou falar com meu chefe na sexta', 'vou falar com meu chefe na sexta', '2026-11-13'],
    ['Beleza, vou correr três vezes esta semana.', 'vou correr três vezes esta semana', '2026-11-15'],
    ['amanhã vou acordar às 6', 'vou acordar às 6', '2026-11-12'],
    ['treinarei sombra amanhã', 'treinarei sombra amanhã', '2026-11-12'],
    ['prometo treinar todo dia', 'prometo treinar todo dia', null],
    ['Vou ligar pra dois clientes até dia 20', 'Vou ligar pra dois clientes até dia 20', '2026-11-20'],
  ],
  es: [
    ['voy a entrenar mañana', 'voy a entrenar mañana', '2026-11-12'],
    ['Vale, hablaré con mi jefe el viernes.', 'hablaré con mi jefe el viernes', '2026-11-13'],
    ['voy a correr tres veces esta semana', 'voy a correr tres veces esta semana', '2026-11-15'],
    ['mañana voy a levantarme a las 6', 'voy a levantarme a las 6', '2026-11-12'],
    ['prometo entrenar todos los días', 'prometo entrenar todos los días', null],
    ['hare tres rondas de sombra el lunes', 'hare tres rondas de sombra el lunes', '2026-11-16'],
  ],
}

const NOT_MADE: Record<Language, readonly string[]> = {
  en: [
    "I'm going to lose my fight",
    "I'll never make it",
    'Will I be ready?',
    "If I lose I'll quit",
    "I don't know if I'll finish",
    "Should I say I'll do it?",
    'I am ill and tired',
    "I'm going to fight in six weeks",
    'I ran three times this week',
    "I'll kill him in round two",
  ],
  pt: [
    'vou perder a luta',
    'não vou conseguir',
    'será que vou ganhar?',
    'não sei se vou terminar',
    'vou lutar em 6 semanas',
    'tenho medo e acho que vou travar',
    'vou mal no trabalho',
    'corri três vezes',
    'vou matar ele no segundo round',
  ],
  es: [
    'voy a perder la pelea',
    'no voy a poder',
    '¿voy a ganar?',
    'no sé si voy a terminar',
    'voy a pelear en 6 semanas',
    'quiere entrenar conmigo',
    'voy mal en el trabajo',
    'corrí tres veces',
    'lo voy a matar en el segundo asalto',
  ],
}

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(MADE[language])('“%s” is the commitment “%s” by %s', (message, text, due_date) => {
    expect(findCommitments(message, language, WEDNESDAY)).toEqual([{ text, due_date }])
  })
  test.each(NOT_MADE[language])('“%s” is no commitment', (message) => {
    expect(findCommitments(message, language, WEDNESDAY)).toEqual([])
  })
})

test('two commitments in one sentence are both found', () => {
  expect(findCommitments('voy a entrenar mañana y hablaré con mi jefe el viernes', 'es', WEDNESDAY)).toEqual([
    { text: 'voy a entrenar mañana', due_date: '2026-11-12' },
    { text: 'hablaré con mi jefe el viernes', due_date: '2026-11-13' },
  ])
})
