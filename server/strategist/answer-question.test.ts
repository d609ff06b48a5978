import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SECOND_RULES } from '#content/playbook/second-rules.ts'
import type { Language } from '#contract/language.ts'
import { PERSONA_LABELS } from '#contract/personas.ts'
import { TEMPLATES, type Template } from '#contract/strategy.ts'
import { answerQuestion } from './answer-question.ts'
import { fold } from './reading/fold.ts'
import { readMessage } from './reading/read-message.ts'
import type { Memory, Question, Reply, Turn } from './strategist.ts'

const TODAY = '2026-11-15'
const NOTHING_KNOWN: Memory = { full_name: null, facts: [], quiz: null, streak: 0, commitments: [], summary: null }

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

const TELLTALES: Record<Language, RegExp> = {
  en: /\b(?:the|you|your|and)\b/gi,
  pt: /\b(?:você|não|uma|em|com|seu|sua)\b/gi,
  es: /\b(?:el|los|una|con|en|tu|lo)\b/gi,
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

describe('every answer to a problem', () => {
  it('is in the requested language, asks at most one question, and has dated steps with a rule', () => {
    fc.assert(
      fc.property(anyQuestion, (asked) => {
        const { text, trace, plan } = answerQuestion(asked)
        const count = (language: Language): number => text.match(TELLTALES[language])?.length ?? 0
        for (const other of ['en', 'pt', 'es'] as const) {
          if (other !== asked.language) expect(count(asked.language), text).toBeGreaterThan(count(other))
        }
        expect(text.match(/\?/g)?.length ?? 0, text).toBeLessThanOrEqual(1)
        expect(text.match(/¿/g)?.length ?? 0).toBe(asked.language === 'es' ? (text.match(/\?/g)?.length ?? 0) : 0)
        const steps = stepsIn(text)
        expect(steps.length, text).toBeGreaterThanOrEqual(1)
        expect(steps.length).toBeLessThanOrEqual(3)
        expect(text).toMatch(IF_THEN[asked.language])
        const length = text.split(/\s+/).length
        expect(length, text).toBeGreaterThanOrEqual(60)
        expect(length, text).toBeLessThanOrEqual(245)
        expect(text).not.toMatch(/[{}]|undefined|null/)
        expect(trace.cards).toHaveLength(1)
        expect(plan?.steps.length).toBeGreaterThan(0)
      }),
      { numRuns: 150 },
    )
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
      { numRuns: 150 },
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
    const asked = question('en', 'I want to win my first fight but I freeze', { template: 'fight' })
    expect(answerQuestion(asked)).toEqual(answerQuestion(asked))
    const seeds = Array.from({ length: 12 }, (_, seed) => answerQuestion({ ...asked, seed: `${seed}` }).text)
    expect(new Set(seeds).size).toBeGreaterThan(4)
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

  it.each(['en', 'pt', 'es'] as const)('%s: repeats no opener and few words over ten answers', (language) => {
    const replies = converse(language, PROBLEMS[language])
    const openers = replies.map((reply) => reply.trace.opener)
    expect(new Set(openers).size).toBe(openers.length)
    replies.slice(1).forEach((reply, index) => {
      expect(overlap(reply.text, replies[index]?.text ?? ''), reply.text).toBeLessThan(0.35)
    })
    const fresh = replies.filter((reply) => reply.trace.act === 'new-problem').flatMap((reply) => reply.trace.cards)
    expect(new Set(fresh).size).toBe(fresh.length)
  })

  it.each<[Language, readonly string[]]>([
    [
      'en',
      [
        'I have a BJJ tournament and my guard gets passed',
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
        'Tenho um campeonato de jiu-jítsu e sempre passam minha guarda',
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
        'Tengo un torneo de jiu-jitsu y siempre me pasan la guardia',
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
    expect(stepsIn(first?.text ?? '')).toHaveLength(1)
    expect(dated?.trace.cards).toEqual(first?.trace.cards)
    expect(dated?.trace.used).toContain('event_date')
    expect(dated?.plan?.steps).toHaveLength(3)
    expect(detail?.trace.cards).toEqual(first?.trace.cards)
    expect(stepsIn(detail?.text ?? '').length).toBeGreaterThanOrEqual(2)
    expect(objection?.trace.act).toBe('objection')
    expect(progress?.trace.act).toBe('progress')
    expect(progress?.trace.asked).toBe('confidence')
    expect(scaled?.trace.used).toContain('confidence')
    expect(thanks?.trace.act).toBe('thanks')
    expect(thanks?.trace.cards).toEqual([])
    // Quoted words are for the member to say to someone else, so they do not count as questions.
    const asks = (text: string): number => text.replace(/“[^”]*”/g, '').match(/\?/g)?.length ?? 0
    for (const reply of replies) expect(asks(reply.text), reply.text).toBeLessThanOrEqual(1)
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

  it('says what it did not understand, and offers two readings to choose from', () => {
    const [unclear, chosen] = converse('en', ['hmm dunno', 'the second'])
    expect(unclear?.trace.cards).toHaveLength(2)
    expect(unclear?.text).toContain('“hmm dunno”')
    expect(chosen?.trace.cards).toEqual(unclear?.trace.cards.slice(1))
  })

  it('stays with its subject, and never claims to be human', () => {
    for (const [language, message] of [
      ['en', 'who won the world cup?'],
      ['pt', 'conta uma piada'],
      ['es', 'hola'],
    ] as const) {
      const { text, plan, trace } = answerQuestion(question(language, message))
      expect(trace.act).toBe('off-topic')
      expect(plan).toBeNull()
      expect(text.length).toBeGreaterThan(60)
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
          expect(text.match(/\?/g)?.length ?? 0, text).toBeLessThanOrEqual(1)
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

describe('a “what if”', () => {
  it.each<[Language, Template, string, string, string]>([
    ['en', 'fight', 'I gas out in every fight', 'what if he takes me down first?', 'he takes me down first'],
    ['pt', 'fight', 'canso no segundo round', 'e se eu levar queda no começo?', 'eu levar queda no começo'],
    ['es', 'business', 'los alumnos se van', '¿y si dicen que es caro?', 'dicen que es caro'],
  ])('%s %s: is answered about that case, and the subject stays the same', (language, template, first, asked, cue) => {
    const [one, two] = talk(language, template, [first, asked])
    expect(two?.trace).toMatchObject({ act: 'wants-detail', cards: one?.trace.cards })
    const word = { en: 'If', pt: 'Se', es: 'Si' }[language]
    expect(two?.plan?.if_then.startsWith(`${word} ${cue}, `)).toBe(true)
    expect(two?.plan?.if_then).not.toBe(one?.plan?.if_then)
  })

  it('borrows the action of the nearest card', () => {
    const [, reply] = talk('en', 'fight', ['I gas out in the second round', 'what if the crowd boos me?'])
    expect(reply?.plan?.if_then).toBe('If the crowd boos me, then I look at the chest in front of me and move my feet.')
    expect(reply?.trace.cards).toEqual(['gassing-out'])
  })

  it('is answered honestly when no card is near, with one question about it', () => {
    const [, reply] = talk('en', 'life', ['I want to sleep better', 'what if my parrot learns to sing?'])
    expect(reply?.text).toMatch(/nothing worked out|know too little/)
    expect(reply?.plan?.if_then).toMatch(/^If my parrot learns to sing, then /)
    expect(reply?.text.match(/\?/g)).toHaveLength(1)
  })

  it('about a refusal is answered with another approach to the same problem', () => {
    const [, reply] = talk('es', 'career', ['Quiero pedir un aumento', '¿y si me dice que no?'])
    expect(reply?.plan?.if_then).toMatch(/^Si me dice que no, entonces mi paso es este: negocia otra cosa/)
  })
})

describe('a follow-up answer', () => {
  it.each<[Language, string, string]>([
    ['en', 'My gym loses members every month', 'mostly in spring'],
    ['pt', 'os alunos da minha academia estão saindo', 'mais no verão'],
    ['es', 'los alumnos dejan de venir a mi gimnasio', 'más en verano'],
  ])('%s: stays with its card, and gives another rule', (language, first, then) => {
    const [one, two] = talk(language, 'business', [first, then])
    expect(two?.trace.cards).toEqual(one?.trace.cards)
    expect(two?.plan?.if_then).toContain(SECOND_RULES[language]['members-leaving'].action)
  })
})
