import { describe, expect, it } from 'vitest'
import type { Language } from '#contract/language.ts'
import { findCorrection, withPutRight } from './corrected-facts.ts'

const TODAY = '2026-11-19'

const readsAfter = (language: Language, told: string, message: string): string | undefined => {
  const { rewritten } = findCorrection(message, [{ content: told, day: TODAY }], { language, today: TODAY }) ?? {}
  return rewritten && withPutRight([{ content: told }], rewritten)[0]?.content
}

describe('by how much a number is another one', () => {
  it.each<[Language, string, string, string]>([
    // So many more or fewer.
    ['en', 'we have 40 members', 'three fewer actually, a family left', 'we have 37 members'],
    ['en', 'I teach 18 hours a week', 'sorry, take two off, those are admin', 'I teach 16 hours a week'],
    ['en', 'I train 8 times a week', 'forgot the two runs are gone, knock those off', 'I train 6 times a week'],
    ['pt', 'tenho 30 alunos', 'dois a menos, os gêmeos saíram', 'tenho 28 alunos'],
    ['pt', 'treino 4 vezes por semana', 'na verdade uma a mais', 'treino 5 vezes por semana'],
    ['es', 'tengo 26 alumnos', 'dos menos, se fueron los mellizos', 'tengo 24 alumnos'],
    ['es', 'somos 14 niños en clase', 'con las primas que entraron ya son dos más', 'somos 16 niños en clase'],
    // A part of it, or twice as much.
    ['en', 'I do 20 hours a week on the mats', 'sorry, half of that', 'I do 10 hours a week on the mats'],
    ['pt', 'pago 80 reais de mensalidade', 'errei, é metade disso', 'pago 40 reais de mensalidade'],
    ['es', 'la renta son 9 mil', 'hablé con el dueño y es el doble', 'la renta son 18 mil'],
    ['en', 'rent is £2,000', 'landlord just texted, ten percent more', 'rent is £2,200'],
  ])('in %s, after “%s”, is told by “%s”', (language, told, message, expected) => {
    expect(readsAfter(language, told, message)).toBe(expected)
  })

  it.each<[Language, string, string]>([
    ['en', 'we have 40 members', 'I want two more classes on the timetable'],
    ['en', 'I train 4 times a week', 'one more thing, what do I eat after?'],
    ['pt', 'treino 4 vezes por semana', 'quero mais um treino de força'],
    ['es', 'entreno 4 veces por semana', 'y la mitad de la clase no viene'],
    ['es', 'peleo a 3 asaltos', 'una pregunta más'],
  ])('in %s, after “%s”, “%s” puts nothing right', (language, told, message) => {
    expect(readsAfter(language, told, message)).toBeUndefined()
  })
})

describe('another unit or period', () => {
  it.each<[Language, string, string, string]>([
    ['en', 'I started 3 weeks ago', '3 months, typo', 'I started 3 months ago'],
    ['pt', 'treino há 4 anos', '4 anos e meio contando direito', 'treino há 4 anos e meio'],
    ['es', 'descanso 2 minutos', 'son 40 segundos, no 2 minutos', 'descanso 40 segundos'],
    [
      'en',
      'I go to one class a week',
      'truth be told, sorry, only every other week',
      'I go to one class every other week',
    ],
    ['es', 'voy a 1 clase por semana', 'perdón, es cada quince días', 'voy a 1 clase cada quince días'],
  ])('in %s, after “%s”, is told by “%s”', (language, told, message, expected) => {
    expect(readsAfter(language, told, message)).toBe(expected)
  })
})

describe('numbers that are told in other ways', () => {
  it.each<[Language, string, string, string]>([
    // Who or what says so.
    ['en', 'I pay 60 a month', 'just saw the direct debit, its 72 apparently', 'I pay 72 a month'],
    ['en', 'I coach 15 hours a week', 'my wife read this and laughed, it comes to 21', 'I coach 21 hours a week'],
    ['pt', 'pago 300 de aluguel', 'peguei o boleto aqui: 340', 'pago 340 de aluguel'],
    ['pt', 'o ginásio cobra-me 40 euros', 'estive a ver o extrato e levam-me 48', 'o ginásio cobra-me 48 euros'],
    ['es', 'pago 500 de cuota', 'fui a ver el recibo y son 560', 'pago 560 de cuota'],
    // What the old number really is.
    [
      'es',
      'les pago 250.000 a los profes',
      'perdón, 250 es lo que piden. Hoy cobran 210',
      'les pago 210.000 a los profes',
    ],
    [
      'pt',
      'consigo treinar 50 minutos',
      'sendo honesta, 50 é sonho. O que eu consigo é 30',
      'consigo treinar 30 minutos',
    ],
    [
      'es',
      'doy 6 clases por día',
      'me expresé mal: 6 se dan en el club, yo doy 4, las otras dos son de mi hermana',
      'doy 4 clases por día',
    ],
    // What several numbers come to.
    ['es', 'duermo 5 horas', 'en realidad me acuesto a las 11 y me levanto a las 6, o sea 7', 'duermo 7 horas'],
    // In words.
    [
      'en',
      'I do three yoga classes a week',
      'sorry, checked my diary, it has been five most weeks',
      'I do five yoga classes a week',
    ],
    ['en', 'I have $8,000 for kit', 'the treasurer tells me we have six and a half thousand', 'I have $6,500 for kit'],
    ['pt', 'recebemos R$ 1.800', 'acabei de ver que caiu só mil e quinhentos', 'recebemos R$ 1.500'],
    ['en', 'I drive 40 minutes each way', 'an hour and ten, says the satnav', 'I drive 70 minutes each way'],
  ])('in %s, after “%s”, are put right by “%s”', (language, told, message, expected) => {
    expect(readsAfter(language, told, message)).toBe(expected)
  })

  it.each<[Language, string, string]>([
    ['en', 'I train 4 times a week', 'day 6 of no sugar, feeling rough'],
    ['es', 'entreno 5 días a la semana', 'las pesas serían 2 días, 30 minutos'],
    ['pt', 'usei o remédio 3 semanas', 'agora são duas, apareceu outra no pé'],
    ['pt', 'a mensalidade é 150', 'a outra academia cobra 170'],
    ['en', 'I am 34 and train 3 times a week', 'the class has 30 people, sorry if that is a lot'],
  ])('in %s, after “%s”, “%s” puts no number right', (language, told, message) => {
    expect(readsAfter(language, told, message)).toBeUndefined()
  })
})

describe('days', () => {
  it.each<[Language, string, string, string]>([
    ['en', 'the exam is on 12 December', "they rang, it's the day before", 'the exam is on December 11, 2026'],
    ['en', 'my bout is on 20 March', 'right day, wrong month, sorry: it is in April', 'my bout is on April 20, 2027'],
    ['en', 'the show is next friday, the 27th', 'my mistake, its on the sunday', 'the show is November 29, 2026'],
    ['en', 'we open on 4 January', 'you can push the opening back a fortnight', 'we open on January 18, 2027'],
    [
      'en',
      'MRI on 30 November',
      'they had a cancellation, going in this coming tuesday instead',
      'MRI on November 24, 2026',
    ],
    ['pt', 'a luta é dia 5 de dezembro', 'adiantaram uma semana', 'a luta é dia 28 de novembro de 2026'],
    [
      'pt',
      'o estadual é dia 12 de dezembro',
      'li errado, é dia 28 agora, de novembro',
      'o estadual é dia 28 de novembro de 2026',
    ],
    ['es', 'peleo el 20 de diciembre', 'la adelantaron pal 28 de este mes', 'peleo el 28 de noviembre de 2026'],
    [
      'es',
      'el examen es el 14 de febrero',
      'puse febrero y es marzo, el día está bien',
      'el examen es el 14 de marzo de 2027',
    ],
    ['es', 'la jornada es el 9 de enero', 'toca moverla: pasa del 9 al 23', 'la jornada es el 23 de enero de 2027'],
    // Two days, each by its name.
    [
      'en',
      'weigh in on 12 December, fight on 13 December',
      'got it wrong: weigh in is friday and the fight is saturday',
      'weigh in on December 11, 2026, fight on December 12, 2026',
    ],
    [
      'pt',
      'pesagem dia 27 de novembro, luta dia 28 de novembro',
      'anteciparam a pesagem, vai ser na quinta, 26. A luta continua sábado',
      'pesagem dia 26 de novembro de 2026, luta dia 28 de novembro',
    ],
    // Of a habit.
    ['es', 'tengo sparring los martes', 'son los jueves en realidad', 'tengo sparring los jueves'],
    ['pt', 'o bebê nasce em janeiro', 'o médico disse que é mais pra fevereiro', 'o bebê nasce em fevereiro'],
  ])('in %s, after “%s”, are put right by “%s”', (language, told, message, expected) => {
    expect(readsAfter(language, told, message)).toBe(expected)
  })
})
