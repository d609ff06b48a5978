import { describe, expect, it } from 'vitest'
import { APP_HELP } from '#content/app-help/app-help.ts'
import { LANGUAGES, type Language } from '#contract/language.ts'
import { answerQuestion } from '../answer-question.ts'
import { buttonText } from '../reading/button-text.ts'
import { choicesOf } from '../reading/shown-reading.ts'
import { NOTHING_KNOWN, type Reply, type Turn } from '../strategist.ts'

const TODAY = '2026-11-15'

/** The replies to messages that are said one after the other. */
function talk(language: Language, ...messages: string[]): Reply[] {
  const history: Turn[] = []
  return messages.map((message) => {
    const about = { template: 'general', persona: null, memory: NOTHING_KNOWN, today: TODAY, seed: 'recalled' } as const
    const reply = answerQuestion({ ...about, message, language, history: [...history] })
    history.push({ role: 'user', content: message }, { role: 'assistant', content: reply.text, trace: reply.trace })
    return reply
  })
}

const said = (replies: readonly Reply[]): string => replies.at(-1)?.text ?? ''

const FIGHT: Record<Language, string> = {
  en: 'first amateur boxing match on december 12 and I gas out in round two',
  pt: 'minha primeira luta é dia 12 de dezembro e eu canso no segundo round',
  es: 'mi primera pelea es el 12 de diciembre y me canso en el segundo round',
}

describe.each<[Language, { day: string[]; plan: string[]; why: string[]; told: string[] }]>([
  [
    'en',
    {
      day: ['when is it again?', 'how many days left'],
      plan: [
        'can you sum up the plan',
        'tl;dr?',
        'give me the short version',
        'can you give me that in short please',
        'plan in two lines',
      ],
      why: ['why?', 'how come'],
      told: ['what did I tell you about me?', 'what have I told you so far'],
    },
  ],
  [
    'pt',
    {
      day: ['quando é mesmo?', 'quantos dias faltam?'],
      plan: ['resume o plano pra mim', 'me dá a versão curta', 'faz um resumo aí', 'me passa o plano em poucas linhas'],
      why: ['por quê?', 'por que isso?'],
      told: ['o que eu te contei até agora?', 'o que você sabe sobre mim'],
    },
  ],
  [
    'es',
    {
      day: ['¿cuándo era?', '¿cuántos días faltan?'],
      plan: [
        'resúmeme el plan',
        'dame la versión corta',
        'hazme un resumen',
        'pasame el plan cortito',
        '¿cuál era el plan?',
      ],
      why: ['¿por qué?', 'y por qué eso'],
      told: ['¿qué te he contado hasta ahora?', 'qué sabes de mí'],
    },
  ],
])('after a plan in %s', (language, { day, plan, why, told }) => {
  it.each(day)('“%s” gets the day', (message) => {
    expect(said(talk(language, FIGHT[language], message))).toMatch(/\b12\b.*\b4\b|\b12\b.*\b27\b/)
  })

  it.each(plan)('“%s” gets the steps in short', (message) => {
    const [first, summary] = talk(language, FIGHT[language], message)
    const steps = first?.text.match(/^\d\. \*\*.+$/gm) ?? []
    expect(steps.length).toBeGreaterThan(0)
    for (const step of steps) expect(summary?.text).toContain(step.replace(/^\d\. \*\*.+?\*\* /, ''))
  })

  it.each(why)('“%s” gets the reason', (message) => {
    const { trace } = talk(language, FIGHT[language], message).at(-1) as Reply
    expect(trace).toMatchObject({ act: 'question', opener: null })
  })

  it.each(told)('“%s” gets what was told', (message) => {
    expect(said(talk(language, FIGHT[language], message))).toContain(FIGHT[language].slice(0, 20))
  })
})

describe.each(LANGUAGES)('a question about Kiai in %s', (language) => {
  const { price, privacy } = APP_HELP[language]

  it('is answered, and so is what is offered besides on a tap', () => {
    const [other = ''] = privacy.asked
    const [first] = talk(language, `${price.asked[0]} ${price.asked[1]}`)
    expect(first?.text).toBe(price.answer)
    const [offered = ''] = choicesOf(first?.trace as Reply['trace'], language)
    const [, tapped] = talk(language, `${price.asked[0]} ${price.asked[1]}`, offered)
    expect(Object.values(APP_HELP[language]).map(({ answer }) => answer)).toContain(tapped?.text)
    expect(tapped?.trace.nearest).toBeUndefined()
    expect(talk(language, FIGHT[language], buttonText(other, language)).at(-1)?.text).toBe(privacy.answer)
  })
})

describe('what the member puts right', () => {
  it.each<[Language, string, string]>([
    ['en', 'I have 4 hours a week to train for a bjj comp in 6 weeks', 'actually I only have 2 hours a week'],
    ['pt', 'tenho 4 horas por semana pra treinar pro campeonato daqui a 6 semanas', 'na verdade só tenho 2 horas'],
    ['es', 'tengo 4 horas por semana para entrenar para el torneo en 6 semanas', 'en realidad solo tengo 2 horas'],
  ])('changes the hours of the plan and says so: %s', (language, first, message) => {
    const [before, after] = talk(language, first, message)
    expect(before?.text).toContain('4 h ')
    expect(after?.text).toContain('2 h ')
    expect(after?.text).not.toContain('4 h ')
    expect(after?.trace).toMatchObject({ act: 'correction', said: { hours_a_week: 2 } })
  })

  it.each<[Language, string, string, string]>([
    [
      'en',
      'gym rent is 6000 a month and I have 37 members at 130',
      'wait the rent is 5200',
      'so how many members do I need?',
    ],
    [
      'pt',
      'o aluguel da academia é 6000 e tenho 37 alunos pagando 130',
      'corrigindo: o aluguel é 5200',
      'quantos alunos eu preciso então?',
    ],
    [
      'es',
      'el alquiler del gimnasio es 6000 y tengo 37 alumnos que pagan 130',
      'me equivoqué, el alquiler es 5200',
      '¿cuántos alumnos necesito entonces?',
    ],
  ])('changes the sum, also when it is asked for later: %s', (language, first, message, later) => {
    const replies = talk(language, first, message, later)
    const sums = replies.map(({ text }) => text.split('\n\n').find((part) => part.includes('×')))
    expect(sums[0]).toMatch(/\b47\b/)
    expect(sums[1]).toMatch(/5[.,]200.*\b40\b/)
    expect(sums[2]).toBe(sums[1])
  })

  it.each<[Language, string, string, readonly string[]]>([
    [
      'en',
      '70 members at 45, rent 1600',
      'rent is 1850 actually',
      ['so what is left now?', 'do the sum again please', 'what was the total again'],
    ],
    [
      'pt',
      '60 alunos, mensalidade 110, aluguel 3000',
      'o aluguel subiu pra 3400',
      ['quanto sobra então?', 'faz a conta de novo', 'refaz o cálculo'],
    ],
    [
      'es',
      '50 socios a 40, alquiler 1200',
      'perdón, los socios son 58',
      ['¿y cuánto me queda?', 'haceme la cuenta de nuevo', 'repíteme el cálculo'],
    ],
  ])('is calculated with when the sum is asked for again: %s, %s', (language, first, message, asked) => {
    const [, corrected] = talk(language, first, message)
    const sum = corrected?.text.split('\n\n').find((part) => part.includes('×'))
    expect(sum).toBeDefined()
    for (const again of asked) expect(said(talk(language, first, message, again))).toBe(sum)
  })

  it('is said with what it counts, and the answer stays where nothing depends on it', () => {
    const [, corrected] = talk('es', 'un promotor me debe 8000 pesos desde marzo', 'eran 6500, no 8000')
    expect(corrected?.text).toContain('6500 pesos')
    expect(corrected?.text).toContain('8000')
  })

  it('among numbers of another matter makes the sum of its own message anew', () => {
    const replies = talk(
      'en',
      'sold 64 tickets at 35 each, I keep 20%, and the bus cost 90. how much is mine?',
      'rent is 2,000, 60 members at 50. do we make money?',
      'sorry rent is 2,400 and its 55 members',
    )
    expect(said(replies)).toContain('55 members × 50 = 2,750. After 2,400 of costs, 350 is left.')
  })

  it('stands in what was told, with the day in words', () => {
    const replies = talk('en', FIGHT.en, 'they moved it to the 19th', 'what have I told you so far')
    expect(said(replies)).toContain('December 19, 2026')
    expect(said(replies)).not.toContain('december 12')
  })

  it.each<[Language, ...string[]]>([
    [
      'en',
      'trials are 12 february',
      'sorry, not the 12th, they have moved the trials to 5 march',
      'when is it?',
      'Mar 5',
    ],
    [
      'es',
      'mi examen de cinturón es el 28 de noviembre',
      'ya no es el 28, es el 5 de diciembre',
      '¿cuándo es mi examen?',
      '5 de dic',
    ],
  ])('changes the day with its month, also when it is asked for later: %s', (language, ...messages) => {
    const day = messages.pop() ?? ''
    const [, corrected, asked] = talk(language, ...messages)
    expect(corrected?.text).toContain(day)
    expect(asked?.text).toContain(day)
  })

  it('changes the day everywhere', () => {
    const replies = talk('es', FIGHT.es, 'perdón, es el 19, no el 12', 'resúmeme el plan', '¿cuándo era?')
    for (const { text } of replies.slice(1)) {
      expect(text).toContain('19 de dic')
      expect(text).not.toContain('12 de dic')
    }
  })
})

it.each<[Language, string]>([
  ['en', 'what is the date today?'],
  ['pt', 'que dia é hoje?'],
  ['es', '¿qué fecha es hoy?'],
])('the day is told in %s: “%s”', (language, message) => {
  expect(said(talk(language, message))).toMatch(/\b15\b.*2026/)
})

it.each<[Language, string, string]>([
  ['en', 'my fight is on december 12 and I weigh 79', 'how long do I give him to answer'],
  ['es', 'mi pelea es el 12 de diciembre', 'y el día de la pelea qué le llevo'],
  ['pt', 'minha luta é dia 12 de dezembro', 'quantos quilos faltam?'],
])('not every “how long” asks for the day of the event, in %s: “%s”, “%s”', (language, ...messages) => {
  expect(said(talk(language, ...messages))).not.toMatch(/^[^\n]*\b12\b[^\n]*$/)
})

describe('the step that matters most', () => {
  it.each<[Language, string]>([
    ['en', 'which step matters most?'],
    ['en', 'what do I do first'],
    ['pt', 'qual é o passo mais importante?'],
    ['es', '¿cuál es el paso más importante?'],
  ])('is the first of the plan, in %s by “%s”', (language, message) => {
    const replies = talk(language, FIGHT[language], message)
    const [, first = ''] = /^1\. (.+)$/m.exec(replies[0]?.text ?? '') ?? []
    expect(first).not.toBe('')
    expect(said(replies)).toContain(first)
    expect(said(replies)).not.toContain('2.')
  })
})

it.each<[Language, string]>([
  ['en', 'can u give me all that in two lines'],
  ['pt', 'resume esse plano em 2 linhas pfv'],
  ['es', 'resúmemelo en dos renglones porfa'],
])('a summary has no more lines than were asked for, in %s by “%s”', (language, message) => {
  const lines = said(talk(language, FIGHT[language], message)).split('\n')
  expect(lines.length).toBeLessThanOrEqual(2)
  expect(lines[0]).toMatch(/^1\. /)
})

describe('a number that is only supposed', () => {
  it.each<[Language, string, string, string]>([
    ['en', 'my gym has 40 members at 60 and the rent is 1800', 'and if only 30 come?', '30 members × 60 = 1,800'],
    ['en', 'my gym has 40 members at 60 and the rent is 1800', 'what if I charge 70', '40 members × 70 = 2,800'],
    ['pt', 'academia com 40 alunos a 120, aluguel 2500', 'e se forem só 30?', '30 alunos × 120 = 3.600'],
    ['es', 'gimnasio con 40 socios a 30, renta 900', '¿y si solo vienen 25?', '25 alumnos × 30 = 750'],
  ])('is calculated with, in %s after “%s”: “%s”', (language, told, message, sum) => {
    expect(said(talk(language, told, message))).toContain(sum)
  })

  it('changes nothing of what was told', () => {
    const replies = talk(
      'en',
      'my gym has 40 members at 60 and the rent is 1800',
      'and if only 30 come?',
      'the sum again',
    )
    expect(said(replies)).toContain('40 members × 60')
  })
})

describe('an amount that is wanted', () => {
  const GYM = 'rent 1400 a month, insurance 90, 45 members at 40'
  it.each<[Language, string, string, string]>([
    ['en', GYM, 'how many do i need to have 500 left', '500 + 1,490 = 1,990; ÷ 40 ≈ 49.8: that takes 50, 5 more'],
    ['en', GYM, 'how many do i need to have 200 left', 'the 45 that you have are enough'],
    [
      'en',
      'a seminar: he wants 600, I expect 28 people at 35. do we make anything?',
      'what would I have to charge to clear 400',
      '400 + 600 = 1,000; ÷ 28 ≈ 35.7 each',
    ],
    [
      'pt',
      'academia com 48 alunos pagando 150, aluguel 3.200, professor 1.500. quanto sobra?',
      'quantos alunos preciso pra sobrar 4 mil',
      '4.000 + 4.700 = 8.700; ÷ 150 = 58: são necessárias 58 pessoas, 10 a mais',
    ],
    [
      'es',
      'gym de box, renta 18,000 al mes, luz 2,000 y 45 alumnos pagando 650. ¿cuánto me queda?',
      'y cuantos alumnos necesito pa que me queden 10 mil limpios',
      '10,000 + 20,000 = 30,000; ÷ 650 ≈ 46.2',
    ],
  ])('in %s after “%s”: “%s”', (language, told, message, sum) => {
    expect(said(talk(language, told, message))).toContain(sum)
  })
})

describe('what was misunderstood', () => {
  it.each<[Language, string, string, string]>([
    [
      'en',
      'i keep getting tapped by armbars',
      'no i mean i want to finish armbars, not escape them',
      'An armbar works when',
    ],
  ])('is answered when it is said again, in %s after “%s”: “%s”', (language, first, message, answer) => {
    expect(said(talk(language, first, message))).toContain(answer)
  })

  it.each<[Language, string, string, string]>([
    ['en', 'my coach shouts at me in every session', 'i asked my coach and he said no', 'that is another question'],
    ['es', 'mi entrenador me grita siempre', 'hablo con él mañana entonces', 'te entendí mal'],
  ])('is not what is told of somebody, in %s after “%s”: “%s”', (language, first, message, lead) => {
    const replies = talk(language, first, message)
    expect(said(replies)).not.toContain(lead)
    expect(replies.at(-1)?.trace.subject).toEqual(replies[0]?.trace.subject)
  })
})

describe('an answer that stays after something was put right', () => {
  it.each<[Language, string, string, string, string]>([
    [
      'en',
      'how do i get better at kicks, i train 4 times a week',
      'its more like 2 times lol',
      '2 times',
      'two sessions a week',
    ],
    ['en', 'is it too late to start boxing at 42?', 'oops typo, im 17', 'at 17', 'at 17, no losing weight'],
    ['en', 'my left shoulder is stiff after pads, what stretches', 'sry right not left', 'right shoulder', 'that side'],
    ['pt', 'to treinando 5x por semana e vivo cansado, o q eu faço', '5 não, 3', '3x', 'três treinos por semana'],
    ['es', 'entreno 3 veces por semana y vivo cansado', 'en realidad son 5', '5 veces', 'cinco sesiones por semana'],
  ])('in %s, after “%s”, says what changes with “%s”', (language, first, message, what, changes) => {
    const text = said(talk(language, first, message))
    expect(text).toContain(what)
    expect(text).toContain(changes)
  })

  it.each<[Language, string, string, string]>([
    [
      'en',
      'i get so nervous before sparring, cant sleep the night before',
      'its not for me tho, its my brother',
      'your brother',
    ],
    ['pt', 'comecei kickboxing agora, como melhoro o chute alto?', 'não é pra mim, é pro meu irmão', 'seu irmão'],
    ['es', 'me pongo muy nervioso antes del sparring', 'no es para mí, es para mi hija', 'tu hija'],
  ])('in %s, after “%s”, says whom “%s” is about', (language, first, message, person) => {
    expect(said(talk(language, first, message))).toContain(person)
  })
})

describe('members who leave', () => {
  it.each<[Language, string, string, string]>([
    ['en', 'we have 48 kids at $80 a month and pay $2100 rent', 'say ten of them quit', '38 members × 80 = 3,040'],
    ['pt', 'tenho 60 alunos pagando 120 e aluguel de 3000', 'e se saírem 10', '50 alunos × 120 = 6.000'],
    ['es', 'tengo 60 socios a 600 pesos y pago 15000 de renta', 'pon que se salen diez', '50 alumnos × 600 = 30,000'],
  ])('in %s, after “%s”, are taken away by “%s”', (language, first, message, sum) => {
    expect(said(talk(language, first, message))).toContain(sum)
  })
})

it('what was asked is said again when somebody asks for the question', () => {
  const question = 'how do i breathe when sparring, im dead after one round'
  expect(said(talk('en', question, 'also i only train twice a week', 'lol what was my question again'))).toContain(
    question,
  )
})

it.each<[Language, string]>([
  ['en', 'what day is it today actually? and how long do i have'],
  ['pt', 'que dia é hoje mesmo? tô perdido'],
  ['es', 'oye, hoy que dia es?'],
])('in %s, “%s” gets the day of today and that of the event', (language, message) => {
  const text = said(talk(language, FIGHT[language], message))
  expect(text).toMatch(/15/)
  expect(text).toMatch(/12/)
})

describe('a day that is put right', () => {
  it.each<[Language, string, string, string]>([
    ['en', 'my bjj tournament is on december 12 and I get so nervous', 'sorry, december 19', 'gives you 7 days more'],
    ['pt', 'meu campeonato é dia 12 de dezembro e fico muito nervoso', 'errei, é dia 5 de dezembro', '7 dias a menos'],
    [
      'es',
      'mi torneo es el 12 de diciembre y me pongo muy nervioso',
      'perdón, es el 19 de diciembre',
      'Ganaste 7 días',
    ],
  ])('says how much time there is now: %s', (language, first, message, changes) => {
    expect(said(talk(language, first, message))).toContain(changes)
  })

  it('counts from today what is left, and from the day before what it was moved by', () => {
    const first = 'mi pelea es el 12 de diciembre y me canso en el segundo round'
    expect(talk('es', first, 'adelantaron la pelea, ya nomás quedan 2 semanas').at(-1)?.trace.said).toEqual({
      event_date: '2026-11-29',
    })
    expect(talk('es', first, 'adelantaron la pelea una semana').at(-1)?.trace.said).toEqual({
      event_date: '2026-12-05',
    })
  })
})

it.each<[Language, string, string]>([
  ['en', 'how do I defend the low kick', 'sorry, my mistake, he kicks the calf, he is not going for the thigh'],
  ['pt', 'como eu me defendo de chute baixo', 'desculpa, é chute na panturrilha que eu quis dizer'],
  ['es', 'cómo defiendo la patada baja', 'perdón, quise decir la que va a la pantorrilla'],
])('what is put right without a number or known word counts: %s', (language, first, message) => {
  const [before, after] = talk(language, first, message)
  expect(after?.text.split('\n\n').slice(0, 2).join(' ')).toMatch(/calf|panturrilha|punta del pie/i)
  expect(after?.text).not.toBe(before?.text)
})

it('the day in a message that was answered with a warning can be asked for in the same talk', () => {
  const history: Turn[] = [
    { role: 'user', content: 'the cast on my broken hand comes off on December 4' },
    {
      role: 'assistant',
      content: 'How is it now?',
      trace: {
        ...{ act: 'new-problem', cards: [], used: [], opener: null, asked: null },
        ...{ safety: 'injury', safety_level: 'ask' },
      },
    },
  ]
  const about = { template: 'general', persona: null, memory: NOTHING_KNOWN, today: TODAY, seed: 'recalled' } as const
  const asked = { ...about, message: 'when does the cast come off again?', language: 'en', history } as const
  expect(answerQuestion(asked).text).toContain('Dec 4')
  const told = { ...asked, message: 'what did I tell you so far?' }
  expect(answerQuestion(told).text).toContain('the cast on my broken hand')
})

it.each<[Language, string, string]>([
  ['en', 'my gym has 84 members at 75', 'costs are 2100 rent plus 1800 coaches plus about 400 for the rest'],
  ['en', '64 members at $140 a month, rent $4,200, one instructor $1,500', 'Insurance comes to about $650 on top.'],
  ['pt', '92 alunos a 180, aluguel 6500', 'esqueci de dizer: pago dois professores, 2.500 cada, e mais 1.200 de luz'],
  ['es', '50 socios a 40, alquiler 1200', 'me faltó decir: 300 de luz y además 900 de un profe'],
])('numbers that are added put nothing right: %s', (language, first, message) => {
  expect(talk(language, first, message).at(-1)?.trace.act).not.toBe('correction')
})

describe('what was advised', () => {
  const week = 'need a week plan: boxing tuesday and thursday, gym monday, I work in a warehouse'

  it('for a day is said again', () => {
    const [plan, day] = talk('en', week, 'what was on thursday again in that plan?')
    expect(plan?.text).toContain('Thursday')
    expect(day?.text.split('\n\n').at(-1)).toContain('Thursday')
  })

  it('first and last can be asked for', () => {
    const [advice, last] = talk('en', 'how do I stop telegraphing my right hand', 'what do you mean by that last bit?')
    const ended = last?.text.split('\n\n').at(-1) ?? ''
    expect(advice?.text).toContain(ended)
    expect(advice?.text.startsWith(ended)).toBe(false)
  })

  it('can be cut down to as many points as are wanted', () => {
    const [, most] = talk('en', 'how do I get a sponsor for my fights', 'what are the 2 most important points of that')
    expect(most?.text.match(/^\d\. /gm)).toHaveLength(2)
  })
})

it('a time of day that was told is quoted', () => {
  const told = 'boxing bout on December 5, I have to be at the leisure centre by 4'
  expect(talk('en', told, 'what time do I have to be there again?').at(-1)?.text).toContain('by 4')
})

it('costs that come in addition are added up with those told before', () => {
  const asked = [
    '92 alunos a 180, aluguel 6500',
    'esqueci de dizer: pago dois professores, 2.500 cada, e mais 1.200 de luz',
  ]
  const { text } = talk('pt', ...(asked as [string, string])).at(-1) as Reply
  expect(text).toContain('6.500 + 5.000 + 1.200 = 12.700')
})

it('a new day of an operation gets no advice on training until then', () => {
  const { text } = talk('en', 'my knee surgery is on december 3, what now', 'sorry, it is on december 10').at(
    -1,
  ) as Reply
  expect(text).not.toContain('7 days more')
})

it.each<[Language, string, string]>([
  ['en', 'what do I do this week then', 'week'],
  ['pt', 'e essa semana o que eu faço exatamente?', 'semana'],
  ['es', '¿y esta semana qué hago exactamente?', 'semana'],
])('what to do this week is taken from what was advised: %s', (language, message, word) => {
  const replies = talk(language, FIGHT[language], message)
  const [, step = ''] = /^1\. (.+)$/m.exec(replies[0]?.text ?? '') ?? []
  expect(said(replies)).toContain(step)
  expect(said(replies).split('\n')[0]).toContain(word)
  // The steps of the day itself come later.
  expect(said(replies)).not.toMatch(/\*\*[^*]*\b12\b[^*]*\*\*/)
})

it('a long text is said again in few words, with its own sentences', () => {
  const [first, simpler] = talk('en', 'how do I stop dropping my hands in sparring?', 'can you say that simpler')
  const sentences = (simpler?.text ?? '').split('\n\n')[1]?.split(/(?<=[.!?]) /) ?? []
  expect(sentences.length).toBeGreaterThan(0)
  for (const sentence of sentences) expect(first?.text).toContain(sentence.replace(/^- /, '').slice(0, 30))
  expect(simpler?.text.length).toBeLessThan(first?.text.length ?? 0)
})
