import { describe, expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { everydaySumIn } from './sums.ts'

const sum = (message: string, language: Language): string[] => everydaySumIn(message, language, '2026-11-19')

describe('what is left for one or for each', () => {
  test.each<[Language, string, string[]]>([
    [
      'en',
      'I sold 40 tickets at £30 and keep 15% of it, how much is mine?',
      ['40 × 30 = 1,200.', '1,200 × 15 % = 180 for you.'],
    ],
    [
      'en',
      '120 seats at 20 and 30 ringside at 50, the ticket site keeps 10%. what is left?',
      ['120 × 20 = 2,400.', '30 × 50 = 1,500.', '2,400 + 1,500 = 3,900 in all.', '3,900 × 10 % = 390; 3,510 is left.'],
    ],
    [
      'pt',
      'bolsa de 5 mil, o empresário leva 20% e o treinador 10%. exames custaram 300. quanto fica pra mim?',
      [
        '5.000 × 20% = 1.000.',
        '5.000 × 10% = 500.',
        '1.000 + 500 = 1.500. 5.000 − 1.500 = 3.500 sobram.',
        'Tirando 300 de custos, sobram 3.200.',
      ],
    ],
    [
      'es',
      'el bus cuesta 900 y el club pone 300. somos 24 personas, ¿cuánto paga cada uno?',
      ['900 − 300 = 600.', '600 ÷ 24 = 25 para cada uno.'],
    ],
    [
      'es',
      'vamos a comprar 10 kimonos a 80 euros cada uno, con 5% de descuento y 40 de envío. ¿cuánto por persona?',
      [
        'Son 10 × 80 = 800.',
        '800 × 5 % = 40; quedan 760.',
        '760 + 40 = 800 de costos.',
        '800 ÷ 10 = 80 para cada uno.',
      ],
    ],
    [
      'pt',
      'seminário: 30 inscritos a 100, passagem 500 e um lanche que custa 10 por inscrito. quanto sobra?',
      ['São 30 × 100 = 3.000.', '500 + 300 = 800 de custos.', 'Tirando 800 de custos, sobram 2.200.'],
    ],
    [
      'en',
      'the gym took 5,000 last month, rent 1,800 and coaches 1,400. three of us split what is left, how much each?',
      ['1,800 + 1,400 = 3,200 of costs.', 'After 3,200 of costs, 1,800 is left.', '1,800 ÷ 3 = 600 for each.'],
    ],
  ])('is calculated in %s: %s', (language, message, lines) => {
    expect(sum(message, language)).toEqual(lines)
  })

  test.each<[Language, string]>([
    ['en', '3 gloves at 40 each, 60 members'],
    // Who takes the 30 % is not said.
    ['en', 'sold 50 tickets at 30, and something about 30%. how much is that?'],
    ['es', 'vendí 50 entradas a 12 y tengo 3 peleas en 2 meses. ¿cuánto entreno?'],
  ])('is not calculated where a number has no place, in %s: %s', (language, message) => {
    expect(sum(message, language)).toEqual([])
  })
})

describe('times that are counted', () => {
  test.each<[Language, string, string[]]>([
    [
      'en',
      '5 sessions a week for 8 weeks, but I lost a whole week to flu and missed 2 more. how many did I do?',
      ['7 weeks × 5 = 35 sessions.', '35 − 2 = 33 sessions.'],
    ],
    [
      'pt',
      'trabalho 40 horas por semana, faculdade 12, treino 8 e durmo 7 por noite. quantas horas livres sobram?',
      ['40 + 12 + 8 + 49 = 109 h. A semana tem 168: 168 − 109 = 59 h sobram.'],
    ],
    [
      'es',
      '8 rounds de 3 minutos con 1 de descanso, ¿cuánto dura en total?',
      ['8 × 3 = 24 min. 7 × 1 = 7 min de descanso. 24 + 7 = 31 min en total.'],
    ],
    [
      'en',
      'I have 60 hours of revision left before the exam in 6 weeks, how many hours a week is that?',
      ['There are 6 weeks until then: 60 ÷ 6 = 10 h a week.'],
    ],
  ])('are calculated in %s: %s', (language, message, lines) => {
    expect(sum(message, language)).toEqual(lines)
  })
})
