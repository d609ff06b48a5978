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
      ['900 − 300 = 600 por pagar.', '600 ÷ 24 = 25 para cada uno.'],
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
    // Nobody takes more than there is.
    ['en', 'my purse is $350, promoter takes 150 %. how much is left'],
    ['en', 'my purse is $350, manager takes 80% and the coach takes 70%, how much is left'],
    ['en', 'we order 10 gloves at 40 each with 150% discount, and 500 for shipping. how much per person?'],
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
      'es',
      '6 asaltos de 3 min, 4 días a la semana. ¿cuántos minutos son?',
      ['Son 6 × 3 = 18 min.', 'Son 4 × 18 = 72 min.'],
    ],
    [
      'en',
      'I have 60 hours of revision left before the exam in 6 weeks, how many hours a week is that?',
      ['There are 6 weeks until then: 60 ÷ 6 = 10 h a week.'],
    ],
  ])('are calculated in %s: %s', (language, message, lines) => {
    expect(sum(message, language)).toEqual(lines)
  })

  test.each<[Language, string]>([
    ['en', '3 times a week for 6 weeks, I miss 500 sessions, how many are left?'],
    ['en', '5 sessions of 0 minutes and 3 runs of 0 minutes a week, how many minutes in total?'],
    ['en', '5 rounds of 0 min with 1 min rest, how long is that?'],
    ['en', '9999 hours by my fight in 2 weeks, how many hours a week is that'],
  ])('are left alone where nobody can do so much or so little, in %s: %s', (language, message) => {
    expect(sum(message, language)).toEqual([])
  })
})

describe('prices that somebody pays', () => {
  test.each<[Language, string, string[]]>([
    [
      'en',
      'a 12 class pass is 96 and a drop in is 11, how much do I save with all 12?',
      ['96 ÷ 12 = 8 a class.', '12 × 11 = 132; 132 − 96 = 36 saved.'],
    ],
    [
      'pt',
      'tatame de 3.000 com 600 de entrada e o resto em 8 parcelas, quanto é cada uma?',
      ['3.000 − 600 = 2.400 a pagar.', '2.400 ÷ 8 = 300 cada vez.'],
    ],
    ['pt', 'kimono de R$ 600 em 3x, quanto fica cada vez?', ['600 ÷ 3 = 200 cada vez.']],
    [
      'es',
      'tres hijos en judo, la cuota es 50, el segundo 10% de descuento y el tercero la mitad. ¿cuánto pago?',
      ['50 menos 10 % = 45.', '50 menos 50 % = 25.', '50 + 45 + 25 = 120 en total.'],
    ],
    [
      'en',
      '200 km there and back, the car takes 8 litres per hundred, petrol is 2 a litre. four of us, how much each?',
      ['200 km × 8 ÷ 100 = 16 litres.', '16 × 2 = 32 of fuel.', '32 ÷ 4 = 8 for each.'],
    ],
    [
      'en',
      '300 km there and 300 back, 7.125 litres per hundred, petrol is 1.599 a litre, how much each, 3 of us',
      ['600 km × 7.125 ÷ 100 ≈ 42.8 litres.', '42.8 × 1.599 ≈ 68.4 of fuel.', '68.4 ÷ 3 = 22.8 for each.'],
    ],
    [
      'es',
      '300 km ida y vuelta, 10 litros cada 100, la nafta 1.200 el litro, ¿cuánto sale?',
      ['300 km × 10 ÷ 100 = 30 litros.', '30 × 1.200 = 36.000 de combustible.'],
    ],
    [
      'pt',
      'comprei 20 pares de luva a 50 cada pra revender a 80, já vendi 15. quanto lucrei?',
      ['São 20 × 50 = 1.000.', 'São 15 × 80 = 1.200.', 'Tirando 1.000 de custos, sobram 200.'],
    ],
    [
      'es',
      'doy particulares a 20 la hora, el gimnasio se queda con el 25%. di 8 clases, ¿cuánto me llevo?',
      ['Son 8 × 20 = 160.', '160 × 25 % = 40; quedan 120.'],
    ],
    [
      'en',
      'bus 300 and 25 each for food, 10 athletes going, how much each?',
      ['300 ÷ 10 = 30 for each.', '30 + 25 = 55 for each with what each pays besides.'],
    ],
  ])('are calculated in %s: %s', (language, message, lines) => {
    expect(sum(message, language)).toEqual(lines)
  })

  test.each<[Language, string]>([
    // What is done three times is not paid in three parts.
    ['en', '3x hours each. how much is that a month?, My fight is in 3-4 weeks'],
    ['en', '$1000 with 200 % deposit in 3 instalments, how much is each?'],
    // Nothing is calculated with 0, and the 0 is not that of the 100.
    ['en', '300 km, car does 0 per litre, petrol costs 1.5, how much is it?'],
    ['en', '300 km there and back, 0 litres per 100, petrol 1.5, how much each, 3 of us'],
    ['en', '11.50 a day on coffee, 5x a week, how much in 12 weeks'],
    ['pt', 'vendemos 48 camisetas a 55, metade do lucro é da equipe. quanto dá?'],
    ['es', 'dormida 22 por noche y por atleta, 3 noches, 16 atletas, ¿cuánto cada uno?'],
  ])('are left alone where more would have to be known, in %s: %s', (language, message) => {
    expect(sum(message, language)).toEqual([])
  })
})
