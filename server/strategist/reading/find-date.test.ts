import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#contract/language.ts'
import { findDate } from './find-date.ts'

const WEDNESDAY = '2026-11-11'

/** Messages, and the day each means on that Wednesday; null for none. */
const CASES: Record<Language, readonly (readonly [string, string | null])[]> = {
  en: [
    ['My fight is in six weeks', '2026-12-23'],
    ['no progress in 6 months', null],
    ['my tournament is on the 13th and 14th of february', '2027-02-13'],
    ['my grading is feb 13-14', '2027-02-13'],
    // A day without a month is of the month that was named before.
    ['I get married in april (on the 10th)', '2027-04-10'],
    ['in a month and a half', '2026-12-26'],
    ['in one and a half months', '2026-12-26'],
    ['in a couple of weeks', '2026-11-25'],
    ['in half a year', '2027-05-11'],
    ['within 10 days', '2026-11-21'],
    ['in forty-five days', '2026-12-26'],
    ['in 3 weks', '2026-12-02'],
    ['in 6 wks', '2026-12-23'],
    ['six weeks from now', '2026-12-23'],
    ['I have 6 weeks until my bout', '2026-12-23'],
    ['I only have three weeks to prepare', '2026-12-02'],
    ['6 weeks out from my title fight', '2026-12-23'],
    ['the interview is 3 weeks away', '2026-12-02'],
    ['in two years', '2028-11-11'],
    ['my exam is tomorrow', '2026-11-12'],
    ['tommorow', '2026-11-12'],
    ['the day after tomorrow', '2026-11-13'],
    ['my grading is tonight', '2026-11-11'],
    ['next week', '2026-11-18'],
    ['next month', '2026-12-11'],
    ['this weekend', '2026-11-14'],
    ['next Friday', '2026-11-13'],
    ['on Wednesday', '2026-11-18'],
    ['Friday of next week', '2026-11-20'],
    ['next week on Monday', '2026-11-16'],
    ['the saturday after next', '2026-11-21'],
    ['interview on thurs', '2026-11-12'],
    ['end of the month', '2026-11-30'],
    ['by the end of the year', '2026-12-31'],
    ['Dec 12th', '2026-12-12'],
    ['December 12 2027', '2027-12-12'],
    ['the 12th of December', '2026-12-12'],
    ['the twelfth of December', '2026-12-12'],
    ['Saturday, December 12', '2026-12-12'],
    ['Friday the 13th of March', '2027-03-13'],
    ['March 3', '2027-03-03'],
    ['mid-December', '2026-12-15'],
    ['end of January', '2027-01-31'],
    ['12/12', '2026-12-12'],
    ['1/15', '2027-01-15'],
    ['25/12', '2026-12-25'],
    ['on 5/10', '2027-05-10'],
    ['2026-12-01', '2026-12-01'],
    ['on the 20th', '2026-11-20'],
    ['by the 3rd of next month', '2026-12-03'],
    ['On Monday I rest. My fight is on December 5th.', '2026-12-05'],
    ['I lost my last fight and my next bout is in six weeks', '2026-12-23'],
    ['I train 3 times a week', null],
    ['for two months I have been tired', null],
    ['6 weeks ago I got hurt', null],
    ['I lost on Friday', null],
    ['last Friday', null],
    ['every Friday I spar', null],
    ['Friday nights are hard', null],
    ['12 rounds', null],
    ['my confidence is 5/10', null],
    ['I work 24/7', null],
    ['3 times in 2 weeks', null],
    ['in 6 weeks of training I gained nothing', null],
    ['December 12 2020', null],
    ['February 30', null],
  ],
  pt: [
    ['meu exame é sábado 28 deste mês', '2026-11-28'],
    ['meu torneio é dia 13 e 14 de fevereiro', '2027-02-13'],
    ['Minha luta é daqui a 6 semanas', '2026-12-23'],
    ['daqui 2 meses', '2027-01-11'],
    ['daki a 10 dias', '2026-11-21'],
    ['daqui a quinze dias', '2026-11-26'],
    ['dentro de mês e meio', '2026-12-26'],
    ['daqui a um mês e meio', '2026-12-26'],
    ['em 3 meses', '2027-02-11'],
    ['em vinte e um dias', '2026-12-02'],
    ['daqui a meio ano', '2027-05-11'],
    ['faltam 20 dias', '2026-12-01'],
    ['falta um mes', '2026-12-11'],
    ['tenho 6 semanas para me preparar', '2026-12-23'],
    ['6 semanas pra minha estreia', '2026-12-23'],
    ['nas próximas duas semanas', '2026-11-25'],
    ['amanhã', '2026-11-12'],
    ['amanha de manha', '2026-11-12'],
    ['depois de amanhã', '2026-11-13'],
    ['a entrevista é hoje', '2026-11-11'],
    ['semana que vem', '2026-11-18'],
    ['na próxima semana', '2026-11-18'],
    ['mês que vem', '2026-12-11'],
    ['fim do mês', '2026-11-30'],
    ['até o final do ano', '2026-12-31'],
    ['próximo sábado', '2026-11-14'],
    ['sábado que vem', '2026-11-14'],
    ['sábado não, no outro sábado', '2026-11-21'],
    ['a luta não é este sábado, é o outro', '2026-11-21'],
    ['luto na segunda', '2026-11-16'],
    ['sexta', '2026-11-13'],
    ['na sexta-feira', '2026-11-13'],
    ['6ª feira', '2026-11-13'],
    ['a reunião é quinta às 15h', '2026-11-12'],
    ['na quarta', '2026-11-18'],
    ['sexta da semana que vem', '2026-11-20'],
    ['no fim de semana', '2026-11-14'],
    ['12 de dezembro', '2026-12-12'],
    ['doze de dezembro de 2027', '2027-12-12'],
    ['1º de maio', '2027-05-01'],
    ['primeiro de maio', '2027-05-01'],
    ['sábado, dia 12 de dezembro', '2026-12-12'],
    ['5 de março', '2027-03-05'],
    ['12/12', '2026-12-12'],
    ['15/01/2027', '2027-01-15'],
    ['dia 5/10', '2027-10-05'],
    ['dia 20', '2026-11-20'],
    ['dia 3', '2026-12-03'],
    ['dia 20 do mês que vem', '2026-12-20'],
    ['fim de dezembro', '2026-12-31'],
    ['meados de janeiro', '2027-01-15'],
    ['Segunda descanso. A luta é 5 de dezembro.', '2026-12-05'],
    ['treino 3 vezes por semana', null],
    ['treino há 2 meses', null],
    ['faz 3 semanas que parei', null],
    ['minha segunda luta', null],
    ['perdi na segunda luta', null],
    ['toda sexta', null],
    ['aos sábados', null],
    ['sexta passada perdi', null],
    ['perdi no sábado', null],
    ['hoje em dia ninguém ajuda', null],
    ['nota 5/10', null],
    ['12 rounds', null],
    ['de 4 em 4 dias', null],
    ['em 6 semanas de treino perdi peso', null],
    ['31 de fevereiro', null],
  ],
  es: [
    ['tiene el examen el sábado 28 de este mes', '2026-11-28'],
    ['el 13 y 14 de febrero tengo un torneo', '2027-02-13'],
    ['quiero bajar para abril que me caso (el 10)', '2027-04-10'],
    ['Mi pelea es en seis semanas', '2026-12-23'],
    ['dentro de mes y medio', '2026-12-26'],
    ['dentro de un mes y medio', '2026-12-26'],
    ['de aquí a dos meses', '2027-01-11'],
    ['en quince días', '2026-11-26'],
    ['en 15 dias', '2026-11-26'],
    ['en veintiún días', '2026-12-02'],
    ['en treinta y un días', '2026-12-12'],
    ['en medio año', '2027-05-11'],
    ['faltan 20 días', '2026-12-01'],
    ['me quedan 3 semanas', '2026-12-02'],
    ['tengo 6 semanas para prepararme', '2026-12-23'],
    ['seis semanas para mi debut', '2026-12-23'],
    ['en las próximas dos semanas', '2026-11-25'],
    ['mañana', '2026-11-12'],
    ['mañana por la mañana', '2026-11-12'],
    ['pasado mañana', '2026-11-13'],
    ['la entrevista es hoy', '2026-11-11'],
    ['la próxima semana', '2026-11-18'],
    ['la semana que viene', '2026-11-18'],
    ['el mes que viene', '2026-12-11'],
    ['fin de mes', '2026-11-30'],
    ['a fines de mes', '2026-11-30'],
    ['antes de fin de año', '2026-12-31'],
    ['el viernes que viene', '2026-11-13'],
    ['el sábado no, el sábado siguiente', '2026-11-21'],
    ['no es este sábado, el siguiente', '2026-11-21'],
    ['el próximo martes', '2026-11-17'],
    ['el miercoles', '2026-11-18'],
    ['el sábado', '2026-11-14'],
    ['el viernes de la próxima semana', '2026-11-20'],
    ['este fin de semana', '2026-11-14'],
    ['12 de diciembre', '2026-12-12'],
    ['el 20 de enero de 2027', '2027-01-20'],
    ['el sábado 12 de diciembre', '2026-12-12'],
    ['primero de mayo', '2027-05-01'],
    ['diciembre 12', '2026-12-12'],
    ['12/12', '2026-12-12'],
    ['15/01/2027', '2027-01-15'],
    ['el 5/10', '2027-10-05'],
    ['el día 20', '2026-11-20'],
    ['peleo el 20', '2026-11-20'],
    ['el 3 del mes que viene', '2026-12-03'],
    ['a finales de diciembre', '2026-12-31'],
    ['a mediados de enero', '2027-01-15'],
    ['diciemrbe 5', '2026-12-05'],
    ['El lunes descanso. La pelea es el 5 de diciembre.', '2026-12-05'],
    ['entreno 3 veces por semana', null],
    ['hace tres semanas', null],
    ['llevo dos meses sin entrenar', null],
    ['durante dos meses', null],
    ['entreno por la mañana', null],
    ['cada mañana', null],
    ['los viernes entreno', null],
    ['cada viernes', null],
    ['el viernes pasado', null],
    ['perdí el viernes', null],
    ['hoy en día', null],
    ['un 5/10', null],
    ['12 asaltos', null],
    ['31 de febrero', null],
  ],
}

describe.each(LANGUAGES)('a date said in %s', (language) => {
  test.each(CASES[language])('“%s” is %s', (text, day) => {
    expect(findDate(text, language, WEDNESDAY)?.day ?? null).toBe(day)
  })
})

test('the words of a date are returned as typed', () => {
  expect(findDate('Minha luta é DAQUI A  Seis Semanas, no ginásio', 'pt', WEDNESDAY)?.words).toBe(
    'DAQUI A  Seis Semanas',
  )
})

test('today’s weekday means a week later', () => {
  expect(findDate('the fight is Friday', 'en', '2026-11-13')?.day).toBe('2026-11-20')
  expect(findDate('luto na sexta', 'pt', '2026-11-13')?.day).toBe('2026-11-20')
  expect(findDate('peleo el viernes', 'es', '2026-11-13')?.day).toBe('2026-11-20')
})

test('dates at the end of months and years are right', () => {
  expect(findDate('in one month', 'en', '2027-01-31')?.day).toBe('2027-02-28')
  expect(findDate('em 2 semanas', 'pt', '2026-12-25')?.day).toBe('2027-01-08')
  expect(findDate('29 de febrero', 'es', '2026-11-11')?.day).toBe('2028-02-29')
  expect(findDate('fim do mês', 'pt', '2026-11-30')?.day).toBe('2026-11-30')
})

describe('with any text', () => {
  const pieces: Record<Language, string[]> = {
    en: 'in on by the next this last every for a an and half of from now ago until my fight is was six 6 12 31 2026 2020 days weeks months year Friday Monday weekend tomorrow today December May 12/12 5/10 1/2/2026 12th mid end times rounds , .'.split(
      ' ',
    ),
    pt: 'daqui a em na no dia de do da que vem passada próxima fim mês semana meses dias e meio um seis 6 12 31 2026 2020 há faltam até minha luta é foi sexta segunda sábado amanhã hoje dezembro março 12/12 5/10 1/2/2026 toda vezes , .'.split(
      ' ',
    ),
    es: 'en dentro de el la que viene pasado próximo fin mes semana meses días y medio un seis 6 12 31 2026 2020 hace faltan hasta mi pelea es fue viernes lunes sábado mañana hoy diciembre marzo 12/12 5/10 1/2/2026 cada veces , .'.split(
      ' ',
    ),
  }
  test.each(LANGUAGES)('a day found in %s exists and is never past', (language) => {
    const phrase = fc.array(fc.constantFrom(...(pieces[language] ?? [])), { minLength: 1, maxLength: 9 })
    const day = fc.date({ min: new Date('2024-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(phrase, day, (said, date) => {
        const today = date.toISOString().slice(0, 10)
        const found = findDate(said.join(' '), language, today)
        if (found === null) return
        expect(found.day >= today).toBe(true)
        expect(new Date(`${found.day}T00:00:00Z`).toISOString().slice(0, 10)).toBe(found.day)
      }),
      { numRuns: 1500 },
    )
  })
})
