import { describe, expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { sumsIn } from './sums.ts'

const TODAY = '2026-11-16'
const sums = (message: string, language: Language): string[] => sumsIn(message, language, TODAY)

describe('calculations with the member’s own numbers', () => {
  test.each<[Language, string, string[]]>([
    [
      'en',
      'I own a bjj gym in Ohio, 37 members at 130, costs 6,000 a month. am I actually making anything',
      [
        '37 members × 130 = 4,810.',
        'Against 6,000 of costs, 1,190 is missing.',
        'At 130 a member you cover the costs with 47 members.',
      ],
    ],
    ['en', '80 members at $50', ['80 members × 50 = 4,000.']],
    [
      'en',
      '52 students, each pays 95. rent 2,100, insurance 180 and electricity 320',
      [
        '52 members × 95 = 4,940.',
        '2,100 + 180 + 320 = 2,600 of costs.',
        'After 2,600 of costs, 2,340 is left.',
        'At 95 a member you cover the costs with 28 members.',
      ],
    ],
    [
      'en',
      'rent 1500 heating 300, the fee is 65. how many people do i need',
      ['1,500 + 300 = 1,800 of costs.', 'At 65 a member you cover the costs with 28 members.'],
    ],
    [
      'pt',
      'quantos preciso pra pagar 4.200 de aluguel cobrando 110',
      ['A 110 por aluno, os custos se pagam com 39 alunos.'],
    ],
    ['en', 'of 60 members 9 left this month', ['9 of 60 leaving is 15 %.']],
    ['en', 'We had 80 members in spring and lost 12 since then', ['12 of 80 leaving is 15 %.']],
    [
      'pt',
      'tenho 45 alunos pagando 120, aluguel de 3.500',
      [
        '45 alunos × 120 = 5.400.',
        'Tirando 3.500 de custos, sobram 1.900.',
        'A 120 por aluno, os custos se pagam com 30 alunos.',
      ],
    ],
    ['pt', 'Dos 50 alunos, 6 cancelaram', ['6 saídas em 50 são 12 %.']],
    [
      'es',
      'tengo 30 alumnos que pagan 500 y la renta son 18,000',
      [
        '30 alumnos × 500 = 15,000.',
        'Para 18,000 de costos, faltan 3,000.',
        'A 500 por alumno, los costos se cubren con 36 alumnos.',
      ],
    ],
  ])('members and costs, in %s: %s', (language, message, lines) => expect(sums(message, language)).toEqual(lines))

  test.each<[Language, string, string[]]>([
    [
      'en',
      'I run drop-in classes, 15 a class, about 12 people a class, 6 classes a week. Rent is 1,800. Worth it?',
      [
        '15 × 12 people × 6 classes a week × 4.33 weeks ≈ 4,676 a month.',
        'After 1,800 of costs, 2,876 is left.',
        'With 5 people in every class you cover the costs.',
      ],
    ],
    [
      'en',
      'Four classes a week with 8 people, drop-in is $10. the hall costs 1600',
      [
        '10 × 8 people × 4 classes a week × 4.33 weeks ≈ 1,386 a month.',
        'Against 1,600 of costs, 214 is missing.',
        'With 10 people in every class you cover the costs.',
      ],
    ],
    [
      'pt',
      'Cobro R$ 30 por aula, vêm 10 pessoas por aula, 5 aulas por semana e o aluguel é R$ 4.000',
      [
        '30 × 10 pessoas × 5 aulas por semana × 4,33 semanas = 6.495 por mês.',
        'Tirando 4.000 de custos, sobram 2.495.',
        'Com 7 pessoas em cada aula, os custos se pagam.',
      ],
    ],
    [
      'es',
      'Doy 8 clases por semana con 9 personas, la clase suelta a 120. ¿Me alcanza?',
      ['120 × 9 personas × 8 clases por semana × 4.33 semanas ≈ 37,411 al mes.'],
    ],
  ])('single classes, in %s: %s', (language, message, lines) => expect(sums(message, language)).toEqual(lines))

  test.each<[Language, string, string[]]>([
    [
      'en',
      'It would be 28k to fit out the new place. We make 3,400 profit a month. Is that sane',
      ['28,000 ÷ 3,400 a month: it is earned back after 8 to 9 months of all the profit.'],
    ],
    [
      'en',
      'Thinking of investing 12,000 in a cage, profit is 1,500 a month',
      ['12,000 ÷ 1,500 a month = 8 months of all the profit to earn it back.'],
    ],
    [
      'en',
      'Fit-out is quoted at 30k and we clear about 4,000 a month after rent',
      ['30,000 ÷ 4,000 a month: it is earned back after 7 to 8 months of all the profit.'],
    ],
    [
      'pt',
      'A reforma custa 40 mil e tenho 3.200 de lucro por mês',
      ['40.000 ÷ 3.200 por mês: o dinheiro volta em 12 a 13 meses, se todo o lucro for para isso.'],
    ],
    [
      'es',
      'Quiero invertir 90 mil en remodelar y la ganancia es de 15 mil al mes',
      ['90,000 ÷ 15,000 al mes = 6 meses para que el dinero vuelva, si toda la ganancia se destina a eso.'],
    ],
  ])('an investment, in %s: %s', (language, message, lines) => expect(sums(message, language)).toEqual(lines))

  test.each<[Language, string, string[]]>([
    [
      'en',
      'Our insurance goes up by 1,440 a year and we are 48 members. Do I pass it on',
      ['1,440 a year ÷ 12 months ÷ 48 members = 2.5 a month for each.'],
    ],
    [
      'en',
      'rent goes from 2,000 to 2,450 in January, 70 members',
      ['2,450 − 2,000 = 450 more.', '450 ÷ 70 members ≈ 6.43 a month for each.'],
    ],
    [
      'en',
      'the landlord is putting the rent up by £200 a month, we have 50 members',
      ['200 ÷ 50 members = 4 a month for each.'],
    ],
    ['pt', 'O aluguel vai subir 600 por mês, tenho 60 alunos', ['600 ÷ 60 alunos = 10 por mês para cada um.']],
    [
      'es',
      'Me suben el seguro 3,600 al año y somos 40 alumnos',
      ['3,600 al año ÷ 12 meses ÷ 40 alumnos = 7.5 al mes por cada uno.'],
    ],
  ])('a cost that rises, in %s: %s', (language, message, lines) => expect(sums(message, language)).toEqual(lines))

  test.each<[Language, string, string[]]>([
    [
      'en',
      'I have 80 members and want to raise the fee from 50 to 60. How many will I lose',
      [
        'Now 80 × 50 = 4,000. At 60, 67 members bring in at least as much: up to 13 may leave before the raise earns you less.',
      ],
    ],
    [
      'en',
      '12 members pay 100 and I want to raise it by 5',
      [
        '100 + 5 = 105 a member.',
        'Now 12 × 100 = 1,200. At 105 you need all 12 for that: if one leaves, the raise earns you less.',
      ],
    ],
    [
      'pt',
      'Tenho 70 alunos a R$ 130 e quero passar para R$ 150. Quantos posso perder?',
      [
        'Hoje, 70 × 130 = 9.100. A 150, 61 alunos já trazem pelo menos isso: podem sair até 9 antes de o aumento render menos.',
      ],
    ],
    [
      'pt',
      'Quero aumentar a mensalidade de 120 para 150, são 60 alunos',
      [
        'Hoje, 60 × 120 = 7.200. A 150, 48 alunos já trazem pelo menos isso: podem sair até 12 antes de o aumento render menos.',
      ],
    ],
    [
      'en',
      'If I go from 60 to 70 a month how many of my 90 members can I lose?',
      [
        'Now 90 × 60 = 5,400. At 70, 78 members bring in at least as much: up to 12 may leave before the raise earns you less.',
      ],
    ],
    [
      'es',
      'Tengo 45 alumnos y pienso subir la cuota de 600 a 700',
      [
        'Hoy, 45 × 600 = 27,000. A 700, 39 alumnos ya traen al menos eso: pueden irse hasta 6 antes de que el aumento rinda menos.',
      ],
    ],
  ])('a higher price, in %s: %s', (language, message, lines) => expect(sums(message, language)).toEqual(lines))

  test.each<[Language, string, string[]]>([
    [
      'en',
      'Need 12k to buy mats. got 4.5k saved, put away 600 a month. when can i open',
      ['12,000 minus 4,500 leaves 7,500; at 600 a month that takes 13 months.'],
    ],
    [
      'en',
      'I need 5,000 for a camp in Thailand in 6 months and have 1,400 saved',
      ['5,000 − 1,400 = 3,600 to go.', '3,600 ÷ 6 months = 600 a month.'],
    ],
    ['en', 'trying to save $900 for the trip in 6 weeks', ['There are 6 weeks until then: 900 ÷ 6 = 150 a week.']],
    [
      'en',
      'I want to save 2,000 by 1 March 2027',
      ['There are 15 weeks until then: 2,000 ÷ 15 ≈ 133 a week; × 4.33 ≈ 576 a month.'],
    ],
    [
      'pt',
      'Quero juntar R$ 6.000 até março para um camp, já tenho R$ 1.500',
      [
        '6.000 − 1.500 = 4.500 que faltam.',
        'São 15 semanas até lá: 4.500 ÷ 15 = 300 por semana; × 4,33 = 1.299 por mês.',
      ],
    ],
    [
      'pt',
      'Preciso de R$ 3.000 para o mundial daqui a 5 meses, tenho R$ 500 guardados',
      ['3.000 − 500 = 2.500 que faltam.', '2.500 ÷ 5 meses = 500 por mês.'],
    ],
    [
      'es',
      'Quiero ahorrar 8,000 para el viaje, en 4 meses. Ya junté 2,000',
      ['8,000 − 2,000 = 6,000 que faltan.', '6,000 ÷ 4 meses = 1,500 al mes.'],
    ],
  ])('saving, in %s: %s', (language, message, lines) => expect(sums(message, language)).toEqual(lines))

  test.each<[Language, string, string[]]>([
    [
      'en',
      'I can train 4 times a week for 90 minutes, the fight is in 8 weeks',
      ['4 × 90 min ÷ 60 = 6 h a week.', 'There are 8 weeks until then: 8 × 6 h = 48 h.'],
    ],
    [
      'en',
      '3x2 hours a week, is that enough for the exam in 12 weeks',
      ['3 × 2 h = 6 h a week.', 'There are 12 weeks until then: 12 × 6 h = 72 h.'],
    ],
    [
      'en',
      'I can do 3 sessions of 80 minutes a week until the tournament on 14 February',
      ['3 × 80 min ÷ 60 = 4 h a week.', 'There are 12 weeks until then: 12 × 4 h = 48 h.'],
    ],
    [
      'pt',
      'Treino 3 vezes por semana, 1h30 cada, e a luta é daqui a 10 semanas',
      ['3 × 1,5 h = 4,5 h por semana.', 'São 10 semanas até lá: 10 × 4,5 h = 45 h.'],
    ],
    [
      'es',
      'Entreno cinco veces por semana, 60 minutos, y el torneo es en 12 semanas',
      ['5 × 60 min ÷ 60 = 5 h por semana.', 'Hay 12 semanas hasta entonces: 12 × 5 h = 60 h.'],
    ],
    [
      'en',
      'They offer me 14 hours a week at 18 an hour. can I live on it',
      ['14 h × 18 = 252 a week; × 4.33 ≈ 1,091 a month.'],
    ],
    ['pt', 'Dou aula 10 horas por semana a R$ 50 a hora', ['10 h × 50 = 500 por semana; × 4,33 = 2.165 por mês.']],
    [
      'es',
      'Me pagan 200 por hora y son 12 horas a la semana',
      ['12 h × 200 = 2,400 por semana; × 4.33 = 10,392 al mes.'],
    ],
  ])('hours and pay, in %s: %s', (language, message, lines) => expect(sums(message, language)).toEqual(lines))

  test.each<[Language, string, string[]]>([
    ['en', 'I have to sell 90 tickets at 25 for the fight night', ['90 × 25 = 2,250 in all.']],
    [
      'en',
      'Seminar with 25 people at 40. hall 250, guest coach 400',
      [
        '25 × 40 = 1,000 in all.',
        '250 + 400 = 650 of costs.',
        'After 650 of costs, 350 is left.',
        'At 40 each you cover the costs with 17.',
      ],
    ],
    [
      'en',
      'Hosting a seminar. 25 people, 30 each. Hall is 180 and the coach wants 500',
      [
        '25 × 30 = 750 in all.',
        '180 + 500 = 680 of costs.',
        'After 680 of costs, 70 is left.',
        'At 30 each you cover the costs with 23.',
      ],
    ],
    ['en', 'sold 90 tickets at 20, need to pay the venue 900 and the ring 700', ['90 × 20 = 1,800 in all.']],
    [
      'pt',
      'Evento com 120 ingressos a R$ 40, o salão custa R$ 6.000',
      ['120 × 40 = 4.800 no total.', 'Para 6.000 de custos, faltam 1.200.', 'A 40 cada, os custos se pagam com 150.'],
    ],
    [
      'es',
      'Seminario para 30 personas a 350 cada una, la sala cuesta 2,500',
      [
        '30 × 350 = 10,500 en total.',
        'Quitando 2,500 de costos, quedan 8,000.',
        'A 350 cada uno, los costos se cubren con 8.',
      ],
    ],
  ])('tickets and seminars, in %s: %s', (language, message, lines) => expect(sums(message, language)).toEqual(lines))

  test.each<[Language, string, string[]]>([
    [
      'en',
      'I weigh 80 kg and want to get down to 77 kg, the tournament is in 8 weeks',
      ['80 − 77 = 3 kg, 3.8 % of your weight; ÷ 8 weeks ≈ 0.38 kg a week.'],
    ],
    ['en', "I'm 180 lbs and need to lose 9 lbs in 10 weeks", ['9 lb is 5 % of 180; ÷ 10 weeks = 0.9 lb a week.']],
    [
      'pt',
      'Peso 72 kg e quero chegar a 70 kg, a luta é daqui a 6 semanas',
      ['72 − 70 = 2 kg, 2,8 % do seu peso; ÷ 6 semanas ≈ 0,33 kg por semana.'],
    ],
    [
      'es',
      'Peso 90 kg y quiero bajar 5 kg en 10 semanas',
      ['5 kg son el 5.6 % de 90; ÷ 10 semanas = 0.5 kg por semana.'],
    ],
  ])('a slow loss of weight, in %s: %s', (language, message, lines) => expect(sums(message, language)).toEqual(lines))

  test.each<[Language, string]>([
    ['en', 'I weigh 80 kg and want to get down to 74 kg, the tournament is in 8 weeks'],
    ['en', 'I weigh 80 kg and want to get down to 79 kg, the tournament is in 3 weeks'],
    ['en', "I'm 16, I weigh 80 kg and want to get down to 77 kg, the tournament is in 8 weeks"],
    ['en', 'My daughter weighs 60 kg and wants to get down to 58 kg in 10 weeks'],
    ['en', 'I bench 80 kg and my opponent weighs 77 kg, the fight is in 8 weeks'],
    ['pt', 'Tenho 15 anos, peso 72 kg e quero chegar a 70 kg em 8 semanas'],
    ['pt', 'Luto na categoria de 77 kg e quero perder 3 kg em 8 semanas'],
    ['es', 'Peso 72 kg y quiero bajar 2 kg en 2 semanas'],
    ['en', 'I weigh 100 kg and want to get down to 80 kg in 50 weeks'],
  ])('no loss of weight that is fast, soon, or a minor’s, in %s: %s', (language, message) =>
    expect(sums(message, language)).toEqual([]),
  )

  test('nobody who said to be a minor gets a loss of weight later', () => {
    const message = 'I weigh 80 kg and want to get down to 77 kg, the tournament is in 8 weeks'
    expect(sumsIn(message, 'en', TODAY, ['im 17 btw'])).toEqual([])
  })

  test.each<[Language, string]>([
    ['en', 'I lost 3 fights in a row'],
    ['en', 'my gym has 40 members'],
    ['en', 'fight is at 66 kg and I walk around at 71'],
    ['en', '3 fights in 4 months'],
    ['en', 'I have 40 members and we train at 6'],
    ['en', 'I have 51 members, 9 left this month'],
    ['en', '40 to 50 members at 60'],
    ['en', '40 members at 60, 20 members at 45'],
    ['en', '40 members and the federation fee is 80'],
    ['en', '40 members. my coach charges 300'],
    ['es', 'Necesito juntar 15 mil para el torneo en 5 meses, mi mamá pone 4 mil'],
    ['pt', 'tenho 40 alunos, 15 pagam 100 e os demais 80'],
    ['pt', 'tenho 40 alunos a 100, mas metade não paga'],
    ['es', 'tengo 50 alumnos pero solo pagan 35 puntual, la cuota es de 600'],
    ['en', 'I earn 2,400 a month, need 6,000, have 1,500 saved'],
    ['en', 'My rent is 2,400 a month and I have got 71 paying'],
    ['en', 'Trying to save 900 quid for the worlds by April and I am at 40'],
    ['pt', 'Cada aluno me custa 85 reais. Cobro 100. É apertado?'],
    ['en', '3 gloves at 40 each, 60 members'],
    ['en', 'we charge 50-60, 40 members'],
    ['en', 'The rent is fine. Insurance goes up by 600, 40 members'],
    ['en', 'I have 15k saved and need another 30 in 6 months'],
    ['en', 'She does ten sessions a week. For two hours she did stairs. Fight in 8 weeks'],
    ['pt', 'Quero o corpo que tinha aos 25, hoje tenho 44'],
    ['es', 'Me quieren subir la renta a 18 mil, tengo 55 alumnos'],
    ['en', 'I have 3 gloves and need 5 in 4 weeks'],
    ['en', '12 per class, 15 per class, 6 classes a week'],
    ['en', 'rent goes up to 2,400, 60 members'],
    ['en', 'insurance goes up by 600, 40 members'],
    ['en', '30 members at $50 and €40 for rent'],
    ['en', 'I work 40 hours a week and the fight is in 8 weeks'],
    ['en', 'I train 4 times a week and commute 90 minutes'],
    ['en', 'I saved 2,000 two months ago, need 5,000'],
    ['pt', 'tenho cento e vinte alunos a 100'],
    ['pt', 'tenho setenta e cinco alunos a 100'],
    ['es', 'entre 10 y 15 alumnos a 500'],
    ['es', 'abro el 12 de marzo con 2026 sueños'],
  ])('are not made without the numbers for them, in %s: %s', (language, message) =>
    expect(sums(message, language)).toEqual([]),
  )

  test.each<[string, string[]]>([
    ['40 members at 60 and 12k saved, rent 1,000 a week', ['40 members × 60 = 2,400.']],
    ['40 members at 60, rent 1,000 plus another 300', ['40 members × 60 = 2,400.']],
    ['40 members at 60, rent 2,000, the new rent goes up to 2,400', ['40 members × 60 = 2,400.']],
    ['40 members at 60, a new coach is 1,500 from january', ['40 members × 60 = 2,400.']],
    ['40 members at 60, costs 2,000, of that rent 1,000', ['40 members × 60 = 2,400.']],
    ['40 members at 60, we also plan a seminar, hall 300', ['40 × 60 = 2,400 in all.']],
  ])('leave out a part that has two readings: %s', (message, lines) => expect(sums(message, 'en')).toEqual(lines))
})
