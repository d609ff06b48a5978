import fc from 'fast-check'
import { describe, expect, inject, it } from 'vitest'
import { DIRECT_ANSWERS } from '#content/direct-answers/direct-answers.ts'
import { KNOWLEDGE } from '#content/knowledge/knowledge.ts'
import { PLAIN_BEGINNINGS } from '#content/plain-beginnings/plain-beginnings.ts'
import { PLAYBOOK } from '#content/playbook/playbook.ts'
import { READING_LABELS } from '#content/reading/labels/labels.ts'
import { TALK } from '#content/talk/talk.ts'
import { LANGUAGES, type Language } from '#contract/language.ts'
import { PERSONA_LABELS } from '#contract/personas.ts'
import { TEMPLATES, type Template } from '#contract/strategy.ts'
import { answerQuestion } from './answer-question.ts'
import { readyAnswersOf } from './knowledge/ready-answer.ts'
import { concreteAnswers, followUps } from './knowledge/written-lists.ts'
import { buttonText } from './reading/button-text.ts'
import { fold } from './reading/fold.ts'
import { readMessage } from './reading/read-message.ts'
import { type Memory, NOTHING_KNOWN, type Question, type Reply, type Turn } from './strategist.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** How many random questions each rule of an answer is tried with. */
    randomQuestions: number
  }
}

const RANDOM_QUESTIONS = inject('randomQuestions')
const TODAY = '2026-11-15'

const question = (language: Language, message: string, more: Partial<Question> = {}): Question => ({
  message,
  language,
  template: 'general',
  persona: null,
  history: [],
  memory: NOTHING_KNOWN,
  today: TODAY,
  seed: 'conversation',
  ...more,
})

/** Parts of messages that can be combined in any way. */
const SAYINGS = {
  en: {
    goals: [
      'I want to win my first fight',
      'I want to ask my boss for a raise',
      'I want to open my own gym',
      'I want to sleep better',
      'My goal is a black belt',
    ],
    obstacles: [
      'but I freeze when he comes forward',
      'but I am afraid of hearing no',
      'but I have no money',
      'but I always put it off',
      'but my partner does not support me',
    ],
    dates: ['in six weeks', 'on December 12', 'next Friday', 'tomorrow', ''],
    sports: ['boxing', 'judo', 'muay thai', 'BJJ'],
  },
  pt: {
    goals: [
      'Quero ganhar minha primeira luta',
      'Quero pedir aumento pro meu chefe',
      'Quero abrir minha academia',
      'Quero dormir melhor',
      'Minha meta é a faixa preta',
    ],
    obstacles: [
      'mas eu travo quando ele vem pra cima',
      'mas tenho medo de ouvir um não',
      'mas não tenho dinheiro',
      'mas sempre deixo pra depois',
      'mas minha família não apoia',
    ],
    dates: ['daqui a seis semanas', 'no dia 12 de dezembro', 'na próxima sexta', 'amanhã', ''],
    sports: ['boxe', 'judô', 'muay thai', 'jiu-jítsu'],
  },
  es: {
    goals: [
      'Quiero ganar mi primera pelea',
      'Quiero pedir un aumento a mi jefe',
      'Quiero abrir mi gimnasio',
      'Quiero dormir mejor',
      'Mi meta es el cinturón negro',
    ],
    obstacles: [
      'pero me bloqueo cuando me presionan',
      'pero me da miedo que digan que no',
      'pero no tengo dinero',
      'pero siempre lo dejo para después',
      'pero mi familia no me apoya',
    ],
    dates: ['en seis semanas', 'el 12 de diciembre', 'el próximo viernes', 'mañana', ''],
    sports: ['boxeo', 'judo', 'muay thai', 'jiu-jitsu'],
  },
} as const

const anyQuestion = fc
  .record({
    language: fc.constantFrom('en', 'pt', 'es'),
    goal: fc.nat(4),
    obstacle: fc.nat(4),
    date: fc.nat(4),
    sport: fc.nat(3),
    template: fc.constantFrom(...TEMPLATES),
    persona: fc.option(fc.constantFrom(...PERSONA_LABELS)),
    seed: fc.string({ maxLength: 8 }),
  } as const)
  .map(({ language, goal, obstacle, date, sport, template, persona, seed }) => {
    const say = SAYINGS[language]
    const message = `${say.goals[goal]} ${say.dates[date]} ${say.obstacles[obstacle]}. ${say.sports[sport]}.`
    return question(language, message, { template, persona, seed })
  })

/** Words that only this language has. Not `\b`, which sees the end of a word in the middle of “você”. */
const TELLTALES: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:the|you|your|and)(?!\p{L})/giu,
  pt: /(?<!\p{L})(?:você|não|uma|em|com|seu|sua|foi|do|os|ou|ao|mais)(?!\p{L})/giu,
  es: /(?<!\p{L})(?:el|los|una|con|en|tu|y|del|al|qué|más|fue)(?!\p{L})/giu,
}
const IF_THEN: Record<Language, RegExp> = { en: /\bIf .+, then /, pt: /\bSe .+, então /, es: /\bSi .+, entonces / }

const stepsIn = (text: string): string[] => text.match(/^\d\. \*\*.+?\*\*.*$/gm) ?? []
const trigrams = (text: string): Set<string> => {
  const words = fold(text).split(/\s+/)
  return new Set(words.slice(2).map((word, index) => `${words[index]} ${words[index + 1]} ${word}`))
}
const overlap = (one: string, other: string): number => {
  const [a, b] = [trigrams(one), trigrams(other)]
  return [...a].filter((gram) => b.has(gram)).length / Math.min(a.size, b.size)
}

/** Sends the messages one after another and keeps the answers as history. */
function converse(language: Language, messages: readonly string[], more: Partial<Question> = {}): Reply[] {
  let history: Turn[] = []
  return messages.map((message) => {
    const reply = answerQuestion(question(language, message, { ...more, history }))
    history = [
      ...history,
      { role: 'user', content: message },
      { role: 'assistant', content: reply.text, trace: reply.trace },
    ]
    return reply
  })
}

/** Without quotations, the questions of what may be nearer, and the line that names a source, whose title may be a question. */
const ownWords = (text: string): string =>
  text.replace(/^\*[^*].*\*$|^- \*\*.+?\*\* .*$/gm, '').replace(/“[^”]*”|«[^»]*»|(?<=^|[\s(])'[^'\n]*'/g, '')
const questionsIn = (text: string): number => ownWords(text).match(/\?/g)?.length ?? 0
/** What may be asked: one question, or those that a knowledge entry puts and answers itself. */
const mayAsk = ({ trace }: Reply, language: Language): number =>
  Math.max(1, trace.entry === undefined ? 0 : questionsIn(KNOWLEDGE[language][trace.entry].answer))

it.each<[Language, string]>([
  ['en', 'I did not make the team for nationals and I am so angry with the coach'],
  ['pt', 'não entrei na seleção da academia para o brasileiro e estou bravo com o professor'],
  ['es', 'no entré en la selección de mi gimnasio para el nacional y estoy muy molesto con el profe'],
])('nobody is congratulated on being left out: %s', (language, message) => {
  // What may be said to the one who was chosen stands in quotation marks.
  const { text } = answerQuestion(question(language, message))
  expect(text.replace(/“[^”]*”|«[^»]*»/g, '')).not.toMatch(/congrat|parab[eé]ns|felicidad|notici[oó]n|what good news/i)
})

/** Whether a reply says in short what a message may mean, in place of one answer. */
const offersReadings = ({ text, trace }: Pick<Reply, 'text' | 'trace'>): boolean =>
  LANGUAGES.some((language) => TALK[language].mayMean.some((lead) => text.startsWith(lead))) &&
  (trace.besides ?? []).every(({ way }) => LANGUAGES.some((language) => text.includes(buttonText(way, language))))

describe('every answer to a problem', () => {
  it('is in the requested language, asks at most one question, and leaves no gap', () => {
    fc.assert(
      fc.property(anyQuestion, (asked) => {
        const reply = answerQuestion(asked)
        const { text } = reply
        const count = (language: Language): number => text.match(TELLTALES[language])?.length ?? 0
        for (const other of ['en', 'pt', 'es'] as const) {
          if (other === asked.language) continue
          // One line may hold none of the words that tell the language.
          if (text.split(/\s+/).length < 40) expect(count(asked.language), text).toBeGreaterThanOrEqual(count(other))
          else expect(count(asked.language), text).toBeGreaterThan(count(other))
        }
        expect(questionsIn(text), text).toBeLessThanOrEqual(mayAsk(reply, asked.language))
        expect(ownWords(text).match(/¿/g)?.length ?? 0).toBe(asked.language === 'es' ? questionsIn(text) : 0)
        expect(text.split(/\s+/).length, text).toBeLessThanOrEqual(245)
        expect(text).not.toMatch(/[{}]|undefined|null/)
      }),
      { numRuns: RANDOM_QUESTIONS },
    )
  })

  it('is a plan with dated steps and a rule, a ready answer, or a question which matter it is', () => {
    const forms = new Set<string>()
    fc.assert(
      fc.property(anyQuestion, (asked) => {
        const { text, trace, plan } = answerQuestion(asked)
        if (trace.programme) {
          forms.add('programme')
          expect(text).toMatch(/^(?:-|\d\.) \*\*/m)
          return
        }
        if (offersReadings({ text, trace })) {
          forms.add('what it may mean')
          expect(trace.besides?.length, text).toBeGreaterThan(1)
          return
        }
        if (plan === null && trace.asked === null) {
          forms.add('concrete')
          expect(
            [...concreteAnswers(asked.language), ...Object.values(PLAIN_BEGINNINGS[asked.language])].some(
              ({ answer }) => text.includes(answer),
            ),
            text,
          ).toBe(true)
          return
        }
        if (plan === null) {
          forms.add('question')
          // A general answer about an event asks for its day.
          if (trace.asked === 'event_date') return
          expect(trace.asked, text).toBe('matter')
          expect(trace.choices?.length ?? 0, text).toBeGreaterThan(0)
          return
        }
        expect(trace.cards).toHaveLength(1)
        expect(plan.steps.length).toBeGreaterThan(0)
        expect(plan.if_then).toMatch(IF_THEN[asked.language])
        if (trace.entry !== undefined) {
          forms.add('entry')
          expect(text).toContain(KNOWLEDGE[asked.language][trace.entry].step)
          return
        }
        forms.add('plan')
        const steps = stepsIn(text)
        expect(steps.length, text).toBeGreaterThanOrEqual(1)
        expect(steps.length).toBeLessThanOrEqual(3)
        expect(text).toMatch(IF_THEN[asked.language])
        expect(text.split(/\s+/).length, text).toBeGreaterThanOrEqual(60)
      }),
      { numRuns: RANDOM_QUESTIONS },
    )
    expect(forms).toContain('plan')
  })

  it('keeps every date between today and the event', () => {
    fc.assert(
      fc.property(anyQuestion, (asked) => {
        const { plan } = answerQuestion(asked)
        const event = readMessage(asked).slots.event_date ?? null
        const days = (plan?.steps ?? []).map((step) => step.due_date).filter((day) => day !== null)
        expect(days).toEqual([...new Set(days)].sort())
        for (const day of days) {
          expect(day >= TODAY).toBe(true)
          if (event !== null) expect(day <= event, `${day} after ${event}`).toBe(true)
        }
      }),
      { numRuns: RANDOM_QUESTIONS },
    )
  })

  it('depends on the message: another sport, date or obstacle gives another answer', () => {
    for (const language of ['en', 'pt', 'es'] as const) {
      const { goals, obstacles, dates, sports } = SAYINGS[language]
      const answer = (obstacle: number, date: number, sport: number): string =>
        answerQuestion(
          question(language, `${goals[0]} ${dates[date]} ${obstacles[obstacle]}. ${sports[sport]}.`, {
            template: 'fight',
          }),
        ).text
      const base = answer(0, 0, 0)
      for (const other of [answer(1, 0, 0), answer(0, 1, 0), answer(0, 0, 1)]) expect(other).not.toBe(base)
    }
  })

  it('is the same for the same question and seed, and differs with another seed', () => {
    const messages = [
      'My boss never listens to me',
      'My exam is on December 12 and I have not started',
      'My fight is on December 12 and I freeze',
    ]
    const answersTo = messages.map((message) => {
      const asked = question('en', message)
      expect(answerQuestion(asked)).toEqual(answerQuestion(asked))
      return new Set(Array.from({ length: 12 }, (_, seed) => answerQuestion({ ...asked, seed: `${seed}` }).text)).size
    })
    expect(Math.max(...answersTo)).toBeGreaterThan(4)
    expect(Math.min(...answersTo)).toBeGreaterThan(1)
  })

  it('lists as used only what is in its text', () => {
    const { text, trace } = answerQuestion(
      question('en', 'I want to win my judo tournament on December 12 but I freeze, I train 4 hours a week', {
        template: 'fight',
      }),
    )
    expect(trace.used).toEqual(expect.arrayContaining(['event_date', 'sport', 'hours_a_week']))
    for (const said of ['judo', 'Dec 12', '4 h a week']) expect(text).toContain(said)
    expect(trace.used).not.toContain('money')
    expect(trace.used).not.toContain('quiz')
  })
})

describe('a conversation', () => {
  const PROBLEMS: Record<Language, readonly string[]> = {
    en: [
      'My guard gets passed all the time',
      'I cannot sleep before a fight',
      'My boss never listens to me',
      'I gas out in round two',
      'I have no time to train',
      'I lost my last fight',
      'I am afraid of getting hit',
      'My gym loses members',
      'I put everything off',
      'I want to save money for a trip',
    ],
    pt: [
      'Sempre passam minha guarda',
      'Não consigo dormir antes da luta',
      'Meu chefe nunca me escuta',
      'Canso no segundo round',
      'Não tenho tempo para treinar',
      'Perdi minha última luta',
      'Tenho medo de apanhar',
      'Minha academia perde alunos',
      'Deixo tudo para depois',
      'Quero guardar dinheiro para viajar',
    ],
    es: [
      'Siempre me pasan la guardia',
      'No puedo dormir antes de la pelea',
      'Mi jefe nunca me escucha',
      'Me canso en el segundo round',
      'No tengo tiempo para entrenar',
      'Perdí mi última pelea',
      'Me da miedo que me peguen',
      'Mi gimnasio pierde alumnos',
      'Dejo todo para después',
      'Quiero ahorrar para un viaje',
    ],
  }

  const BY_DAY: Record<Language, string> = {
    en: 'It must be better by December 12.',
    pt: 'Tem que melhorar até 12 de dezembro.',
    es: 'Tiene que mejorar hasta el 12 de diciembre.',
  }

  it.each(['en', 'pt', 'es'] as const)('%s: repeats no opener and few words over ten answers', (language) => {
    // Every second message names a day, so that it gets a plan. A short answer begins with the answer, without an opener.
    const messages = PROBLEMS[language].map((problem, place) =>
      place % 2 ? `${problem}. ${BY_DAY[language]}` : problem,
    )
    const replies = converse(language, messages)
    const openers = replies.map((reply) => reply.trace.opener).filter((opener) => opener !== null)
    expect(openers.length).toBeGreaterThan(0)
    expect(new Set(openers).size).toBe(openers.length)
    replies.slice(1).forEach((reply, index) => {
      // What stood in short before may be said in full.
      const before = replies[index]?.text.replace(/^- \*\*.+?\*\* .*$/gm, '') ?? ''
      expect(overlap(reply.text, before), reply.text).toBeLessThan(0.35)
    })
    const fresh = replies.filter((reply) => reply.trace.act === 'new-problem').flatMap((reply) => reply.trace.cards)
    expect(new Set(fresh).size).toBe(fresh.length)
  })

  it.each<[Language, readonly string[]]>([
    [
      'en',
      [
        'I have a fight and I am very nervous',
        'December 12',
        'how do I do step 1?',
        'I don’t have time for that',
        'I did it, three rounds',
        '6',
        'thanks',
      ],
    ],
    [
      'pt',
      [
        'Tenho uma luta e estou muito nervoso',
        '12 de dezembro',
        'como assim o passo 1?',
        'não tenho tempo pra isso',
        'consegui, fiz três rounds',
        '6',
        'valeu',
      ],
    ],
    [
      'es',
      [
        'Tengo una pelea y estoy muy nervioso',
        '12 de diciembre',
        '¿cómo hago el paso 1?',
        'no tengo tiempo para eso',
        'lo logré, hice tres rounds',
        '6',
        'gracias',
      ],
    ],
  ])('%s: proceeds from the missing date to the check-in', (language, messages) => {
    const replies = converse(language, messages, { template: 'fight' })
    const [first, dated, detail, objection, progress, scaled, thanks] = replies
    expect(first?.trace.asked).toBe('event_date')
    expect(dated?.trace.cards).toEqual(first?.trace.cards)
    expect(dated?.trace.used).toContain('event_date')
    expect(dated?.plan?.steps).toHaveLength(3)
    expect(detail?.trace.cards).toEqual(first?.trace.cards)
    // The step that was asked about is repeated, then comes how to do it.
    expect(detail?.text).toMatch(/^> /m)
    expect(detail?.trace.act).toBe('question')
    expect(objection?.trace.act).toBe('objection')
    expect(progress?.trace.act).toBe('progress')
    expect(progress?.trace.matter).toBe(first?.trace.matter)
    expect(scaled?.trace.used).toContain('confidence')
    expect(thanks?.trace.act).toBe('thanks')
    expect(thanks?.trace.cards).toEqual([])
    // Quoted words are for the member to say to someone else, so they do not count as questions.
    for (const reply of replies)
      expect(questionsIn(reply.text), reply.text).toBeLessThanOrEqual(mayAsk(reply, language))
    replies.slice(1).forEach((reply, index) => {
      expect(overlap(reply.text, replies[index]?.text ?? ''), reply.text).toBeLessThan(0.35)
    })
  })

  it('asks a returning member about their commitment, as the only question', () => {
    const memory: Memory = {
      ...NOTHING_KNOWN,
      commitments: [{ id: '1', text: 'run three times', due_date: '2026-11-14' }],
    }
    const { text, trace } = answerQuestion(
      question('en', 'My boss never listens to me', { template: 'career', memory }),
    )
    expect(text.split('\n')[0]).toContain('run three times')
    expect(text.match(/\?/g)).toHaveLength(1)
    expect(trace.asked).toBe('commitment')
    expect(trace.used).toContain('commitments')
    const [, went] = converse('en', ['My boss never listens to me', '3'], { template: 'career', memory })
    expect(went?.trace.cards).toEqual(['setback-recovery'])
  })

  it('takes up how something went that the member reported since the last answer, in a greeting and in a plan', () => {
    const memory: Memory = { ...NOTHING_KNOWN, reported: [{ text: 'clinch drills', outcome: 7 }] }
    for (const [language, hello, problem] of [
      ['en', 'Hi coach', 'I gas out in round two every time'],
      ['pt', 'Oi coach', 'Eu canso no segundo round'],
      ['es', 'Hola coach', 'Me canso en el segundo round'],
    ] as const)
      for (const message of [hello, problem]) {
        const { text, trace } = answerQuestion(question(language, message, { template: 'fight', memory }))
        expect(text, message).toMatch(/“clinch drills”/)
        expect(text, message).toMatch(/7 (?:of|de) 10/)
        expect(trace.used).toContain('commitments')
      }
  })

  it('asks what a message without sense is about, and makes no plan of it', () => {
    for (const [language, message] of [
      ['en', 'asdf qwer zxcv'],
      ['pt', 'kjhg fdsa'],
      ['es', 'hmm'],
    ] as const) {
      const { text, plan, trace } = answerQuestion(question(language, message))
      expect(plan).toBeNull()
      expect(trace.cards).toEqual([])
      expect(text.length).toBeGreaterThan(20)
    }
  })

  it('stays with its subject, and never claims to be human', () => {
    for (const [language, message, act] of [
      ['en', 'tell me a joke', 'off-topic'],
      ['pt', 'me conta uma piada', 'off-topic'],
      ['es', 'cuéntame un chiste', 'off-topic'],
      ['en', 'hello', 'greeting'],
      ['pt', 'oi', 'greeting'],
      ['es', 'hola', 'greeting'],
      ['en', 'are you a bot?', 'about-bot'],
      ['pt', 'você é um robô?', 'about-bot'],
      ['es', '¿eres un robot?', 'about-bot'],
    ] as const) {
      const { text, plan, trace } = answerQuestion(question(language, message))
      expect(trace.act, message).toBe(act)
      expect(plan).toBeNull()
      expect(questionsIn(text)).toBeLessThanOrEqual(1)
      if (act === 'about-bot') expect(text, message).toMatch(/\bprogram/)
    }
  })

  it('lets the mindset coach use the quiz result', () => {
    const memory: Memory = { ...NOTHING_KNOWN, quiz: { fire_level: 65, taken_on: '2026-11-10' } }
    const asked = question('en', 'I doubt myself', { template: 'life', memory })
    expect(answerQuestion({ ...asked, persona: 'mindset' }).text).toContain('65')
    expect(answerQuestion({ ...asked, persona: 'leadership' }).text).not.toContain('65')
  })

  it('works with any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 300 }),
        fc.constantFrom('en', 'pt', 'es'),
        fc.constantFrom(...TEMPLATES),
        (message, language: Language, template: Template) => {
          const { text } = answerQuestion(question(language, message, { template }))
          expect(questionsIn(text), text).toBeLessThanOrEqual(1)
          expect(text).not.toMatch(/\{\w+\}/)
        },
      ),
    )
  })
})

/** The answers to one message after another. */
function talk(language: Language, template: Template, messages: readonly string[]): Reply[] {
  const history: Turn[] = []
  return messages.map((message) => {
    const reply = answerQuestion(question(language, message, { template, history: [...history] }))
    history.push({ role: 'user', content: message }, { role: 'assistant', content: reply.text, trace: reply.trace })
    return reply
  })
}

describe('pain that is told together with an event', () => {
  it.each<[Language, string]>([
    ['en', 'I have a judo tournament on february 13 and my elbow has been hurting for three weeks. Do I ease off?'],
    ['pt', 'tenho campeonato dia 13 de fevereiro e meu cotovelo tá doendo faz três semanas. Diminuo o ritmo?'],
    [
      'es',
      'el 13 y 14 de febrero tengo un torneo nacional y me duele el codo desde hace tres semanas. ¿Bajo el ritmo?',
    ],
  ])('is looked after, and no hard weeks are planned, in %s', (language, message) => {
    const about = { template: 'general', persona: null, memory: NOTHING_KNOWN, today: TODAY, seed: 'pain' } as const
    const { text, trace } = answerQuestion({ ...about, message, language, history: [] })
    expect(['chronic-pain', 'injury-now', 'injury-return', 'body-signs']).toContain(trace.matter)
    expect(text).not.toMatch(/hard rounds|rounds duros|asaltos duros|sparring fuerte|sparring forte/)
  })
})

describe('a “what if”', () => {
  it.each<[Language, Template, string, string]>([
    ['en', 'career', 'I want to ask my boss for a raise', 'what if she says no?'],
    ['pt', 'career', 'Quero pedir aumento pro meu chefe', 'e se ele disser não?'],
    ['es', 'career', 'Quiero pedir un aumento', '¿y si me dice que no?'],
  ])(
    '%s %s: is answered for the matter in hand, and the subject stays the same',
    (language, template, first, asked) => {
      const [one, two] = talk(language, template, [first, asked])
      expect(two?.trace).toMatchObject({ act: 'question', matter: one?.trace.matter, cards: one?.trace.cards })
      const matter = one?.trace.matter
      if (matter === undefined) throw new Error('The first answer has no matter')
      // Written for this matter and this kind of question, or for this very question.
      const concrete = [...concreteAnswers(language), ...followUps(language)]
        .filter((each) => each.matter === matter)
        .map(({ answer }) => answer)
      const written = [DIRECT_ANSWERS[language][matter].what_if, ...concrete]
      expect(written.filter((answer) => two?.text.includes(answer))).toHaveLength(1)
    },
  )
})

describe('a follow-up answer', () => {
  it.each<[Language, string, string]>([
    ['en', 'My boss never listens to me', 'in meetings'],
    ['pt', 'Meu chefe nunca me escuta', 'nas reuniões'],
    ['es', 'Mi jefe nunca me escucha', 'en las reuniones'],
  ])('%s: is a ready answer to the whole story, or what the card says next', (language, first, then) => {
    const [one, two] = talk(language, 'career', [first, then])
    const [card] = one?.trace.cards ?? []
    if (card === undefined || !two) throw new Error('The first answer has no card')
    const isReady = readyAnswersOf(language).some(({ answer }) => two.text.includes(answer))
    const takesUp = two.text.includes(`“${then}”`)
    const nextRule = two.plan?.if_then.includes(PLAYBOOK[language][card].rules[1].action) ?? false
    expect(isReady || offersReadings(two) || (takesUp && nextRule), two.text).toBe(true)
    expect(overlap(two.text, one?.text ?? '')).toBeLessThan(0.35)
  })
})

describe('grief', () => {
  it.each<[Language, readonly [string, string, string]]>([
    ['en', ['My grandmother died last week', 'She came to every fight', 'how long does this last?']],
    ['pt', ['minha avó morreu semana passada', 'ela ia em todas as minhas lutas', 'quanto tempo isso dura?']],
    ['es', ['murió mi abuela la semana pasada', 'venía a todas mis peleas', '¿cuánto dura esto?']],
  ])('%s: is met without steps and without a plan, also later', (language, messages) => {
    const replies = talk(language, 'general', messages)
    expect(replies[0]?.trace.matter).toBe('grief')
    for (const { text, plan } of replies) {
      expect(plan, text).toBeNull()
      expect(stepsIn(text)).toEqual([])
      expect(text).not.toContain(READING_LABELS[language].parts.this_week)
    }
  })
})
