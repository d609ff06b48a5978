import { describe, expect, it } from 'vitest'
import type { Language } from '#contract/language.ts'
import { findCorrection, withPutRight } from './corrected-facts.ts'

const TODAY = '2026-11-19'

const readsAfter = (language: Language, told: string, message: string): string | undefined => {
  const { rewritten } = findCorrection(message, [{ content: told, day: TODAY }], { language, today: TODAY }) ?? {}
  return rewritten && withPutRight([{ content: told }], rewritten)[0]?.content
}

describe('hours, minutes and sessions', () => {
  it.each<[Language, string, string, string]>([
    // Lengths in words, and in another unit.
    [
      'en',
      'the class is 90 minutes each',
      "they're an hour each, the hour and a half was including the drive",
      'the class is 60 minutes each',
    ],
    [
      'en',
      'the club is half an hour away, half an hour each way',
      'half an hour is wishful thinking, it is 45 minutes',
      'the club is 45 minutes away, 45 minutes each way',
    ],
    ['en', 'I have an hour a day to train', 'more like 40 minutes if I am honest', 'I have 40 minutes a day to train'],
    ['en', 'I sleep 8 hours and feel tired', 'lol no, my watch says 6 and a half', 'I sleep 6.5 hours and feel tired'],
    [
      'pt',
      'durmo 5 horas e entro no serviço às 6h',
      'Pensando melhor, 5 horas é exagero meu. Durmo umas 6 e meia.',
      'durmo 6,5 horas e entro no serviço às 6h',
    ],
    [
      'pt',
      'faz judô 2 horas por dia, 6 dias na semana',
      'o treino dura 1h30, não 2h. Os 6 dias tá certo.',
      'faz judô 1,5 horas por dia, 6 dias na semana',
    ],
    ['pt', 'tenho 1 hora por dia pra treinar', 'na real são 40 minutos', 'tenho 40 minutos por dia pra treinar'],
    [
      'es',
      'entreno 2 horas por sesión',
      'las clases duran hora y media, lo de las 2 horas era con la ducha',
      'entreno 1,5 horas por sesión',
    ],
    ['es', 'duermo 7 horas', 'según el reloj duermo 5 y media', 'duermo 5,5 horas'],
    // What is said again in the same message.
    [
      'en',
      '20 min a day. what should those 20 mins be',
      'tbh 20 was optimistic.. more like 10',
      '10 min a day. what should those 10 mins be',
    ],
    // One or more.
    [
      'en',
      'I make judo two evenings a week',
      "Just looked at the rota and two won't happen. One evening, that's all I've got.",
      'I make judo 1 evening a week',
    ],
    ['es', 'voy una vez por semana', 'Ay no, qué cabeza, voy dos veces: martes y jueves.', 'voy 2 veces por semana'],
    // What is right stays.
    [
      'pt',
      'Faço 4 treinos de judô e 3 de musculação por semana',
      'musculação são só 2 vezes. O judô é 4 mesmo.',
      'Faço 4 treinos de judô e 2 de musculação por semana',
    ],
    [
      'es',
      'trabajo 40 horas y entreno 8 horas por semana',
      'entreno 6 horas, las 40 están bien',
      'trabajo 40 horas y entreno 6 horas por semana',
    ],
    [
      'en',
      'strength 3 times a week and bjj 4 times a week',
      'bjj is 5 times, strength is right',
      'strength 3 times a week and bjj 5 times a week',
    ],
    // Who owns up may say what can be done.
    [
      'es',
      'puedo ir 5 días a la semana',
      'La verdad me vi muy optimista, con la chamba nomás puedo 3 días.',
      'puedo ir 3 días a la semana',
    ],
    [
      'es',
      'unas 20 horas por semana',
      'Las conté bien en la grilla y me da 28, no 20. Con razón...',
      'unas 28 horas por semana',
    ],
    ['en', 'I coach 15 hours a week', 'I added it up and it comes to 19', 'I coach 19 hours a week'],
    ['en', 'I run 30 minutes a day', 'wait, it is 30 minutes every other day', 'I run 30 minutes every other day'],
  ])('in %s, “%s” is put right by “%s”', (language, told, message, reads) => {
    expect(readsAfter(language, told, message)).toBe(reads)
  })
})

describe('money', () => {
  it.each<[Language, string, string, string]>([
    // What the old number really is.
    [
      'en',
      'putting our adult fee up from $89 to $99. 120 adult members.',
      'what adults pay at the moment is 79. 89 is our teen and parent deal.',
      'putting our adult fee up from $79 to $99. 120 adult members.',
    ],
    [
      'en',
      'the guy charges 80 bucks an hour',
      "turns out he'd charge me 60, the 80 is for when two ppl share",
      'the guy charges 60 bucks an hour',
    ],
    ['pt', 'ofereceram 2 mil de bolsa', '2 mil é se eu ganhar, garantido é 1200', 'ofereceram 1200 de bolsa'],
    ['pt', 'recebo 25 por aula', 'são 20, 25 era na outra academia', 'recebo 20 por aula'],
    ['es', 'cobro 30 la hora', '30 es lo que quiero cobrar, ahora cobro 25', 'cobro 25 la hora'],
    [
      'es',
      'me pagan 9 mil pesos al mes por 60 clases',
      'mi sueldo es de 7,500; los 9 mil eran antes de pandemia',
      'me pagan 7,500 pesos al mes por 60 clases',
    ],
    // How often it is paid.
    [
      'en',
      'they pay me 300 a month for 6 months',
      'aw no just reread his text, its 300 every 2 months',
      'they pay me 300 every 2 months for 6 months',
    ],
    ['pt', 'o patrocínio é 300 por mês', 'li errado, são 300 por trimestre', 'o patrocínio é 300 por trimestre'],
    [
      'es',
      'el sponsor me da 300 al mes',
      'son 300 cada dos meses, releí el contrato',
      'el sponsor me da 300 cada dos meses',
    ],
    // Looked up again, or told by somebody.
    ['en', 'purse is $2000 to show', 'ok so I actually opened the contract and it says 1500', 'purse is $1500 to show'],
    [
      'en',
      'I have £9,000 in savings',
      "Had a proper look at my account and the savings are nearer 7,500, if I'm honest",
      'I have £7,500 in savings',
    ],
    ['en', 'I have 600 to spend on gear', 'I only have 450, the rest went on rent', 'I have 450 to spend on gear'],
    ['pt', 'pago 45 euros por mês', 'afinal são 50 euros', 'pago 50 euros por mês'],
    [
      'es',
      'la licencia cuesta 55 por niño',
      'Me dice mi mujer que no, que son 75 por niño.',
      'la licencia cuesta 75 por niño',
    ],
    [
      'es',
      'la mensualidad es de 800 por niño',
      'Ya pregunté bien y cobran 950 por niño, no 800.',
      'la mensualidad es de 950 por niño',
    ],
    [
      'es',
      'se fue a 35 lucas por mes (35.000)',
      'son 45 lucas, 35 era el mes pasado',
      'se fue a 45 lucas por mes (45.000)',
    ],
  ])('in %s, “%s” is put right by “%s”', (language, told, message, reads) => {
    expect(readsAfter(language, told, message)).toBe(reads)
  })

  it('pay that is less is no cost that is cheaper', () => {
    const told = [{ content: 'Sou professor numa academia e ganho 2800', day: TODAY }]
    const { rewritten } = findCorrection('o valor é 2400, não 2800', told, { language: 'pt', today: TODAY }) ?? {}
    expect(rewritten).toMatchObject({ to: '2400', fact: undefined })
  })
})

it.each<[Language, string, string]>([
  ['en', 'I run a small gym', '3 times a week, fee 120'],
  ['en', 'I train 4 times a week', 'I trained 2 times this week'],
  ['en', 'the class is 90 minutes', 'I am always gassed after 20 minutes'],
  ['en', 'the class is 90 minutes', 'and I sleep 6 hours'],
  ['en', 'I train 4 times a week', 'nine kilos to lose, not four'],
  ['en', 'I train 90 minutes a day', 'need something to do in a hotel room, 20 min, no equipment'],
  ['pt', 'a mensalidade é 150', 'a academia do lado cobra 120'],
  ['pt', 'a aula dura 2 horas', 'esqueci de dizer que sou diabética tipo 1'],
  ['pt', 'ganho 2800 por mês', 'me ofereceram 3200 em outra academia'],
  ['es', 'entreno 4 veces por semana', 'mi compañero entrena 6 veces'],
  ['es', 'la clase dura una hora', 'a los 20 minutos ya no puedo más'],
  ['es', 'duermo 7 horas', 'trabajo 9 horas'],
])('in %s, after “%s”, “%s” puts no number right', (language, told, message) => {
  expect(readsAfter(language, told, message)).toBeUndefined()
})
