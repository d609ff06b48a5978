import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#contract/language.ts'
import type { Slots } from '#server/strategist/strategist.ts'
import { findSlots } from './find-slots.ts'

const WEDNESDAY = '2026-11-11'

/** Messages with all their slots. */
const WHOLE: Record<Language, readonly (readonly [string, Slots])[]> = {
  en: [
    [
      "I have my first amateur fight in six weeks and I'm really nervous. I want to win but I gas out in the second round. I train bjj 3 times a week for 90 minutes.",
      {
        goal: 'win',
        obstacle: 'gas out in the second round',
        event: 'my first amateur fight',
        event_date: '2026-12-23',
        sport: 'bjj',
        level: 'amateur',
        hours_a_week: 4.5,
        emotion: 'nervous',
      },
    ],
    [
      'my boss keeps ignoring me and i want to ask for a raise but im afraid hell say no. interview with HR on friday',
      {
        goal: 'ask for a raise',
        obstacle: 'afraid hell say no',
        event: 'interview',
        event_date: '2026-11-13',
        people: 'my boss',
        emotion: 'afraid',
      },
    ],
    [
      "How do I get my first 10 clients? I have $2,000 and 4 hours a week. I've tried facebook ads but nobody bought.",
      {
        goal: 'get my first 10 clients',
        obstacle: 'nobody bought',
        hours_a_week: 4,
        money: '$2,000',
        tried: 'facebook ads',
      },
    ],
    ['i lost my last fight and i feel ashamed. dont want to train anymore', { emotion: 'ashamed' }],
    ['my tounament is in 3 weks, im so nervos', { event: 'my tounament', event_date: '2026-12-02', emotion: 'nervos' }],
    ["I'll call my coach tomorrow", { people: 'my coach' }],
    ['lorem ipsum dolor', {}],
  ],
  pt: [
    [
      'Tenho minha primeira luta amadora daqui a 6 semanas e estou muito nervoso. Quero vencer mas canso no segundo round. Treino jiu jitsu 3 vezes por semana de 1h.',
      {
        goal: 'vencer',
        obstacle: 'canso no segundo round',
        event: 'minha primeira luta amadora',
        event_date: '2026-12-23',
        sport: 'jiu jitsu',
        level: 'amadora',
        hours_a_week: 3,
        emotion: 'nervoso',
      },
    ],
    [
      'meu chefe me ignora e quero pedir aumento mas tenho medo dele dizer nao. entrevista com o rh na sexta',
      {
        goal: 'pedir aumento',
        obstacle: 'medo dele dizer nao',
        event: 'entrevista',
        event_date: '2026-11-13',
        people: 'meu chefe',
        emotion: 'medo',
      },
    ],
    [
      'Como consigo meus primeiros 10 clientes? Tenho R$ 2 mil e 4 horas por semana. Já tentei anúncios mas ninguém comprou.',
      {
        goal: 'meus primeiros 10 clientes',
        obstacle: 'ninguém comprou',
        hours_a_week: 4,
        money: 'R$ 2 mil',
        tried: 'anúncios',
      },
    ],
    ['perdi minha última luta e sinto vergonha', { emotion: 'vergonha' }],
    [
      'meu torneo é daqui a 3 semanas, to nervozo',
      { event: 'meu torneo', event_date: '2026-12-02', emotion: 'nervozo' },
    ],
    ['vou falar com meu sócio amanhã', { people: 'meu sócio' }],
    ['lorem ipsum dolor', {}],
  ],
  es: [
    [
      'Tengo mi primera pelea amateur en seis semanas y estoy muy nervioso. Quiero ganar pero me canso en el segundo round. Entreno jiu jitsu 3 veces por semana de 1h.',
      {
        goal: 'ganar',
        obstacle: 'me canso en el segundo round',
        event: 'mi primera pelea amateur',
        event_date: '2026-12-23',
        sport: 'jiu jitsu',
        level: 'amateur',
        hours_a_week: 3,
        emotion: 'nervioso',
      },
    ],
    [
      'mi jefe me ignora y quiero pedir un aumento pero tengo miedo de que diga que no. entrevista con rrhh el viernes',
      {
        goal: 'pedir un aumento',
        obstacle: 'miedo de que diga que no',
        event: 'entrevista',
        event_date: '2026-11-13',
        people: 'mi jefe',
        emotion: 'miedo',
      },
    ],
    [
      '¿Cómo consigo mis primeros 10 clientes? Tengo 500 dólares y 4 horas a la semana. Ya intenté anuncios pero nadie compró.',
      {
        goal: 'mis primeros 10 clientes',
        obstacle: 'nadie compró',
        hours_a_week: 4,
        money: '500 dólares',
        tried: 'anuncios',
      },
    ],
    ['perdí mi última pelea y siento vergüenza', { emotion: 'vergüenza' }],
    ['mi torno es en 3 semanas, estoy nervoso', { event: 'mi torno', event_date: '2026-12-02', emotion: 'nervoso' }],
    ['voy a hablar con mi entrenadora mañana', { people: 'mi entrenadora' }],
    ['lorem ipsum dolor', {}],
  ],
}

type SlotCase = readonly [string, Slots[keyof Slots]]
const SINGLE: Record<Language, Partial<Record<keyof Slots, readonly SlotCase[]>>> = {
  en: {
    goal: [
      ['My goal for this year is to get my blue belt', 'get my blue belt'],
      ["I'd love to open my own gym, but rent is high", 'open my own gym'],
      ['I need to decide whether to quit my job', 'decide whether to quit my job'],
      ['I want my team to trust me', 'my team to trust me'],
      ['i wnat to turn pro', 'turn pro'],
      ['got fired. need a job fast', 'a job fast'],
      ['should I take the promotion or move to another city?', 'take the promotion or move to another city'],
      ['I want you to help me', undefined],
      ["I don't want to lose", undefined],
      ['He wants to win', undefined],
    ],
    obstacle: [
      ['The problem is that I overthink everything', 'I overthink everything'],
      ["I can't sleep before presentations", "can't sleep before presentations"],
      ['I always quit after two weeks', 'always quit after two weeks'],
      ['My startup has no customers', 'no customers'],
      ['My rent is too expensive', 'too expensive'],
      ["She doesn't listen to me", "doesn't listen to me"],
    ],
    event: [
      ['the state championship is on Dec 12th', 'state championship'],
      ['I have a job interview tomorrow', 'job interview'],
      ['I compete on saturday', 'competition'],
      ['we are losing to the competition', undefined],
      ['We are launching on Jan 10', 'launch'],
      ['My wife and I had a fight with her mother', undefined],
      ['I fight for my family', undefined],
    ],
    event_date: [
      ['I feel flat today', undefined],
      ['I hate my job and sunday nights make me sad', undefined],
      ['I start my diet tomorrow like always', undefined],
      ['The report has to be ready by Friday', '2026-11-13'],
      ['by December 12 we need 20 students', '2026-12-12'],
      ['Today I lost my job', undefined],
      ['The board meeting is today', '2026-11-11'],
      ["I'll rest on Friday. The bout is on the 28th of November", '2026-11-28'],
    ],
    sport: [
      ['I do Muay Thai', 'Muay Thai'],
      ['brazilian jiu-jitsu for life', 'brazilian jiu-jitsu'],
      ["I'm a boxer", 'boxing'],
      ['kick boxing', 'kick boxing'],
      ['my job is boring', undefined],
    ],
    level: [
      ["I'm a two-stripe white belt", 'two-stripe white belt'],
      ["I've been training judo for 3 years", '3 years'],
      ['total beginner here', 'total beginner'],
      ['I want to become a professional fighter', undefined],
    ],
    hours_a_week: [
      ['2 hours a day, 5 days a week', 10],
      ['an hour and a half a week', 1.5],
      ['twice a week, 90 minutes', 3],
      ['I work 60 hours a week', undefined],
      ['about six hours per week', 6],
      ['5 hours a week less', undefined],
      ['5 hours a week more or less', 5],
      ['3 times a week', undefined],
    ],
    money: [
      ['we have 50k in the bank', '50k'],
      ['two thousand dollars of debt', 'two thousand dollars'],
      ['€1.500 a month', '€1.500'],
      ['I owe $1,250.50', '$1,250.50'],
      ['the plan costs $1:30 and then $40', '$40'],
      ['I have $1h30', undefined],
      ['I owe $9999999999999', undefined],
      ['I have 3 kids', undefined],
    ],
    people: [
      ['my business partner and my wife', 'my business partner, my wife'],
      ['my first coach left', 'my first coach'],
      ['my car broke', undefined],
    ],
    emotion: [
      ["I'm not nervous", undefined],
      ['I am burned out', 'burned out'],
      ['so EXCITED', 'EXCITED'],
    ],
    confidence: [
      ['4 out of 10', 4],
      ["on a scale of 1 to 10 I'd say 6", 6],
      ['confidence: 7', 7],
      ['seven out of ten', 7],
      ['7.5/10', 8],
      ['I won 4 of 10 fights', undefined],
      ['11 out of 10', undefined],
    ],
    tried: [
      ["I've already tried meditation and it bored me", 'meditation'],
      ['I have tried to talk to him', 'talk to him'],
    ],
  },
  pt: {
    goal: [
      ['minha meta pra esse ano é pegar a faixa azul', 'pegar a faixa azul'],
      ['meu sonho é abrir minha academia', 'abrir minha academia'],
      ['gostaria de virar profissional', 'virar profissional'],
      ['preciso decidir se largo meu emprego', 'decidir se largo meu emprego'],
      ['como paro de pensar demais?', 'paro de pensar demais'],
      ['não quero perder', undefined],
      ['como muito à noite', undefined],
    ],
    obstacle: [
      ['o problema é que penso demais', 'penso demais'],
      ['n consigo dormir', 'n consigo dormir'],
      ['sempre desisto depois de duas semanas', 'sempre desisto depois de duas semanas'],
      ['meu marido não me apoia', 'não me apoia'],
      ['não tenho medo', undefined],
    ],
    event: [
      ['tenho exame de faixa mês que vem', 'exame de faixa'],
      ['uma entrevista de emprego amanhã', 'entrevista de emprego'],
      ['tenho luta sábado', 'luta'],
      ['luto dia 20', 'luta'],
      ['apresento o projeto na quinta', 'apresentação'],
      ['estou perdendo meu casamento', undefined],
      ['preciso de uma carta de apresentação', undefined],
      ['minha luta contra a depressão', undefined],
    ],
    event_date: [
      ['hoje estou cansado', undefined],
      ['sempre deixo tudo para amanhã', undefined],
      ['o relatório fica pronto até sexta', '2026-11-13'],
      ['a reunião é hoje', '2026-11-11'],
      ['vou lutar em 6 semanas', '2026-12-23'],
    ],
    sport: [
      ['faço Jiu-Jítsu', 'Jiu-Jítsu'],
      ['sou judoca', 'judô'],
      ['treino muaythai', 'muaythai'],
      ['luta olímpica', 'luta olímpica'],
      ['minha luta diária', undefined],
    ],
    level: [
      ['sou faixa branca e treino há 2 anos', 'faixa branca, 2 anos'],
      ['sou iniciante', 'iniciante'],
      ['minha vida profissional', undefined],
    ],
    hours_a_week: [
      ['treino 3 vezes por semana de 1h30', 4.5],
      ['uma hora e meia por semana', 1.5],
      ['2 horas por dia, 5 dias por semana', 10],
      ['3 vezes por semana', undefined],
    ],
    money: [
      ['devo R$ 2.000', 'R$ 2.000'],
      ['quinhentos reais', 'quinhentos reais'],
      ['devo R$ 1.3333333', undefined],
      ['tenho 3 filhos', undefined],
    ],
    people: [
      ['minha mãe e meu sócio', 'minha mãe, meu sócio'],
      ['minha casa', undefined],
    ],
    emotion: [
      ['não estou com medo', undefined],
      ['to com raiva', 'raiva'],
      ['Exausta', 'Exausta'],
    ],
    confidence: [
      ['nota 4', 4],
      ['de 1 a 10 diria 6', 6],
      ['7 de 10', 7],
      ['ganhei 4 de 10 lutas', undefined],
    ],
    tried: [
      ['já tentei meditar mas não deu', 'meditar'],
      ['tentei falar com ele', 'falar com ele'],
    ],
  },
  es: {
    goal: [
      ['mi meta para este año es sacar el cinturón azul', 'sacar el cinturón azul'],
      ['mi sueño es abrir mi gimnasio', 'abrir mi gimnasio'],
      ['me gustaria volverme profesional', 'volverme profesional'],
      ['necesito decidir si dejo mi trabajo', 'decidir si dejo mi trabajo'],
      ['¿cómo dejo de pensar tanto?', 'dejo de pensar tanto'],
      ['no quiero perder', undefined],
      ['debo dinero', undefined],
    ],
    obstacle: [
      ['el problema es que pienso demasiado', 'pienso demasiado'],
      ['me cuesta levantarme temprano', 'me cuesta levantarme temprano'],
      ['no puedo dormir', 'no puedo dormir'],
      ['mi esposo no me apoya', 'no me apoya'],
      ['no tengo miedo', undefined],
    ],
    event: [
      ['tengo un torneo de judo el 5 de mayo', 'torneo de judo'],
      ['una entrevista de trabajo mañana', 'entrevista de trabajo'],
      ['tengo pelea el sábado', 'pelea'],
      ['peleo el 20', 'pelea'],
      ['mis alumnos se van a la competencia', undefined],
      ['el final de mi carrera', undefined],
      ['primer torneo de mi hijo', 'primer torneo'],
    ],
    event_date: [
      ['hoy estoy cansado', undefined],
      ['siempre dejo todo para mañana', undefined],
      ['el informe sale antes del viernes', '2026-11-13'],
      ['necesito el informe para el viernes', '2026-11-13'],
      ['la reunión es hoy', '2026-11-11'],
      ['voy a pelear en 6 semanas', '2026-12-23'],
    ],
    sport: [
      ['hago boxeo', 'boxeo'],
      ['entreno box', 'box'],
      ['soy yudoca', 'judo'],
      ['lucha libre', 'lucha libre'],
    ],
    level: [
      ['soy cinturón blanco y entreno desde hace 2 años', 'cinturón blanco, 2 años'],
      ['soy principiante', 'principiante'],
      ['mi vida profesional', undefined],
    ],
    hours_a_week: [
      ['entreno 3 veces por semana de 1h', 3],
      ['hora y media a la semana', undefined],
      ['una hora y media a la semana', 1.5],
      ['2 horas al día, 5 días a la semana', 10],
    ],
    money: [
      ['debo 500 dólares', '500 dólares'],
      ['dos mil pesos', 'dos mil pesos'],
      ['debo 1.3333333 pesos', undefined],
      ['tengo 3 hijos', undefined],
    ],
    people: [
      ['mi mamá y mi socio', 'mi mamá, mi socio'],
      ['mi casa', undefined],
    ],
    emotion: [
      ['no estoy nervioso', undefined],
      ['me da rabia', 'rabia'],
      ['Agotada', 'Agotada'],
    ],
    confidence: [
      ['un 4 de 10', 4],
      ['del 1 al 10 diría 6', 6],
      ['gané 4 de 10 peleas', undefined],
    ],
    tried: [
      ['ya intenté meditar pero nada', 'meditar'],
      ['he probado con otro gimnasio', 'con otro gimnasio'],
    ],
  },
}

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(WHOLE[language])('reads “%s”', (text, slots) => {
    expect(findSlots(text, language, WEDNESDAY)).toEqual(slots)
  })
  const cases = Object.entries(SINGLE[language]).flatMap(([slot, rows]) =>
    rows.map(([text, value]) => [slot as keyof Slots, text, value] as const),
  )
  test.each(cases)('finds %s in “%s”: %s', (slot, text, value) => {
    expect(findSlots(text, language, WEDNESDAY)[slot]).toBe(value)
  })
})

test.each([
  [
    'I want to build a company that sells gloves to every gym in the whole wide world',
    'build a company that sells gloves to every gym in the whole',
  ],
  [
    'I want to teach young people from my own street how to box with the best coaches',
    'teach young people from my own street how to box',
  ],
])('the member’s words are shortened without an incomplete end: %s', (text, goal) => {
  expect(findSlots(text, 'en', WEDNESDAY).goal).toBe(goal)
})
