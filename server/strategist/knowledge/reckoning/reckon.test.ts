import { describe, expect, it } from 'vitest'
import type { Language } from '#contract/language.ts'
import { mayContradict } from './contradicts.ts'
import { reckon } from './reckon.ts'

const reckoned = (language: Language, told: string, message: string): string | null =>
  reckon(message, { told: [told], said: [told] }, language)

describe('a number that is asked for', () => {
  it.each<[Language, string, string, string]>([
    [
      'en',
      'I train 4 sessions a week, 75 minutes each',
      'how many hours is that a week?',
      '4 × 1 h 15 min = 5 h a week.',
    ],
    [
      'pt',
      'treino 3 vezes por semana, hora e meia cada',
      'isso dá quantas horas por semana?',
      '3 × 1 h 30 min = 4 h 30 min por semana.',
    ],
    [
      'es',
      'entreno 4 días a la semana, 50 minutos por sesión',
      '¿cuánto es eso a la semana?',
      '4 × 50 min = 3 h 20 min por semana.',
    ],
    ['en', 'half an hour of rope every day', 'so what does that come to in a week', '7 × 30 min = 3 h 30 min a week.'],
    [
      'en',
      'we drive twice a week, 40 minutes each way',
      'how long are we in the car every week then',
      '2 × 2 × 40 min = 2 h 40 min a week.',
    ],
    [
      'pt',
      'dou 5 horas de aula por dia de segunda a sexta',
      'quanto dá por semana no total?',
      '5 × 5 h = 25 h por semana.',
    ],
    [
      'es',
      'son 8 horas por semana',
      '¿cuántas horas serían al mes?',
      '8 h × 4 = 32 h en 4 semanas (alrededor de 35 h al mes).',
    ],
    ['en', 'bjj mon wed fri 1.5 hours each', 'how many hours a week is that', '3 × 1 h 30 min = 4 h 30 min a week.'],
    [
      'pt',
      'faço kumite 2x por semana e kata 1x',
      'quantos treinos dá por semana somando os dois?',
      '2 + 1 = 3 por semana.',
    ],
    [
      'en',
      'two 75-minute practices a week',
      'What does our mat time add up to per week?',
      '2 × 1 h 15 min = 2 h 30 min a week.',
    ],
    [
      'pt',
      'treino 2x por semana e faço 30 minutos de alongamento por dia',
      'dá quanto por semana?',
      '30 min × 7 = 3 h 30 min por semana.',
    ],
    ['en', 'sparring 3x a week, 5 rounds each time', 'how many rounds is that a week', '3 × 5 = 15 a week.'],
    [
      'pt',
      'trabalho 40h semanais e treino 2 horas por dia, 4 dias',
      'trabalho e treino juntos dá quantas horas na semana?',
      '40 h + 8 h = 48 h por semana.',
    ],
    [
      'es',
      'hago 3 entrenos de judo y 2 de pesas por semana',
      '¿cuántos entrenos son en total?',
      '3 + 2 = 5 por semana.',
    ],
  ])('of time, in %s: “%s” – “%s”', (language, told, message, right) => {
    expect(reckoned(language, told, message)).toBe(right)
  })

  it.each<[Language, string, string, string]>([
    ['en', 'I coach 6 classes a week at £22 a class', 'what do I make a week then?', '6 × 22 = 132 a week.'],
    ['pt', 'pago 90 euros por mês', 'quanto é que gasto num ano com isto?', '90 × 12 = 1.080 por ano.'],
    ['es', 'cobran 700 por niño y tengo dos hijos', '¿cuánto pagaría por los dos?', '2 × 700 = 1,400.'],
    ['en', 'private lessons are 55 bucks an hour', 'what would ten of them set me back?', '10 × 55 = 550.'],
    ['en', 'my budget for gear is 200 euro', 'if gloves are 65, what remains?', '200 − 65 = 135 left.'],
    [
      'pt',
      'separei 300 e vi luva de 220 e caneleira de 150',
      'com as duas eu passo do que tenho? quanto?',
      '300 − 220 − 150 = −70: faltam 70.',
    ],
    [
      'es',
      'el viaje me sale 300 mil pesos y tengo ahorrados 120 mil',
      '¿cuánto me falta entonces?',
      '300,000 − 120,000 = 180,000, es lo que falta.',
    ],
    [
      'en',
      'purse is $1800, manager takes 15% and coach 10%',
      'what do I walk away with?',
      '15 % = 270; 10 % = 180; 1,800 − 270 − 180 = 1,350 left.',
    ],
    [
      'pt',
      'tenho 9 mil guardados e gasto 1500 por mês',
      'me mantenho por quanto tempo com isso?',
      '9.000 ÷ 1.500 = 6 meses.',
    ],
    ['es', 'me pagan 6 mil pesos al mes por 40 clases', '¿a cuánto me sale cada clase?', '6,000 ÷ 40 = 150 por clase.'],
    ['en', '3 weeks at a camp, I have 1500 usd saved', 'so how much is that per week', '1,500 ÷ 3 = 500 a week.'],
    [
      'pt',
      'ganho 2500 e a proposta é de 3100',
      'a diferença dá quanto por mês? e no ano?',
      '3.100 − 2.500 = 600 por mês; 600 × 12 = 7.200 por ano.',
    ],
    ['pt', 'a aula particular é 80 reais, 2x na semana', '8 aulas dá quanto?', '8 × 80 = 640.'],
    ['en', 'he pays 300 every 2 months', 'what do I get in total over half a year?', '150 × 6 = 900 in 6 months.'],
    ['es', 'un alumno me debe 4 meses, 25 euros cada uno', '¿cuánto me debe en total?', '4 × 25 = 100.'],
    // A list of prices without a sign.
    [
      'en',
      'the shop says mask 120, jacket and breeches 150, foil 70',
      'How much is it in all?',
      '120 + 150 + 70 = 340.',
    ],
    [
      'es',
      'La inscripción cuesta 850, el camión 600 por los dos y el hotel 1,200. Tengo 3,000 guardados',
      'Entonces cuánto es en total?',
      '850 + 600 + 1,200 = 2,650. 3,000 − 2,650 = 350, es lo que queda.',
    ],
    [
      'pt',
      'passagem 640, hotel 450, inscrição 220. Tenho 1.000 guardados',
      'quanto falta agora?',
      '640 + 450 + 220 − 1.000 = 310, é o que falta.',
    ],
    [
      'pt',
      'tenho 25 mil guardados, tatame orçado em 9 mil e os sacos em 4 mil',
      'quanto me resta dos 25?',
      '25.000 − 9.000 − 4.000 = 12.000, é o que sobra.',
    ],
    [
      'pt',
      'juntei 500 reais pra kimono e inscrição, a inscrição é 140',
      'sobra quanto pro kimono?',
      '500 − 140 = 360, é o que sobra.',
    ],
    // Only what the question names.
    [
      'en',
      'Insurance is 480 a year, the hall is 1,200 a year, mats are 900',
      'What do insurance and hall come to together per year?',
      '480 + 1,200 = 1,680 a year.',
    ],
    [
      'en',
      'budget 100 euro. gloves 45, wraps 8, and the shin guards are 50',
      "what's left after gloves and wraps",
      '100 − 45 − 8 = 47 left.',
    ],
    [
      'pt',
      'ganho 700 e a academia é 160',
      'tirando a academia sobra quanto por mes?',
      '700 − 160 = 540, é o que sobra.',
    ],
    [
      'pt',
      'ele pede 2.500 de cachê, eu cobraria 100 por pessoa',
      'quantos inscritos pra empatar o cachê?',
      '2.500 ÷ 100 = 25.',
    ],
    [
      'en',
      'I work 50 hours a week and pay myself 1,400 a month',
      'what do I earn per hour?',
      '1,400 ÷ (50 h × 4.33) ≈ 6.46 an hour.',
    ],
    [
      'es',
      'el gimnasio cuesta 55 al mes más 40 de matrícula, y los guantes 70',
      '¿cuánto es en total el primer mes?',
      '55 + 40 + 70 = 165.',
    ],
    [
      'en',
      'lessons are $60 each, 2 lessons a week. got 900 saved',
      'how many weeks does my 900 last',
      '900 ÷ 120 = 7.5 weeks.',
    ],
    [
      'pt',
      'me patrocinam com 400 por mês e meu camp custa 950 por mês',
      'quanto eu tiro do meu bolso todo mês?',
      '950 − 400 = 550, é o que falta por mês.',
    ],
    // How often an amount is paid.
    [
      'es',
      'el micro 95 lucas, la inscripción 60 y el hostel 25 la noche, dos noches',
      'cuánto es todo?',
      '95,000 + 60,000 + 2 × 25,000 = 205,000.',
    ],
    ['pt', 'um aluno meu deve 3 mensalidades de 150', 'quanto ele me deve no total?', '3 × 150 = 450.'],
    ['en', 'I take 40 an hour, 6 clients, one hour each every week', 'what do I make a week?', '6 × 40 = 240 a week.'],
    [
      'es',
      'piden 35 € al mes por niño y 40 de licencia al año cada uno, son dos hijos',
      '¿cuánto es al mes por los dos?',
      '2 × 35 = 70 al mes.',
    ],
  ])('of money, in %s: “%s” – “%s”', (language, told, message, right) => {
    expect(reckoned(language, told, message)).toBe(right)
  })

  it.each<[Language, string, string, string]>([
    [
      'en',
      'I teach 24 hours a week',
      'if I hand over 5 of those where does that leave me?',
      '24 h − 5 h = 19 h a week.',
    ],
    [
      'en',
      'we are open 30 hours a week',
      'if I add two mornings of three hours, what is the total?',
      '30 h + 2 × 3 h = 36 h a week.',
    ],
    ['es', 'entreno 5 días a la semana', '¿cuántos días libres me quedan?', '7 − 5 = 2 días libres por semana.'],
    ['pt', 'durmo 6 horas por noite', 'se eu quisesse dormir 8 horas, quanto é a mais?', '8 h − 6 h = 2 h a mais.'],
    // A class that is dropped lasts as long as the others.
    [
      'en',
      'I train 3 times a week for 2 hours each',
      'if I drop 1 class a week how many hours are left?',
      '6 h − 1 × 2 h = 4 h a week.',
    ],
    [
      'en',
      'I train 3 times a week for 1½ hours each',
      'how much is that a week?',
      '3 × 1 h 30 min = 4 h 30 min a week.',
    ],
    [
      'en',
      'I train 3 times a week for 2 hours each',
      'how much is that in 2.5 weeks?',
      '3 × 2 h × 2.5 = 15 h in 2.5 weeks.',
    ],
    [
      'en',
      'I stretch 2 times a week for 10 minutes',
      'how much is that a month?',
      '2 × 10 min × 4 = 1 h 20 min in 4 weeks (about 1 h 25 min in a month).',
    ],
  ])('that changes, in %s: “%s” – “%s”', (language, told, message, right) => {
    expect(reckoned(language, told, message)).toBe(right)
  })
})

describe('a result', () => {
  it.each<[Language, string, string]>([
    ['en', '65 × 12 = 780 a year.', 'oh, wrong tier, mine is 85'],
    ['pt', '800 − 220 = 580 de sobra.', 'tive que tirar uma parte pro conserto, sobrou 500'],
    ['es', '6 × 2 h = 12 h por semana.', 'el profe quitó los sábados, ahora son 5'],
  ])('may be of an old number, in %s: %s – “%s”', (language, result, other) => {
    expect(mayContradict(result, other, language)).toBe(true)
  })

  it('stands beside a number of another size, or the same', () => {
    expect(mayContradict('4 × 1 h 15 min = 5 h a week.', 'I am 29 and it is 75 minutes', 'en')).toBe(false)
    expect(mayContradict('2 × 52 = 104 a month.', 'they have trained for 400 days', 'en')).toBe(true)
  })
})

describe('nothing is calculated', () => {
  it.each<[Language, string, string]>([
    // An age is no money, and members' fees are no income to spend.
    ['es', 'sale 45.000 y el micro 130.000. tengo 22, entreno hace un año', 'cuánto me sobra?'],
    ['es', '30 socios a 35 euros al mes. Pago 480 de local', '¿cuánto queda sin el local?'],
    ['es', 'tengo 5.000 ahorrados, la habitación sale a 550 y el gimnasio 80 al mes', '¿para cuántos meses me da?'],
    // What nobody means.
    ['en', 'I train 400 times a week for 2 hours each', 'how much is that a week?'],
    ['pt', 'treino 30 horas por dia', 'quanto dá isso por semana?'],
    ['en', 'I train 3 times a week for 2 hours each', 'how much is that in 0 weeks?'],
    ['en', 'I have 100 saved and spend 5000 a month', 'how long does that last?'],
    ['en', 'purse is $1000, the gym takes 80% and my manager takes 60%', 'what am I left with?'],
    ['en', `I train ${'9'.repeat(160)} times a week for ${'9'.repeat(160)} hours`, 'how much is that a week?'],
    ['en', '1 1 '.repeat(900), 'how much is left?'],
    // Advice.
    ['en', 'I train 4 sessions a week, 75 minutes each', 'how many sessions should I do?'],
    ['en', '120 members at $79 a month', 'how much notice would you give people?'],
    ['pt', 'treino 3 vezes por semana, 1 hora cada', 'quantos rounds eu devo fazer?'],
    ['es', 'entreno 4 días a la semana, 50 minutos', '¿cuánta agua tengo que tomar?'],
    // Two numbers that may be meant.
    ['en', 'I run 30 minutes and lift 60 minutes, 3 times a week', 'how long is that a week?'],
    // Another number, which nobody told.
    ['pt', 'pago 150 pra cada um dos meus dois filhos', 'e se só o mais velho sair quanto fica?'],
    // What was told says it already.
    ['en', 'I have 5 hours a week', 'how many hours a week is that?'],
    // Something that was not spoken of.
    ['pt', '5 atletas, 2.600 cada um', 'rifa da quanto?'],
    ['en', 'practice is 2 hours a day, 6 days a week', 'what if he gets mad'],
    // No number is asked for.
    ['es', 'son 8 horas por semana', '¿y cómo las reparto?'],
  ])('in %s: “%s” – “%s”', (language, told, message) => {
    expect(reckoned(language, told, message)).toBeNull()
  })
})
