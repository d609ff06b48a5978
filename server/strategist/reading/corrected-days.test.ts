import { expect, it } from 'vitest'
import type { Language } from '#contract/language.ts'
import { findCorrection, toldSoFar, withPutRight } from './corrected-facts.ts'

const TODAY = '2026-11-19'

/** The day that a message gives the event of an earlier one, and how that one reads then. */
function movedBy(language: Language, told: string, message: string) {
  const { said, rewritten } = findCorrection(message, [{ content: told, day: TODAY }], { language, today: TODAY }) ?? {}
  return { day: said?.event_date, reads: rewritten && withPutRight([{ content: told }], rewritten)[0]?.content }
}

it.each<[Language, string, string, string, string]>([
  // A weekday goes with its date, and the full stop of the sentence stays.
  [
    'en',
    "My operation is on 3 Dec. I'm afraid of it.",
    'Letter came. New date: 13 January, so forget the third.',
    '2027-01-13',
    "My operation is on January 13, 2027. I'm afraid of it.",
  ],
  [
    'en',
    'Our open day is on Sunday 29 November and only 4 signed up',
    'Correction: the open day is Sunday 6 December. The 29th is our staff meeting.',
    '2026-12-06',
    'Our open day is on December 6, 2026 and only 4 signed up',
  ],
  [
    'en',
    'my bout is this saturday',
    'Not this Saturday, it is on the 5th of December',
    '2026-12-05',
    'my bout is December 5, 2026',
  ],
  [
    'pt',
    'luto no sábado, 19 de dezembro',
    'foi mal, é no domingo, dia 20',
    '2026-12-20',
    'luto no dia 20 de dezembro de 2026',
  ],
  [
    'pt',
    'luto amanhã, sexta, e não como',
    'na verdade é depois de amanhã',
    '2026-11-21',
    'luto dia 21 de novembro de 2026, e não como',
  ],
  [
    'pt',
    'viajo dia 1 de dezembro',
    'errei, dia 1 é o visto. o voo é dia 10',
    '2026-12-10',
    'viajo dia 10 de dezembro de 2026',
  ],
  [
    'es',
    'peleo este sábado 21 y me duele',
    'no es este sábado, es el otro, el 28',
    '2026-11-28',
    'peleo el 28 de noviembre de 2026 y me duele',
  ],
  [
    'es',
    'tengo pesaje el jueves 3/12',
    'miento, el pesaje es el miércoles 2',
    '2026-12-02',
    'tengo pesaje el 2 de diciembre de 2026',
  ],
  // Told as a time from today.
  [
    'en',
    'its in 3 months. am i mad',
    "did i say three months? should have said ten weeks, it's ten weeks from today",
    '2027-01-28',
    'its January 28, 2027. am i mad',
  ],
  [
    'pt',
    'o campeonato é em 3 meses',
    'não, peraí, são dois meses',
    '2027-01-19',
    'o campeonato é em 19 de janeiro de 2027',
  ],
  [
    'es',
    'compito dentro de un mes',
    'no es un mes, son tres semanas',
    '2026-12-10',
    'compito el 10 de diciembre de 2026',
  ],
  [
    'es',
    'falta un mes para el torneo',
    'miré bien y faltan tres semanas',
    '2026-12-10',
    'faltan 3 semanas para el torneo',
  ],
  // This week and not the next.
  [
    'en',
    'her grading is a week on Saturday',
    "Ah, I've misread the letter. It's this Saturday.",
    '2026-11-21',
    'her grading is November 21, 2026',
  ],
])('in %s, after “%s”, “%s” moves the day', (language, told, message, day, reads) => {
  expect(movedBy(language, told, message)).toEqual({ day, reads })
})

it.each<[Language, string, string, string]>([
  ['en', 'I fight on January 30', 'they brought it forward by two weeks', '2027-01-16'],
  ['en', 'weigh-in is friday 4 december', 'my mistake: weigh-in is thursday 3 december', '2026-12-03'],
  [
    'en',
    'the seminar is on 24 January',
    'The 24th is the day I teach elsewhere, the seminar is the 31st',
    '2027-01-31',
  ],
  ['en', 'Grading is three weeks on Saturday', 'ah no, it is two weeks on Saturday', '2026-12-05'],
  [
    'pt',
    'a prova é a 13 de dezembro e na última perdi',
    'Afinal é a 20 de dezembro, li mal o calendário',
    '2026-12-20',
  ],
  ['pt', 'a luta é em 3 semanas', 'três não, duas', '2026-12-03'],
  ['pt', 'o exame é dia 12 de dezembro', '12 é a teórica, a prática é dia 19', '2026-12-19'],
  ['es', 'mi examen es el 20 de diciembre', 'Me hice bolas con el mes: es el 20 de enero.', '2027-01-20'],
  ['es', 'compito el 6 de diciembre', 'el 6 compite mi hermano, yo el 13', '2026-12-13'],
  ['es', 'viajo el 1 de diciembre', 'qué va, el 1 me entregan el visado, vuelo el 10', '2026-12-10'],
  ['es', 'abro el gimnasio el 1 de febrero', 'al final abro el 1 de marzo', '2027-03-01'],
])('in %s, after “%s”, “%s” puts the day right', (language, told, message, day) => {
  expect(movedBy(language, told, message).day).toBe(day)
})

it.each<[Language, string, string]>([
  ['en', 'I fight at 70kg', 'it is on the 19th'],
  ['en', 'my fight is on December 12', 'I have a wedding on December 5'],
  ['en', 'my fight is on December 12', 'my coach is away until the 5th'],
  ['pt', 'luto dia 12 de dezembro', 'dia 5 tenho prova na faculdade'],
  ['pt', 'luto dia 12 de dezembro', 'só posso treinar das 12 às 13'],
  ['es', 'peleo el 12 de diciembre', 'el 5 tengo un sparring fuerte'],
  // No such day, and days that nobody plans for.
  ['en', 'my fight is on December 20', 'sorry, the 31st of February'],
  ['en', 'my fight is on December 20', 'sorry, February the 31st'],
  ['en', 'my fight is on December 12', 'they pushed it back by 900 weeks'],
  ['en', 'my fight is on December 12', 'it was moved to December 20, 2150'],
  ['pt', 'luto dia 12 de dezembro', 'mudou para 20 de dezembro de 2150'],
  ['es', 'peleo el 12 de diciembre', 'la pasaron al 20 de diciembre de 2150'],
  ['es', 'corro 60 minutos diarios', 'el domingo no corro'],
])('in %s, after “%s”, “%s” moves nothing', (language, told, message) => {
  expect(movedBy(language, told, message)).toEqual({})
})

it('how often in a week is no day that can be moved', () => {
  const said = (content: string) => ({ role: 'user' as const, content })
  const history = [
    said('My shodan is on 20 March.'),
    said('How often should I go through the whole kata in a week?'),
    said('I told you March, I meant 20 February.'),
  ]
  expect(toldSoFar({ history, today: TODAY, language: 'en' }).map(({ content }) => content)).toEqual([
    'My shodan is on February 20, 2027.',
    'How often should I go through the whole kata in a week?',
  ])
})

it('a day that was named twice is put right in both messages', () => {
  const said = (content: string) => ({ role: 'user' as const, content })
  const history = [
    said('peleo el 12 de diciembre'),
    said('entonces hasta el 12 de diciembre sin sal'),
    said('perdón, es el 19'),
  ]
  expect(toldSoFar({ history, today: TODAY, language: 'es' }).map(({ content }) => content)).toEqual([
    'peleo el 19 de diciembre de 2026',
    'entonces hasta el 19 de diciembre de 2026 sin sal',
  ])
})
