import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { ASPECTS, aspectsIn } from '#content/aspects/aspects.ts'
import { DIRECT_ANSWERS } from '#content/direct-answers/direct-answers.ts'
import { INTAKE } from '#content/intake/intake.ts'
import { KNOWLEDGE } from '#content/knowledge/knowledge.ts'
import type { Matter } from '#content/playbook/matter-cards.ts'
import { READING_LABELS } from '#content/reading/labels/labels.ts'
import { SUBJECTS, subjectId } from '#content/subjects/subjects.ts'
import { LANGUAGES, type Language } from '#contract/language.ts'
import { PERSONA_LABELS, type PersonaLabel } from '#contract/personas.ts'
import { NOTHING_KNOWN, type Question, type Reading, type Trace, type Turn } from '#server/strategist/strategist.ts'
import { composeReply } from '../answer-question.ts'
import { soundsGlad, soundsSad } from '../aspects/glad-or-sad.ts'
import { readAspects } from '../aspects/read-aspects.ts'
import { findAnswers, prepareIndexes } from '../knowledge/find-answers.ts'
import { concreteAnswers, followUps } from '../knowledge/written-lists.ts'
import { buttonText } from '../reading/button-text.ts'
import { readMessage } from '../reading/read-message.ts'
import { besidesOf, choicesOf, purposeOfChoices } from '../reading/shown-reading.ts'
import { dayLabel } from './dated-steps.ts'

const question = (language: Language, message: string, more: Partial<Question> = {}): Question => ({
  message,
  language,
  template: 'fight',
  persona: null,
  history: [],
  memory: NOTHING_KNOWN,
  today: '2026-11-15',
  seed: 'a',
  ...more,
})

const TRACE: Trace = {
  act: 'new-problem',
  cards: ['gassing-out'],
  matter: 'gassing-out',
  used: [],
  opener: null,
  asked: null,
  safety: null,
}
const said = (content: string): Turn => ({ role: 'user', content })
const answered = (content: string, trace: Partial<Trace> = {}): Turn => ({
  role: 'assistant',
  content,
  trace: { ...TRACE, ...trace },
})
const AFTER_A_PLAN: Turn[] = [
  said('…'),
  answered('1. **Today:** Run four rounds.\n2. **By Fri, Nov 20:** Breathe out on every punch.'),
]

/** A message that is read as asking this about the matter in hand, whatever the trained reader makes of its words. */
const asks = (kind: Reading['asks']): Partial<Reading> => ({
  act: 'question',
  asks: kind,
  matters: [{ concept: 'gassing-out', share: 0.9 }],
})
const reply = (asked: Question, read: Partial<Reading>) => {
  const reading = { ...readMessage(asked), ...read }
  const questions = read.asks ? [{ concept: read.asks, share: 1 }] : reading.concepts.questions
  return composeReply(asked, { ...reading, concepts: { ...reading.concepts, questions } })
}

describe('a ready answer', () => {
  it.each(LANGUAGES)('that is glad with somebody is given only to who may bring good news, in %s', (language) => {
    // Of these words alone nobody could tell that they are good news.
    const saysNeither = (text: string) => {
      const said = readAspects(text, language)
      return !soundsGlad(said) && !soundsSad(said)
    }
    const glad = concreteAnswers(language).find(
      ({ good_news, in_conversation, asked }) => good_news && !in_conversation && saysNeither(asked.join('. ')),
    )
    const message = glad?.asked.join('. ') ?? ''
    const read = readMessage(question(language, message))
    const found = (share: number) =>
      findAnswers(
        message,
        { ...read, concepts: { ...read.concepts, acts: [{ concept: 'act-good-news', share }] } },
        language,
      ).map(({ answer }) => answer)
    expect(found(0.5)[0]).toBe(glad?.answer)
    expect(found(0.05)).not.toContain(glad?.answer)
  })

  it.each(LANGUAGES)('that answers what is said later is given to no first message, in %s', (language) => {
    const later = concreteAnswers(language).find(({ in_conversation, good_news }) => in_conversation && !good_news)
    const message = later?.asked[0] ?? ''
    const read = readMessage(question(language, message))
    const found = (earlier?: string) => findAnswers(message, read, language, earlier).map(({ answer }) => answer)
    expect(found('…')[0]).toBe(later?.answer)
    expect(found()).not.toContain(later?.answer)
  })

  it('counts what was said earlier in the conversation', () => {
    const message = 'and how long does that take?'
    const read = { ...readMessage(question('en', message)), matters: [] }
    const ofNoses = (earlier: string) =>
      findAnswers(message, read, 'en', earlier).filter(({ answer }) => /\bnose\b/.test(answer)).length
    expect(ofNoses('my nose is broken')).toBeGreaterThan(ofNoses('I want my blue belt'))
  })

  it('does not take the place of a plan for who tells a problem and names the day', () => {
    const told = 'My boxing fight is in six weeks and I keep gassing out in round two'
    expect(composeReply(question('en', told), readMessage(question('en', told))).plan?.steps.length).toBeGreaterThan(0)
    const asked = 'Why do I keep gassing out in round two?'
    expect(composeReply(question('en', asked), readMessage(question('en', asked))).plan).toBeNull()
  })
})

describe('the index of the ready answers', () => {
  it('does not wait for indexes that are half built, but completes them', async () => {
    const preparing = prepareIndexes('es')
    await nextTurn()
    const [first] = concreteAnswers('es')
    const found = findAnswers(first?.asked[0] ?? '', { ...readMessage(question('es', '…')), matters: [] }, 'es')
    expect(found[0]?.answer).toBe(first?.answer)
    await preparing
  })
})

/** Whether a matter has the subject; the type of a JSON file does not say so. */
const isSubject = (matter: Matter, subject: string): boolean => matter in SUBJECTS && subject in SUBJECTS[matter]

it.each(LANGUAGES)('every concrete answer in %s belongs to a subject and a case, and can be asked for', (language) => {
  const wrong = concreteAnswers(language).filter(({ matter, subject, asked, told = [], answer, aspects, only_if }) => {
    const ofCase = [...aspectsIn(aspects), ...aspectsIn(only_if)]
    const isCase = ofCase.length > 0 && ofCase.every((aspect) => aspect in ASPECTS)
    const isAsked = asked.length >= 2 && ![...asked, ...told, answer].includes('')
    return !isSubject(matter, subject) || !isCase || !isAsked
  })
  expect(wrong).toEqual([])
})

it.each(LANGUAGES)('every follow-up in %s belongs to a subject, and can be said', (language) => {
  const wrong = followUps(language).filter(
    ({ matter, subject, asked, answer }) =>
      !isSubject(matter, subject) || asked.length === 0 || [...asked, answer].includes(''),
  )
  expect(wrong).toEqual([])
})

it.each(LANGUAGES)('every reason in %s stands on its own, and says something else than its answer', (language) => {
  const reasoned = [...concreteAnswers(language), ...followUps(language)].flatMap(({ answer, why }) =>
    why ? [{ answer, why }] : [],
  )
  const wrong = reasoned.filter(
    ({ answer, why }) =>
      answer.includes(why) ||
      !/^[\p{Lu}\d“«"¿¡]/u.test(why) ||
      /^(?:because|porque)\b/i.test(why) ||
      !/[.!?”"»]$/.test(why),
  )
  expect(wrong).toEqual([])
  expect(reasoned.length).toBeGreaterThan(5000)
})

describe('a talk about a subject', () => {
  const subject: Trace['subject'] = { concept: 'unpaid-purse/promoter-does-not-pay', share: 0.9 }
  const history = [
    said('El promotor no me paga la bolsa de mi última pelea.'),
    answered('Escríbele hoy.', { matter: 'unpaid-purse', cards: ['unpaid-purse'], subject }),
  ]
  const next = (message: string) => {
    const asked = question('es', message, { history })
    return composeReply(asked, readMessage(asked))
  }

  it('has its own replies to what is said next, and goes on to be about it', () => {
    const replies = followUps('es').filter((each) => subjectId(each) === subject.concept)
    const { text, trace } = next('y cuánto plazo le doy?')
    expect(replies.map(({ answer }) => answer)).toContain(text)
    expect(text).toContain('Siete días')
    expect(trace.subject).toEqual(subject)
  })

  it('is glad only with who brings good news', () => {
    const glad = followUps('es').find((each) => each.good_news && subjectId(each) === subject.concept)
    const told = question('es', 'ayer me fue muy bien, qué alegría', { history })
    const replyTo = (act: Reading['act']) => composeReply(told, { ...readMessage(told), act, asks: null }).text
    expect(replyTo('good-news')).toBe(glad?.answer)
    expect(replyTo('answer')).not.toContain(glad?.answer)
  })

  it('says in short under a reply that may miss the question what else may be meant', () => {
    const { text, trace } = next('y si la tele le echa la culpa a él?')
    const besides = [...text.matchAll(/^- \*\*(.+?)\*\* (.+)$/gm)]
    expect(besides.length).toBeGreaterThan(1)
    const written = [...followUps('es'), ...concreteAnswers('es')]
    for (const [, way, beginning = ''] of besides) {
      const isOfWay = written.some(
        ({ asked, answer }) => asked.some((each) => buttonText(each, 'es') === way) && answer.startsWith(beginning),
      )
      expect(isOfWay).toBe(true)
      expect(trace.nearest ?? []).not.toContain(way)
    }
  })

  it.each([
    ['on a button', 'le escribí y dice que la culpa es de la tele', 'nearest'],
    ['in the answer', 'y si la tele le echa la culpa a él?', 'besides'],
  ] as const)('offers what may be nearer %s, and a tap on it gets what was written for it', (_, message, where) => {
    const { text, trace } = next(message)
    const ways = { nearest: trace.nearest ?? [], besides: (trace.besides ?? []).map(({ way }) => way) }
    const offered = ways[where]
    expect(offered.length).toBeGreaterThan(1)
    const written = [...followUps('es'), ...concreteAnswers('es')]
    for (const chosen of offered) {
      const after: Turn = { role: 'assistant', content: text, trace }
      const tapped = question('es', buttonText(chosen, 'es'), { history: [...history, said(message), after] })
      const given = composeReply(tapped, readMessage(tapped)).text
      expect(written.some(({ asked, answer }) => asked.includes(chosen) && given.includes(answer))).toBe(true)
    }
  })

  it('begins with the subject of the answers that are like the first message', () => {
    const first = question('es', 'el promotor me debe la bolsa y no me contesta los mensajes')
    expect(composeReply(first, readMessage(first)).trace.subject?.concept).toBe(subject.concept)
  })
})

describe('a question about time', () => {
  const asks = (language: Language, message: string) => {
    const history = [said('…'), answered('…', { matter: 'gassing-out', cards: ['gassing-out'] })]
    const asked = question(language, message, { history })
    return composeReply(asked, { ...readMessage(asked), act: 'question', asks: 'ask-when' }).trace.asked
  }

  it.each([
    ['en', 'how long until my fight?', 'how many weeks until the tiredness goes away?'],
    ['pt', 'quanto tempo até a luta?', 'quanto tempo até eu me sentir normal?'],
  ] as const)('asks back for the day of the event only if it is about the event: %s', (language, ofEvent, other) => {
    expect(asks(language, ofEvent)).toBe('event_date')
    expect(asks(language, other)).not.toBe('event_date')
  })
})

describe('an answer that may not be the right one', () => {
  const doubtful = 'I am 54 and a brown belt, all the others are in their twenties and strong as tanks'
  const first = question('en', doubtful)
  const given = composeReply(first, readMessage(first))
  const offered = given.trace.nearest ?? []

  it('offers the questions that are nearest besides', () => {
    expect(offered.length).toBeGreaterThan(1)
    expect(choicesOf(given.trace, 'en')).toEqual(offered.slice(0, 4).map((way) => buttonText(way, 'en')))
  })

  it('says in short what may be nearer, each of which can be asked for', () => {
    const besides = given.trace.besides ?? []
    expect(besides.length).toBeGreaterThan(1)
    for (const text of besidesOf(given.trace, 'en')) expect(given.text).toContain(`- **${text}** `)
    expect(offered).not.toContain(besides[0]?.way)
  })

  it.each(['besides', 'nearest'] as const)('is followed by the answer to the question that is chosen: %s', (from) => {
    const chosen = (from === 'besides' ? given.trace.besides?.[0]?.way : offered[0]) ?? ''
    const history: Turn[] = [said(doubtful), { role: 'assistant', content: given.text, trace: given.trace }]
    const next = question('en', buttonText(chosen, 'en'), { history })
    const written: { asked: readonly string[]; answer: string }[] = Object.values(KNOWLEDGE.en)
    const expected = [...written, ...concreteAnswers('en')].filter(({ asked }) => asked.includes(chosen))
    const { text } = composeReply(next, readMessage(next))
    expect(expected.some(({ answer }) => text.includes(answer))).toBe(true)
  })
})

describe('an answer that fits', () => {
  const message = 'how much water should I drink a day?'
  const first = question('en', message)
  const given = composeReply(first, readMessage(first))
  const offered = given.trace.next ?? []
  const history: Turn[] = [said(message), { role: 'assistant', content: given.text, trace: given.trace }]

  it('offers what is mostly asked next, and not what was asked', () => {
    expect(offered.length).toBeGreaterThan(1)
    expect(offered).not.toContain('how much water')
    expect(given.trace.nearest).toBeUndefined()
    expect(choicesOf(given.trace, 'en')).toEqual(offered.map((way) => buttonText(way, 'en')))
    expect(purposeOfChoices(given.trace)).toBe('next')
  })

  it('is followed by what was written for the question that is chosen, which offers others', () => {
    const [chosen = ''] = offered
    const next = question('en', buttonText(chosen, 'en'), { history })
    const { text, trace } = composeReply(next, readMessage(next))
    const written = followUps('en').filter(({ asked }) => asked.includes(chosen))
    expect(written.map(({ answer }) => answer)).toContain(text)
    expect(trace.next).not.toContain(chosen)
    expect(trace.subject).toEqual(given.trace.subject)
  })

  it('offers nothing in grief, and nothing to who brings good news', () => {
    const next = (changed: Partial<Reading>) => composeReply(first, { ...readMessage(first), ...changed }).trace.next
    expect(next({ act: 'good-news' })).toBeUndefined()
    expect(next({ matters: [{ concept: 'grief', share: 1 }], act: 'answer' })).toBeUndefined()
  })
})

describe.each(LANGUAGES)('a question about the matter in hand in %s', (language) => {
  const answers = DIRECT_ANSWERS[language]['gassing-out']

  it.each([
    ['ask-how', 'how'],
    ['ask-why', 'why'],
    ['ask-which', 'which'],
    ['ask-when', 'when'],
    ['ask-how-much', 'how_much'],
    ['ask-what-if', 'what_if'],
    ['ask-is-it-ok', 'is_it_ok'],
    ['ask-what-next', 'next'],
    ['ask-on-the-day', 'on_the_day'],
  ] as const)('of the kind %s gets the answer written for it', (kind, name) => {
    const { text, trace } = reply(question(language, '…?', { history: AFTER_A_PLAN }), asks(kind))
    expect(text).toContain(answers[name])
    expect(trace).toMatchObject({ act: 'question', matter: 'gassing-out', cards: ['gassing-out'] })
  })

  it('gets another answer when the same is asked again', () => {
    const history = [...AFTER_A_PLAN, said('…?'), answered(answers.why)]
    const { text } = reply(question(language, '…?', { history }), asks('ask-why'))
    expect(text).not.toContain(answers.why)
    expect(text).toContain(answers.how)
  })

  it('repeats the step that it names', () => {
    const second = { en: 'how do I do step 2?', pt: 'como faço o passo 2?', es: '¿cómo hago el paso 2?' }[language]
    const { text } = reply(question(language, second, { history: AFTER_A_PLAN }), asks('ask-how'))
    expect(text).toContain('> Breathe out on every punch.')
    expect(text).not.toContain('Run four rounds.')
  })
})

describe.each(LANGUAGES)('a message whose matter is not sure in %s', (language) => {
  const { matters: labels } = READING_LABELS[language]
  const { groups, roles, anything, feelings } = INTAKE[language]
  const matters: Reading['matters'] = [
    { concept: 'gassing-out', share: 0.4 },
    { concept: 'nerves-before-fight', share: 0.35 },
    { concept: 'game-plan', share: 0.1 },
  ]
  const unsure: Partial<Reading> = { act: 'new-problem', asks: null, matters }
  const asksOneOf = (text: string, ways: readonly string[]) => ways.some((way) => text.includes(way))

  it('gets a question and the readings to choose from, without a plan', () => {
    const { text, trace, plan } = reply(question(language, 'hm'), unsure)
    expect(plan).toBeNull()
    expect(trace).toMatchObject({ asked: 'matter', choices: ['gassing-out', 'nerves-before-fight', 'game-plan'] })
    expect(asksOneOf(text, anything.ask)).toBe(true)
    expect(text).not.toContain(labels['gassing-out'])
  })

  it('gets the question for its group where the group is plain', () => {
    const oneGroup: Reading['matters'] = [
      { concept: 'guard-play', share: 0.4 },
      { concept: 'guard-passing', share: 0.3 },
    ]
    const { text } = reply(question(language, 'hm'), { ...unsure, matters: oneGroup })
    expect(asksOneOf(text, groups.technique.ask)).toBe(true)
    expect(text).toContain(groups.technique.meanwhile)
  })

  it.each([
    ['parent', { en: 'my daughter again', pt: 'minha filha de novo', es: 'pues mi hija' }],
    ['coach', { en: 'my fighter again', pt: 'meu atleta de novo', es: 'otra vez mi alumno' }],
  ] as const)('gets the question for a %s', (role, said) => {
    const { text } = reply(question(language, said[language]), unsure)
    expect(asksOneOf(text, roles[role].ask)).toBe(true)
  })

  it('asks a partner only about the partner’s own event', () => {
    const message = { en: 'well, my husband', pt: 'meu marido, sabe', es: 'pues mi marido' }[language]
    const frames = [{ concept: 'frame-other-coming' as const, share: 0.9 }]
    const plain = readMessage(question(language, 'hm')).concepts
    const own = reply(question(language, message), { ...unsure, concepts: { ...plain, frames: [] } })
    const other = reply(question(language, message), { ...unsure, concepts: { ...plain, frames } })
    expect(asksOneOf(own.text, roles.partner.ask)).toBe(false)
    expect(asksOneOf(other.text, roles.partner.ask)).toBe(true)
  })

  it('meets a plain feeling first, and none in a question', () => {
    const concepts = {
      ...readMessage(question(language, 'hm')).concepts,
      feelings: [{ concept: 'feel-ashamed' as const, share: 0.9 }],
    }
    const told = reply(question(language, 'hm'), { ...unsure, concepts })
    const asked = reply(question(language, 'hm'), { ...unsure, act: 'question', asks: 'ask-how', concepts })
    expect(feelings['feel-ashamed'].some((line) => told.text.startsWith(line))).toBe(true)
    expect(asksOneOf(asked.text, feelings['feel-ashamed'])).toBe(false)
  })

  const asked = [
    said('hm'),
    answered('…', { asked: 'matter', choices: matters.map(({ concept }) => concept), cards: [] }),
  ]

  it('is not asked about twice in a row', () => {
    const again = reply(question(language, 'hm', { history: asked }), { ...unsure, act: 'new-problem' })
    expect(again.trace.asked).not.toBe('matter')
    expect(again.trace.cards).toHaveLength(1)
  })

  it('is about the reading that the member names or counts', () => {
    const second = { en: 'the second one', pt: 'a segunda', es: 'la segunda' }[language]
    for (const message of [labels['nerves-before-fight'], second, '2']) {
      const asking = question(language, message, { history: asked })
      expect(composeReply(asking, readMessage(asking)).trace.matter, message).toBe('nerves-before-fight')
    }
  })
})

const SUM_UP: Record<Language, string> = {
  en: 'can you sum all that up for me',
  pt: 'me faz um resumo disso tudo',
  es: 'hazme un resumen de todo eso',
}

describe.each(LANGUAGES)('a summary in %s', (language) => {
  const asking = (history: Turn[]) => question(language, SUM_UP[language], { history })

  it('lists each step once, as it was dated last, with the rule', () => {
    const { ifThen } = { en: { ifThen: 'If–then' }, pt: { ifThen: 'Se–então' }, es: { ifThen: 'Si–entonces' } }[
      language
    ]
    const history = [
      said('…'),
      answered(`1. **Today:** Run four rounds.\n2. **By Fri, Nov 20:** Breathe out.\n\n**${ifThen}:** Rule one.`),
      said('…'),
      answered(`1. **By Sat, Nov 21:** Run four rounds.\n\n**${ifThen}:** Rule two.`),
    ]
    const { text, plan } = reply(asking(history), asks('ask-summary'))
    expect(plan).toBeNull()
    expect(text.match(/Run four rounds\./g)).toHaveLength(1)
    expect(text).toContain('**By Sat, Nov 21:** Run four rounds.')
    expect(text.match(/Breathe out\./g)).toHaveLength(1)
    expect(text).toContain('Rule two.')
    expect(text).not.toContain('Rule one.')
  })

  it('says what was answered, if there was no plan', () => {
    const history = [
      said('…'),
      answered('Wait seven days. Then write again.'),
      said('…'),
      answered('Call 2.5 hours before. Not later.'),
    ]
    const { text } = reply(asking(history), asks('ask-summary'))
    expect(text).toContain('- Wait seven days.\n- Then write again.\n- Call 2.5 hours before.')
    expect(text).not.toContain('Not later.')
  })

  it('names the day of the event', () => {
    const read = { ...asks('ask-summary'), slots: { event: 'my fight', event_date: '2026-12-12' } }
    const asked = asking([...AFTER_A_PLAN])
    expect(reply(asked, read).text).toContain(dayLabel('2026-12-12', language, asked.today))
  })
})

describe('the result of the quiz', () => {
  const memory = {
    full_name: null,
    facts: [],
    quiz: { fire_level: 60, taken_on: '2026-11-01' },
    streak: 0,
    training: null,
    commitments: [],
    reported: [],
    summary: null,
  }
  const usedBy = (persona: PersonaLabel, matters: Reading['matters']) =>
    reply(question('en', '…', { persona, memory }), { act: 'new-problem', asks: null, matters }).trace.used

  it.each(PERSONA_LABELS)('is used by %s where the matter is of the mind, and shown as used', (persona) => {
    const [one, other] = ['confidence-low', 'nerves-before-fight'] as const
    expect(usedBy(persona, [{ concept: one, share: 0.9 }])).toContain('quiz')
    expect(
      usedBy(
        persona,
        [one, other].map((concept) => ({ concept, share: 0.45 })),
      ),
    ).toContain('quiz')
  })

  it('is not used by a coach of performance for the prices of a gym', () => {
    expect(usedBy('performance', [{ concept: 'gym-prices', share: 0.9 }])).not.toContain('quiz')
  })
})
