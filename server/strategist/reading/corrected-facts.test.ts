import { describe, expect, it } from 'vitest'
import type { Language } from '#contract/language.ts'
import type { Slots } from '../strategist.ts'
import { findCorrection, toldSoFar, withPutRight } from './corrected-facts.ts'

const DAY = '2026-11-02'

const correctionOf = (language: Language, content: string, message: string, event_date?: string) =>
  findCorrection(message, [{ content, day: DAY }], { language, today: DAY, event_date })

describe('a number', () => {
  it.each<[Language, string, string, Slots]>([
    ['en', 'a promoter owes me $8000', 'it was 6500 not 8000', { money: '$6500' }],
    ['en', 'my fight is in three weeks', 'sorry, not three, two weeks', { event_date: '2026-11-16' }],
    ['en', 'I have 4 hours a week to train', 'actually I only have 2 hours a week', { hours_a_week: 2 }],
    ['pt', 'ele me deve 8000 reais', 'eram 6500, não 8000', { money: '6500 reais' }],
    ['pt', 'treino 6 horas por semana', 'não são 6, são 4', { hours_a_week: 4 }],
    ['pt', 'a luta é dia 12 de dezembro', 'errei, é dia 19', { event_date: '2026-12-19' }],
    ['pt', 'tenho 8 mil reais guardados', 'na verdade tenho só 5500, não 8 mil', { money: '5500 reais' }],
    ['es', 'me deben 8000 pesos', 'eran 6500 no 8000, me dio 1500 antes', { money: '6500 pesos' }],
    ['es', 'peleo en 3 semanas', 'perdón, no son 3 semanas, son 2', { event_date: '2026-11-16' }],
    ['es', 'entreno 4 horas por semana', 'en realidad solo tengo 2 horas', { hours_a_week: 2 }],
  ])('in %s, after “%s”, is put right by “%s”', (language, content, message, expected) => {
    expect(correctionOf(language, content, message)?.said).toEqual(expected)
  })

  it.each<[Language, string, string, string]>([
    [
      'en',
      'rent is 6000 and I have 37 members at 130',
      'wait the rent is 5200',
      'rent is 5200 and I have 37 members at 130',
    ],
    ['pt', 'Aluguel é 6000, tenho 37 alunos', 'corrigindo: são 41 alunos', 'Aluguel é 6000, tenho 41 alunos'],
    [
      'es',
      'el alquiler es 6000 y tengo 37 alumnos',
      'me equivoqué, el alquiler es 5200',
      'el alquiler es 5200 y tengo 37 alumnos',
    ],
    // What it counts decides which number is meant.
    ['es', '40 alumnos a 500 y la renta son 18000', 'no, la renta son 21000', '40 alumnos a 500 y la renta son 21000'],
    ['es', '40 alumnos a 500, renta 18000', 'perdón, los alumnos son 52', '52 alumnos a 500, renta 18000'],
    ['en', '70 members at 45, rent 1600', 'rent is 1850 actually', '70 members at 45, rent 1850'],
    ['en', '70 members at 45, rent 1600', 'not 70 but 84 members, forgot the kids', '84 members at 45, rent 1600'],
    ['pt', 'pago 9 mil de aluguel, 130 alunos', 'o aluguel subiu pra 10', 'pago 10 mil de aluguel, 130 alunos'],
    ['pt', 'aluguel 3.200, luz 600', 'e o aluguel subiu pra 3.800, tinha esquecido', 'aluguel 3.800, luz 600'],
    [
      'pt',
      '30 vagas a R$120, cachê de 1.500',
      'minha sócia achou caro, vai ser 100',
      '30 vagas a R$100, cachê de 1.500',
    ],
    // Of two days the one that is not said again.
    [
      'en',
      'I teach on Tuesday and Thursday',
      "it's Monday and Thursday this term, sorry",
      'I teach on Monday and Thursday',
    ],
    ['es', 'entrena martes y jueves', 'he puesto martes y jueves pero son lunes y jueves', 'entrena lunes y jueves'],
    // An old number that is refused, or that was told, is the one that was wrong.
    [
      'es',
      'entreno a las 6 am y no sé qué desayunar',
      'ah es a las 7 no a las 6',
      'entreno a las 7 am y no sé qué desayunar',
    ],
    ['en', "I'm 61 and started judo again", "I told you 61, it's 62 since yesterday", "I'm 62 and started judo again"],
    [
      'pt',
      'meu filho de 9 anos treina faz dois anos',
      'aliás ele tem 8, faz 9 em outubro',
      'meu filho de 8 anos treina faz dois anos',
    ],
    [
      'pt',
      'dou aula de capoeira, turma de 12',
      'a turma ficou com 16, apareceu mais gente',
      'dou aula de capoeira, turma de 16',
    ],
    // Weekdays and words.
    [
      'es',
      'me quedan los miércoles y domingos',
      'los domingos ya no, la clase pasó al sábado',
      'me quedan los miércoles y sábado',
    ],
    [
      'pt',
      'há um pai que grita da bancada',
      'enganei-me, não é o pai, é o avô do miúdo',
      'há um avô que grita da bancada',
    ],
    [
      'pt',
      'no jab minha mão direita cai',
      'opa falei errado, é a esquerda que cai, quando solto o direto',
      'no jab minha mão esquerda cai',
    ],
    // The thing is named as before, with another price.
    [
      'en',
      '40 mats at 55 each, and 1,300 in the kitty',
      'The supplier has sent the new quote: 62 a mat.',
      '40 mats at 62 each, and 1,300 in the kitty',
    ],
    [
      'pt',
      'passagem 640, hotel 450, inscrição 220',
      'vi de novo e a passagem tá 780',
      'passagem 780, hotel 450, inscrição 220',
    ],
    [
      'es',
      'el ring me lo dejan en 35,000 y los costales en 12,000',
      'El ring ya lo regateé y quedó en 30,000',
      'el ring me lo dejan en 30,000 y los costales en 12,000',
    ],
    [
      'es',
      '35 € al mes y 40 de licencia al año',
      'Acabo de mirar otra vez: 38 al mes',
      '38 € al mes y 40 de licencia al año',
    ],
    [
      'en',
      'I charge 40 an hour. Everyone around here takes 60',
      'I see in my notes that I already take 45',
      'I charge 45 an hour. Everyone around here takes 60',
    ],
    [
      'en',
      '£30 each a month and £38 each for gis',
      'Fees are actually £35 each',
      '£35 each a month and £38 each for gis',
    ],
    ['en', 'practice is 2h a day 6 days a week', 'actually its 5 days', 'practice is 2h a day 5 days a week'],
    [
      'en',
      '£32 a month each, licence £25 each',
      "They've just emailed, it's £28 a month each",
      '£28 a month each, licence £25 each',
    ],
    ['en', 'the guest wants $800 flat', 'He got back to me. He is asking 1,000 flat.', 'the guest wants $1,000 flat'],
    ['pt', 'treina 2x por semana e pediu pra ir 4x', 'conferi e já são 3x', 'treina 3x por semana e pediu pra ir 4x'],
    [
      'es',
      'judo desde los 8, entrena 2 veces por semana',
      'Ah no, 4, me dice él que sumaron lunes y viernes',
      'judo desde los 8, entrena 4 veces por semana',
    ],
    [
      'en',
      'I go 5 times a week, the scale has not moved in a month',
      "who am i kidding, it's more like 3 times a week",
      'I go 3 times a week, the scale has not moved in a month',
    ],
    ['pt', 'treino 10 minutos e durmo 7 horas', 'to mentindo kkk durmo 5 horas', 'treino 10 minutos e durmo 5 horas'],
    ['en', '11 sessions a week', 'i miscounted its 9, had one in there twice', '9 sessions a week'],
    // In few words, or with a reason.
    ['en', 'I can train 5 days a week', 'make that 3 days', 'I can train 3 days a week'],
    ['en', 'grading in 10 weeks', 'hm no, 8 weeks', 'grading in 8 weeks'],
    ['en', 'we have 66 members and rent of 1500', 'counted again, 61 members', 'we have 61 members and rent of 1500'],
    ['pt', 'treino 6 dias por semana', '6 não, 4, domingo nem abre', 'treino 4 dias por semana'],
    ['pt', 'durmo 7 horas', '7 é otimista, bota 5', 'durmo 5 horas'],
    ['pt', 'meu filho treina 2x por semana', 'na verdade três', 'meu filho treina 3x por semana'],
    ['es', 'entreno 5 veces por semana', 'más bien 3 veces', 'entreno 3 veces por semana'],
    ['es', 'duermo 7 horas', 'siendo honesto son 5', 'duermo 5 horas'],
    ['es', 'tengo 8 peleas', '9 peleas, no conté la de ayer', 'tengo 9 peleas'],
  ])('in %s is changed where it was said: “%s”, “%s”', (language, content, message, expected) => {
    expect(correctionOf(language, content, message)?.rewritten?.content).toBe(expected)
  })
})

it.each<[Language, string, string]>([
  ['en', 'its next saturday sorry', '2026-11-21'],
  ['pt', 'é sábado, não sexta', '2026-11-21'],
  ['es', 'no, es el sábado', '2026-11-21'],
  ['es', 'no es el viernes, es el jueves', '2026-11-19'],
])('in %s, “%s” changes the day to the nearest such weekday', (language, message, event_date) => {
  expect(correctionOf(language, '…', message, '2026-11-20')?.said).toEqual({ event_date })
})

it.each<[Language, string, string, string]>([
  ['en', 'my bout is on December 12', 'they moved it to the 19th', '2026-12-19'],
  ['en', 'my bout is on December 12', 'pushed back a week', '2026-12-19'],
  ['en', 'my bout is on December 12', 'i said december 12 but the poster says december 13', '2026-12-13'],
  ['pt', 'luto dia 28 de fevereiro', 'eita, falei errado, dia 21', '2027-02-21'],
  ['pt', 'luto dia 28 de fevereiro', 'anteciparam uma semana', '2027-02-21'],
  ['pt', 'luto dia 20 de março', 'transferiram pra abril, mesmo dia', '2027-04-20'],
  ['es', 'peleo el 18 de diciembre', '18 no, 11', '2026-12-11'],
  ['es', 'peleo el 18 de diciembre', 'se corre una semana la pelea', '2026-12-25'],
  ['es', 'el examen es el 20 de enero', 'perdón, el 27', '2027-01-27'],
])('in %s, after “%s”, “%s” keeps the month of the day before', (language, content, message, event_date) => {
  expect(correctionOf(language, content, message)?.said).toEqual({ event_date })
})

it.each<[Language, string, string]>([
  ['en', 'bout on december 5', 'actually can you give me something for tonight, I have 20 mins'],
  ['en', 'I can do 5 hours a week', '5 hours feels like nothing when the other lads do 15'],
  ['en', 'twice a week boxing', 'I am not asking for 5 days a week'],
  ['en', 'title fight on 20 march, 5 rounds', 'did 3 rounds on the pads today and felt class'],
  ['pt', 'tenho 35 anos e sou faixa branca', 'na verdade o que me incomoda é apanhar dos moleques de 18'],
  ['pt', 'durmo 6h e treino de noite', 'desculpa a demora, voltei 22h'],
  ['es', 'somos 22 en clase', 'no soy menor, tengo 23'],
  ['en', 'my fight is in three weeks', 'I train 4 times, not 5'],
  ['en', 'my fight is in three weeks', 'not three'],
  ['en', 'I train 5 times a week', 'no, 3 times a week is too much for me'],
  ['en', 'I train 5 times a week', 'I ran 3 times'],
  ['pt', 'treino 5 vezes por semana', 'na verdade tenho 30 anos'],
  ['es', 'entreno 5 veces', 'no, no quiero'],
])('in %s, after “%s”, “%s” puts nothing right', (language, content, message) => {
  expect(correctionOf(language, content, message)).toBeNull()
})

it.each<[Language, string, string]>([
  ['en', 'sorry, they moved it to march 6', '2027-03-06'],
  ['pt', 'opa, remarcaram, ficou pro dia 6 de março', '2027-03-06'],
  ['es', 'el examen ya no es el 28, es hasta el 5 de diciembre', '2026-12-05'],
  ['es', 'no es el 28, es el 5 de diciembre', '2026-12-05'],
])('in %s, “%s” changes the date with its month', (language, message, event_date) => {
  expect(correctionOf(language, 'mi examen es el 28 de noviembre', message, '2026-11-28')?.said).toEqual({ event_date })
})

it('of two equal numbers the one of the same thing is put right', () => {
  const earlier = [
    { content: 'parei 3 anos', day: DAY },
    { content: 'tenho 3 horas por semana', day: DAY },
  ]
  const said = findCorrection('não foram 3 anos, foram 5', earlier, { language: 'pt', today: DAY })
  expect(said?.rewritten).toMatchObject({ place: 0, content: 'parei 5 anos' })
})

it.each<[Language, string]>([
  ['pt', 'e no fim de semana que tem churrasco na família?'],
  ['en', 'not sure what to do on saturday'],
  ['es', '¿no es mejor descansar el sábado?'],
])('in %s, “%s” changes no day', (language, message) => {
  expect(correctionOf(language, '…', message, '2026-11-20')).toBeNull()
})

describe('two facts in one message', () => {
  it.each<[Language, string, string, string]>([
    [
      'en',
      'rent is 2,000, 60 members at 50',
      'sorry rent is 2,400 and its 55 members',
      'rent is 2,400, 55 members at 50',
    ],
    [
      'es',
      'entreno 5 veces por semana y peso 78 kilos',
      'perdón, son 3 veces y peso 74 kilos',
      'entreno 3 veces por semana y peso 74 kilos',
    ],
    [
      'pt',
      'meu joelho esquerdo dói, treino 6x por semana',
      'errei, o direito, e são 4x',
      'meu joelho direito dói, treino 4x por semana',
    ],
  ])('in %s, after “%s”, “%s” puts both right', (language, content, message, expected) => {
    const { rewritten } = correctionOf(language, content, message) ?? {}
    expect(rewritten && withPutRight([{ content }], rewritten)).toEqual([{ content: expected }])
  })
})

it.each<[Language, string, string, string, string]>([
  [
    'en',
    'regionals on 27 november and nationals on 11 december',
    'nationals were moved to 18 december',
    'regionals on 27 november and nationals on December 18, 2026',
    'nationals on December 18, 2026',
  ],
  [
    'es',
    'el departamental el 27 de noviembre y el nacional el 11 de diciembre',
    'el nacional lo corrieron al 18',
    'el departamental el 27 de noviembre y el nacional el 18 de diciembre de 2026',
    'nacional el 18 de diciembre de 2026',
  ],
  [
    'en',
    'mocks start on 1 December and the boxing finals are on 27 November',
    'the mocks start on the 8th, I had the wrong week',
    'mocks start on December 8, 2026 and the boxing finals are on 27 November',
    'mocks start on December 8, 2026',
  ],
])(
  'of two events in %s only the day of the named one is moved: “%s”, “%s”',
  (language, content, message, reads, phrase) => {
    const { said, rewritten } = correctionOf(language, content, message, '2026-11-27') ?? {}
    // The member's own event stays where it is.
    expect(said).toEqual({})
    expect(rewritten).toMatchObject({ content: reads, phrase })
  },
)

describe('what was told', () => {
  it.each<[Language, string, string, string]>([
    ['en', 'about 12 kids, 45 minutes', 'three more signed up so thats 15', 'about 15 kids, 45 minutes'],
    ['en', 'we have 40 members at 60', 'four of them left, so 36', 'we have 36 members at 60'],
    [
      'pt',
      'terça, 12 alunas, aula de 60 minutos',
      'mais três se inscreveram, agora são 15',
      'terça, 15 alunas, aula de 60 minutos',
    ],
    ['es', '32 inscritos a 8 euros', 'se han apuntado 4 más, ya son 36', '36 inscritos a 8 euros'],
  ])('in %s, “%s”, is a number that another one adds up to: “%s”', (language, content, message, reads) => {
    expect(correctionOf(language, content, message)?.rewritten?.content).toBe(reads)
  })

  it('is several weekdays, each in the place of the one that is refused', () => {
    const told = 'class finishes 9:30pm mon and wed and i lie awake till 1'
    const { rewritten } = correctionOf('en', told, "from next week it's tuesday and thursday not mon and wed") ?? {}
    expect(rewritten).toMatchObject({
      content: 'class finishes 9:30pm tuesday and thursday and i lie awake till 1',
      phrase: 'tuesday and thursday',
      from: 'mon and wed',
    })
  })

  it.each<[Language, string, string]>([
    ['en', 'my bout is on 5 December', 'the weigh-in is on the Friday this time btw, the day before'],
    [
      'pt',
      'torci o joelho no rola de terça, campeonato dia 13 de dezembro',
      'na verdade foi na segunda que machuquei, terça eu nem treinei',
    ],
  ])('in %s, “%s”, is no day of the event: “%s”', (language, content, message) => {
    const event_date = language === 'en' ? '2026-12-05' : '2026-12-13'
    expect(correctionOf(language, content, message, event_date)?.said.event_date).toBeUndefined()
  })

  it.each<[Language, string, string, string]>([
    [
      'es',
      'me duele la muñeca derecha cuando pego al saco',
      'la que me duele es la izquierda, que me he confundido al escribir',
      'me duele la muñeca izquierda cuando pego al saco',
    ],
    [
      'pt',
      'pago 220 por mês igual todo mundo',
      'olhei no app, são 240 por mês já com a taxa',
      'pago 240 por mês igual todo mundo',
    ],
    [
      'en',
      'we lost 9 members in five weeks, open evening on Friday 15 January',
      "we've moved it to Thursday the 14th",
      'we lost 9 members in five weeks, open evening on January 14, 2027',
    ],
  ])('in %s, “%s”, is put right by “%s”', (language, content, message, reads) => {
    expect(correctionOf(language, content, message)?.rewritten?.content).toBe(reads)
  })

  it('is an amount of money, and no number of followers', () => {
    const told = ['preciso de uns R$ 1.200 pra viagem', 'o que ofereço? tenho 2 mil seguidores só'].map((content) => ({
      content,
      day: DAY,
    }))
    const { rewritten } =
      findCorrection('Refiz a conta com hotel e deu R$ 1.550', told, { language: 'pt', today: DAY }) ?? {}
    expect(rewritten?.content).toBe('preciso de uns R$ 1.550 pra viagem')
  })

  it('is a day, and no number of minutes', () => {
    const told = ['mi mujer vuelve el 14 de diciembre', 'qué hago en casa en 20 minutos?'].map((content) => ({
      content,
      day: DAY,
    }))
    const { said } =
      findCorrection('ella vuelve el 21 al final, le dieron una semana más', told, { language: 'es', today: DAY }) ?? {}
    expect(said?.event_date).toBe('2026-12-21')
  })

  it('is an age, and no day of the month', () => {
    const told = 'My son (13) has the championships on Sunday 13 December'
    const { rewritten } =
      correctionOf('en', told, "He's 12 by the way, he turns 13 in January, one of the oldest") ?? {}
    expect(rewritten).toMatchObject({ content: 'My son (12) has the championships on Sunday 13 December' })
    expect(rewritten?.also).toBeUndefined()
  })
})

it('what was put right stands in its place', () => {
  const said = (content: string) => ({ role: 'user' as const, content })
  const history = [said('rent is 6000, 37 members'), said('wait the rent is 5200'), said('how do I get more?')]
  expect(toldSoFar({ history, today: DAY, language: 'en' }).map(({ content }) => content)).toEqual([
    'rent is 5200, 37 members',
    'how do I get more?',
  ])
})

describe('a word', () => {
  it.each<[Language, string, string, string]>([
    ['en', 'lost my fight on points', 'sorry, I meant won lol', 'won my fight on points'],
    ['en', 'my son is shy in judo', 'not my son, my daughter', 'my daughter is shy in judo'],
    ['en', 'my left knee hurts', '*right sorry', 'my right knee hurts'],
    ['en', 'I do karate and want to compete', 'actually it is taekwondo', 'I do taekwondo and want to compete'],
    ['pt', 'perdi minha luta ontem', 'ops, ganhei kkk', 'ganhei minha luta ontem'],
    ['pt', 'meu joelho esquerdo dói', 'quer dizer, o direito', 'meu joelho direito dói'],
    ['es', 'perdí mi pelea ayer', 'no, gané, me equivoqué', 'gané mi pelea ayer'],
    ['es', 'mi hijo hace judo', 'no es mi hijo, es mi hija', 'mi hija hace judo'],
  ])('in %s, after “%s”, is put right by “%s”', (language, content, message, rewritten) => {
    expect(correctionOf(language, content, message)?.rewritten?.content).toBe(rewritten)
  })

  it.each<[Language, string, string]>([
    ['en', 'my left knee hurts', 'my brother says ice helps, sorry for asking again'],
    ['en', 'lost my fight on points', 'I won the one before'],
    ['en', 'my son is shy', 'and my daughter?'],
    ['pt', 'perdi minha luta', 'a última eu ganhei'],
    ['es', 'me duele la rodilla izquierda', 'la derecha está bien'],
  ])('in %s, after “%s”, is not put right by “%s”', (language, content, message) => {
    expect(correctionOf(language, content, message)).toBeNull()
  })
})

it.each<[Language, string, string]>([
  ['en', 'got a match this saturday', 'not this saturday, the one after'],
  ['pt', 'tenho luta nesse sábado', 'não nesse sábado, no outro'],
  ['es', 'peleo este sábado', 'no este sábado, el siguiente'],
])('in %s, after “%s”, “%s” is a week later', (language, content, message) => {
  expect(correctionOf(language, content, message, '2026-11-07')?.said).toEqual({ event_date: '2026-11-14' })
})

it.each<[Language, string, string, string, string]>([
  ['es', 'tengo pelea el viernes 11 de diciembre', 'perdón, es el viernes 18', '2026-12-11', '2026-12-18'],
  [
    'es',
    'el examen es el domingo 29 de noviembre',
    'me avisan q es el sábado, un día antes',
    '2026-11-29',
    '2026-11-28',
  ],
  ['en', 'seminar on the 20th of january', 'sorry february, not january', '2027-01-20', '2027-02-20'],
  ['en', 'belt test on friday 27 november', 'coach just texted, its thursday. same week', '2026-11-27', '2026-11-26'],
])('in %s, after “%s”, “%s” moves the day', (language, content, message, before, after) => {
  expect(correctionOf(language, content, message, before)?.said).toEqual({ event_date: after })
})

describe('a time of day, a unit or a side', () => {
  it.each<[Language, string, string, string]>([
    [
      'pt',
      'o treino termina 22h30 e durmo tarde',
      'errei o horário, termina 21h30',
      'o treino termina 21h30 e durmo tarde',
    ],
    ['en', 'practice starts at half 6', 'practice is at 6.15 not half 6', 'practice starts at 6.15'],
    [
      'pt',
      'tenho um bebê de 5 meses e treino 2h por semana',
      'ganhei mais um dia, agora são 3h',
      'tenho um bebê de 5 meses e treino 3h por semana',
    ],
    [
      'pt',
      'não confio no joelho esquerdo',
      'o operado é o direito, o esquerdo é o bom',
      'não confio no joelho direito',
    ],
    [
      'pt',
      'turma de 20, terça e quinta às 19h',
      'mudaram minha turma, agora é segunda e quarta',
      'turma de 20, segunda e quarta às 19h',
    ],
    [
      'pt',
      'sou corner, a luta tem 5 rounds',
      'a luta dele é de 3 rounds, muda alguma coisa?',
      'sou corner, a luta tem 3 rounds',
    ],
    [
      'en',
      'it happened three times on sunday',
      'checked the sheet, it was twice not three times',
      'it happened twice on sunday',
    ],
  ])('in %s, after “%s”, is put right by “%s”', (language, content, message, reads) => {
    expect(correctionOf(language, content, message)?.rewritten?.content).toBe(reads)
  })

  it('that only says which one is fine puts nothing right', () => {
    expect(correctionOf('es', 'me duele la rodilla izquierda', 'la derecha está bien')).toBeNull()
  })
})
