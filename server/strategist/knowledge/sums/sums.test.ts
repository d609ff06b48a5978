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
      '1 member paying $45, rent is $40',
      ['1 member × 45 = 45.', 'After 40 of costs, 5 is left.', 'At 45 a member you cover the costs with 1 member.'],
    ],
    [
      'pt',
      '12 alunos pagando 45, aluguel de 40',
      ['12 alunos × 45 = 540.', 'Tirando 40 de custos, sobram 500.', 'A 45 por aluno, os custos se pagam com 1 aluno.'],
    ],
    [
      'es',
      '12 alumnos que pagan 45, alquiler de 40',
      [
        '12 alumnos × 45 = 540.',
        'Quitando 40 de costos, quedan 500.',
        'A 45 por alumno, los costos se cubren con 1 alumno.',
      ],
    ],
    // Nobody pays a teacher for each pupil: of what such a cost is for nothing is said.
    ['pt', '60 alunos pagando 130. aluguel 2400, dois professor 1500 cada', ['60 alunos × 130 = 7.800.']],
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
      'we have 48 kids at $80 a month and pay $2100 rent',
      [
        '48 members × 80 = 3,840.',
        'After 2,100 of costs, 1,740 is left.',
        'At 80 a member you cover the costs with 27 members.',
      ],
    ],
    [
      'en',
      'Rent is 1800 a month and I plan to charge 60 per member. How many members do I need?',
      ['At 60 a member you cover the costs with 30 members.'],
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
    ['pt', 'Dos 50 alunos, 6 cancelaram', ['Saídas: 6 de 50 alunos, ou seja, 12%.']],
    [
      'es',
      'tengo 30 alumnos que pagan 500 y la renta son 18,000',
      [
        '30 alumnos × 500 = 15,000.',
        'Para cubrir 18,000 de costos, faltan 3,000.',
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
      ['90,000 ÷ 15,000 al mes = 6 meses para recuperar el dinero, si toda la ganancia se destina a eso.'],
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
        'Hoje, 70 × 130 = 9.100. A 150, 61 alunos já rendem pelo menos isso: você pode perder até 9 sem faturar menos do que hoje.',
      ],
    ],
    [
      'pt',
      'Quero aumentar a mensalidade de 120 para 150, são 60 alunos',
      [
        'Hoje, 60 × 120 = 7.200. A 150, 48 alunos já rendem pelo menos isso: você pode perder até 12 sem faturar menos do que hoje.',
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
        'Hoy, 45 × 600 = 27,000. A 700, con 39 alumnos ya ingresas al menos eso: pueden irse hasta 6 sin que ingreses menos que hoy.',
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
        '6.000 − 1.500 = 4.500: é o que falta.',
        'São 15 semanas até lá: 4.500 ÷ 15 = 300 por semana; × 4,33 = 1.299 por mês.',
      ],
    ],
    [
      'pt',
      'Preciso de R$ 3.000 para o mundial daqui a 5 meses, tenho R$ 500 guardados',
      ['3.000 − 500 = 2.500: é o que falta.', '2.500 ÷ 5 meses = 500 por mês.'],
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
      ['5 × 60 min ÷ 60 = 5 h por semana.', 'Quedan 12 semanas: 12 × 5 h = 60 h.'],
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
      [
        '120 × 40 = 4.800 no total.',
        'Para cobrir 6.000 de custos, faltam 1.200.',
        'A 40 cada, os custos se pagam com 150.',
      ],
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
      ['72 − 70 = 2 kg, 2,8% do seu peso; ÷ 6 semanas ≈ 0,33 kg por semana.'],
    ],
    [
      'es',
      'Peso 90 kg y quiero bajar 5 kg en 10 semanas',
      ['5 kg son el 5.6 % de 90; ÷ 10 semanas = 0.5 kg por semana.'],
    ],
  ])('a slow loss of weight, in %s: %s', (language, message, lines) => expect(sums(message, language)).toEqual(lines))

  test.each<[Language, string, string[]]>([
    [
      'en',
      '62 ppl. 48 bucks. 1900 rent. 350 coach',
      [
        '62 members × 48 = 2,976.',
        '1,900 + 350 = 2,250 of costs.',
        'After 2,250 of costs, 726 is left.',
        'At 48 a member you cover the costs with 47 members.',
      ],
    ],
    [
      'en',
      'we spend 2300 a month all in and there are 47 paying 55',
      [
        '47 members × 55 = 2,585.',
        'After 2,300 of costs, 285 is left.',
        'At 55 a member you cover the costs with 42 members.',
      ],
    ],
    [
      'en',
      'rents 1100 and we take in 44 x 30',
      [
        '44 members × 30 = 1,320.',
        'After 1,100 of costs, 220 is left.',
        'At 30 a member you cover the costs with 37 members.',
      ],
    ],
    [
      'en',
      'I run a club with 25 adults at £40 and 35 juniors at £22. The hall is £900.',
      ['25 × 40 = 1,000.', '35 × 22 = 770.', '1,000 + 770 = 1,770 in all.', 'After 900 of costs, 870 is left.'],
    ],
    [
      'en',
      'need 1800 a month for myself, rent 1200, fee 60. how many members',
      [
        'At 60 a member you cover the costs with 20 members.',
        'With your own share 1,200 + 1,800 = 3,000: at 60 that takes 50 members.',
      ],
    ],
    [
      'en',
      '95 members at 12 a week, rent 2600, 4 week month',
      ['95 members × 12 = 1,140 a week; × 4 weeks = 4,560 a month.', 'After 2,600 of costs, 1,960 is left.'],
    ],
    [
      'en',
      '72 members at 45, rent 1400, two coaches at 350 each',
      [
        '72 members × 45 = 3,240.',
        '2 × 350 = 700.',
        '1,400 + 700 = 2,100 of costs.',
        'After 2,100 of costs, 1,140 is left.',
        'At 45 a member you cover the costs with 47 members.',
      ],
    ],
    [
      'pt',
      '48 alunos, mensalidade 140, ponto 2600, internet 120, o resto é meu',
      [
        '48 alunos × 140 = 6.720.',
        '2.600 + 120 = 2.720 de custos.',
        'Tirando 2.720 de custos, sobram 4.000.',
        'A 140 por aluno, os custos se pagam com 20 alunos.',
      ],
    ],
    [
      'pt',
      '32 aluno de 90 conto, 800 do galpão e 250 de luz',
      [
        '32 alunos × 90 = 2.880.',
        '800 + 250 = 1.050 de custos.',
        'Tirando 1.050 de custos, sobram 1.830.',
        'A 90 por aluno, os custos se pagam com 12 alunos.',
      ],
    ],
    [
      'pt',
      'somos 2 sócios, 80 alunos a 110, 4200 de despesas tudo junto',
      [
        '80 alunos × 110 = 8.800.',
        'Tirando 4.200 de custos, sobram 4.600.',
        '4.600 ÷ 2 = 2.300 para cada sócio.',
        'A 110 por aluno, os custos se pagam com 39 alunos.',
      ],
    ],
    [
      'pt',
      '90 alunos, 150 por mês, aluguel 5000, folha 3 mil. quanto sobra por ano?',
      [
        '90 alunos × 150 = 13.500.',
        '5.000 + 3.000 = 8.000 de custos.',
        'Tirando 8.000 de custos, sobram 5.500.',
        '5.500 × 12 = 66.000 por ano.',
        'A 150 por aluno, os custos se pagam com 54 alunos.',
      ],
    ],
    [
      'pt',
      'tenho 55 pagantes e 8 bolsistas, cobro 120, aluguel 3100',
      [
        '55 alunos × 120 = 6.600.',
        'Tirando 3.100 de custos, sobram 3.500.',
        'A 120 por aluno, os custos se pagam com 26 alunos.',
      ],
    ],
    [
      'es',
      'somos 41 a 30 mil por cabeza, el alquiler me sale 700 mil',
      [
        '41 alumnos × 30,000 = 1,230,000.',
        'Quitando 700,000 de costos, quedan 530,000.',
        'A 30,000 por alumno, los costos se cubren con 24 alumnos.',
      ],
    ],
    [
      'es',
      '600 lucas de alquiler, 38 pibes a 32 mil, seguro 45 mil',
      [
        '38 alumnos × 32,000 = 1,216,000.',
        '600,000 + 45,000 = 645,000 de costos.',
        'Quitando 645,000 de costos, quedan 571,000.',
        'A 32,000 por alumno, los costos se cubren con 21 alumnos.',
      ],
    ],
    [
      'es',
      'Cuota 48, socios 65. Local 1.300, monitor 700.',
      [
        '65 alumnos × 48 = 3.120.',
        '1.300 + 700 = 2.000 de costos.',
        'Quitando 2.000 de costos, quedan 1.120.',
        'A 48 por alumno, los costos se cubren con 42 alumnos.',
      ],
    ],
    [
      'es',
      'la federación se queda el 20% y tengo 50 alumnos a 400',
      ['50 alumnos × 400 = 20,000.', '20,000 × 20 % = 4,000; quedan 16,000.'],
    ],
    [
      'en',
      'if i go from 45 to 50 and lose 4 of my 60 people is it worth it',
      ['Before: 60 × 45 = 2,700. Without 4 there are 56: 56 × 50 = 2,800.', '2,800 − 2,700 = 100 more.'],
    ],
    [
      'en',
      '65 members pay $40. If I go to $46, how much more a year is that?',
      [
        'Now 65 × 40 = 2,600. At 46, 57 members bring in at least as much: up to 8 may leave before the raise earns you less.',
        'If all stay: 65 × 46 = 2,990, 390 more a month.',
        '390 × 12 = 4,680 more a year.',
      ],
    ],
    [
      'pt',
      'quero reajustar a mensalidade de 120 em 10%, são 50 alunos',
      [
        '120 × 10% = 12 de aumento, ou seja, 132 por aluno.',
        'Hoje, 50 × 120 = 6.000. A 132, 46 alunos já rendem pelo menos isso: você pode perder até 4 sem faturar menos do que hoje.',
        'Se todos ficarem: 50 × 132 = 6.600, 600 a mais por mês.',
      ],
    ],
    [
      'es',
      'subo de 30 a 34 lucas, somos 45, y si pierdo 4?',
      [
        'Antes: 45 × 30,000 = 1,350,000. Con 4 menos, quedan 41: 41 × 34,000 = 1,394,000.',
        '1,394,000 − 1,350,000 = 44,000 más.',
      ],
    ],
    ['en', 'lost 9 members since june, they paid 60 each', ['9 × 60 = 540 less a month; × 12 = 6,480 a year.']],
    [
      'pt',
      'eram 70, agora 58 alunos a 110',
      [
        '70 − 58 = 12 alunos a menos.',
        '12 × 110 = 1.320 a menos por mês; × 12 = 15.840 por ano.',
        '58 alunos × 110 = 6.380.',
      ],
    ],
    [
      'es',
      'se me fueron 12 de los 60, pagaban 500',
      [
        '60 − 12 = 48 alumnos ahora.',
        '12 × 500 = 6,000 menos al mes; × 12 = 72,000 al año.',
        '48 alumnos × 500 = 24,000.',
      ],
    ],
    [
      'en',
      'i owe 2400 for the mats and can pay back 200 a month',
      ['2,400 ÷ 200 a month: paid off after 12 months, interest not counted.'],
    ],
    [
      'pt',
      'junto 60 por semana e já tenho 300, faltam 10 semanas',
      ['10 semanas × 60 = 600.', '600 + 300 = 900 no total.'],
    ],
    [
      'es',
      'ahorro 500 por semana y el viaje sale 9 mil, cuántas semanas son',
      ['9,000 ÷ 500 por semana: son 18 semanas.'],
    ],
    [
      'en',
      'I can put away 60 a week for a camp in 10 weeks. The camp costs 900.',
      ['10 weeks × 60 = 600.', '900 − 600 = 300 is still missing.'],
    ],
    [
      'es',
      'torneo con 50 chavos a 300 la inscripcion, medallas 3500, jueces 4000',
      [
        '50 × 300 = 15,000 en total.',
        '3,500 + 4,000 = 7,500 de costos.',
        'Quitando 7,500 de costos, quedan 7,500.',
        'A 300 cada uno, los costos se cubren con 25.',
      ],
    ],
    [
      'en',
      'grading with 28 kids at 25 each, belts cost me 6 per kid',
      ['28 × 25 = 700 in all.', '28 × 6 = 168.', 'After 168 of costs, 532 is left.'],
    ],
    [
      'pt',
      'rifa: 200 números a 5 reais, a luva custou 280',
      ['200 × 5 = 1.000 no total.', 'Tirando 280 de custos, sobram 720.', 'A 5 cada, os custos se pagam com 56.'],
    ],
    [
      'pt',
      'dou 12 horas de aula por semana a 40 a hora, num mês de 4 semanas',
      ['12 h × 40 = 480 por semana; × 4 semanas = 1.920.'],
    ],
    [
      'en',
      'they offered me 20 an hour for 5 classes of 1.5 hours a week',
      ['5 × 1.5 h = 7.5 h a week.', '7.5 h × 20 = 150 a week; × 4.33 ≈ 650 a month.'],
    ],
    [
      'es',
      'doy 8 clases por semana y me pagan 200 por clase; gasto 150 por semana en gasolina',
      ['8 × 200 = 1,600 por semana; × 4.33 = 6,928 al mes.', '1,600 − 150 = 1,450 por semana.'],
    ],
  ])('as people write, in %s: %s', (language, message, lines) => expect(sums(message, language)).toEqual(lines))

  test.each<[Language, string]>([
    ['en', 'I weigh 80 kg and want to get down to 79 kg, the tournament is in 3 weeks'],
    ['en', "I'm 16, I weigh 80 kg and want to get down to 77 kg, the tournament is in 8 weeks"],
    ['en', 'My daughter weighs 60 kg and wants to get down to 58 kg in 10 weeks'],
    ['en', 'I bench 80 kg and my opponent weighs 77 kg, the fight is in 8 weeks'],
    ['pt', 'Tenho 15 anos, peso 72 kg e quero chegar a 70 kg em 8 semanas'],
    ['pt', 'Luto na categoria de 77 kg e quero perder 3 kg em 8 semanas'],
    ['es', 'Peso 72 kg y quiero bajar 2 kg en 2 semanas'],
    ['en', 'I weigh 100 kg and want to get down to 80 kg in 50 weeks'],
  ])('no loss of weight that is soon, very large, or a minor’s, in %s: %s', (language, message) =>
    expect(sums(message, language)).toEqual([]),
  )

  test.each<[Language, string, string]>([
    ['en', 'I weigh 84 and have to make 77, the fight is in 8 weeks', '84 − 77 = 7 kg in 8 weeks is too fast'],
    ['pt', 'peso 83,4 e tenho que chegar a 77,1 em 7 semanas', '83,4 − 77,1 = 6,3 kg em 7 semanas é rápido demais'],
    ['es', 'peso 81 y tengo que dar 77 en 3 semanas', '81 − 77 = 4 kg: bajar eso en 3 semanas es demasiado rápido'],
  ])('a loss of weight that is too fast is called so, in %s: %s', (language, message, begins) => {
    expect(sums(message, language)).toEqual([expect.stringContaining(begins)])
  })

  test.each<[Language, string, string]>([
    ['en', 'i pay 2 coaches 25 an hour, 10 hours a week each', '2 × 10 h × 25 = 500 a week; × 4.33 = 2,165 a month.'],
    [
      'es',
      'pago a dos profes 150 la hora, 8 horas por semana cada uno',
      '2 × 8 h × 150 = 2,400 por semana; × 4.33 = 10,392 al mes.',
    ],
  ])('the pay of several is for all of them, in %s: %s', (language, message, line) => {
    expect(sums(message, language)).toContain(line)
  })

  test('it is not known whether several share the hours', () => {
    expect(sums('my 2 coaches get 25 an hour, 10 hours a week', 'en')).toEqual([])
  })

  test.each<[Language, string, string]>([
    ['en', 'the rent of 3000 is rising by 10% and I have 50 members', '3,000 × 10 % = 300 more, so 3,300.'],
    ['pt', 'o aluguel é 2000 e vai subir 15%, tenho 40 alunos a 120', '2.000 × 15% = 300 a mais, ou seja, 2.300.'],
    ['es', 'la renta es 8000 y sube 15%, tengo 60 alumnos a 400', '8,000 × 15 % = 1,200 más, o sea, 9,200.'],
  ])('a rent that rises by a share, in %s: %s', (language, message, line) => {
    expect(sums(message, language)).toContain(line)
  })

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
    ['en', 'friend has 100 members at 50, i have 40 at 60, rent 900'],
    ['en', 'I owe the bank 12000 and pay 300 rent'],
    ['en', '60 members pay 40 and 5 pay nothing'],
    ['en', '60 kids at 25, 10 of them siblings at 15, hall 300'],
    ['en', 'lost 3 fights, members pay 50'],
    ['en', '40 members at 60 or 50 people at 50'],
    ['pt', 'somos 20 a 30, cobro 100'],
    ['pt', 'cobro de 100 a 120, tenho 40 alunos'],
    ['pt', 'são 3 turmas de 15 alunos a 100'],
    ['pt', 'cobro 100, 120 e 150, tenho 60 alunos'],
    ['pt', 'perdi 5 alunos e entraram 8, mensalidade 100'],
    ['pt', 'guardo 200 por mês, gasto 1500'],
    ['es', 'alquiler 900 lucas, tengo 48 pibes a 36'],
    ['es', 'mi gym cobra 600, somos 20 en la clase'],
    ['en', 'squat 20 x 100, rent is due'],
    ['en', 'owe 500, pay 50 a month, already paid 200'],
    // People are whole.
    ['en', 'I have 0.5 members paying 40, rent 100'],
    ['pt', 'tenho 0,75 alunos a 100'],
    // Nobody pays for fifty years.
    ['en', 'I owe 99999 and can pay back 30 a week'],
    ['en', 'I want to save $99999900, I can save 1 a month'],
    ['en', '$10000000 to fit out the place, profit is 100 a month'],
    // Not all digits of such numbers are known.
    ['en', '9007199254740993 members at 40'],
    ['en', '9000000000000 members at 4000'],
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
    ['40 members at 60, rent 1,000, deposit 3,000', ['40 members × 60 = 2,400.']],
    ['40 members at 60, rent 1,000, a sponsor gives 500', ['40 members × 60 = 2,400.']],
    ['50 members at 60, rent 900, and two thousand for coaches', ['50 members × 60 = 3,000.']],
    ['30 members at 25k, rent 300, power 50', ['30 members × 25,000 = 750,000.']],
    ['60 members at 800, wages 15k, rent 20', ['60 members × 800 = 48,000.']],
    ['40 members at 60, rent 1,000 and 3300 somewhere else', ['40 members × 60 = 2,400.']],
  ])('leave out a part that has two readings: %s', (message, lines) => expect(sums(message, 'en')).toEqual(lines))
})
