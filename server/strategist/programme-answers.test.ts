import { describe, expect, it } from 'vitest'
import { PROGRAMME_TEXTS } from '#content/programmes/programmes.ts'
import { LANGUAGES, type Language } from '#contract/language.ts'
import { answerQuestion } from './answer-question.ts'
import { NOTHING_KNOWN, type Reply, type Turn } from './strategist.ts'

/** A Monday. */
const TODAY = '2026-11-16'

/** The replies to messages that are said one after the other. */
function talk(language: Language, ...messages: string[]): Reply[] {
  const history: Turn[] = []
  return messages.map((message) => {
    const about = {
      template: 'general',
      persona: null,
      memory: NOTHING_KNOWN,
      today: TODAY,
      seed: 'programme',
    } as const
    const reply = answerQuestion({ ...about, message, language, history: [...history] })
    history.push({ role: 'user', content: message }, { role: 'assistant', content: reply.text, trace: reply.trace })
    return reply
  })
}
const last = (replies: readonly Reply[]): Reply => replies.at(-1) as Reply

const WEEK: Record<Language, string> = {
  en: 'I can train Monday, Wednesday and Friday, an hour each, how do I split my bjj week?',
  pt: 'posso treinar jiu-jitsu segunda, quarta e sexta, 1 hora cada, como divido a minha semana?',
  es: 'puedo entrenar bjj lunes, miércoles y viernes, una hora cada vez, ¿cómo reparto la semana?',
}
const UNTIL: Record<Language, string> = {
  en: 'my boxing bout is on December 19 and I train 3 times a week, make me a plan until then',
  pt: 'minha luta de boxe é dia 19 de dezembro e treino 3 vezes por semana, faz um plano até lá',
  es: 'mi pelea de boxeo es el 19 de diciembre y entreno 3 veces por semana, hazme un plan hasta ese día',
}
const ROUNDS: Record<Language, string> = {
  en: 'I have 30 minutes alone at home with a heavy bag, give me a boxing session',
  pt: 'tenho 30 minutos sozinho em casa com um saco de pancada, monta um treino de boxe',
  es: 'tengo 30 minutos solo en casa con un costal, armame una sesión de boxeo',
}
const CLASS: Record<Language, string> = {
  en: 'I teach 13 kids of 6 to 9 for 45 minutes in judo, how do I set out the class?',
  pt: 'dou aula de judô pra 13 crianças de 6 a 9 anos, 45 minutos, como monto a aula?',
  es: 'doy clase de judo a 13 niños de 6 a 9 años, 45 minutos, ¿cómo armo la clase?',
}
const KNEES: Record<Language, string> = {
  en: "what if I can't run because of my knees",
  pt: 'e se eu não puder correr por causa do joelho',
  es: '¿y si no puedo correr por las rodillas?',
}
const WHAT_TO_EAT: Record<Language, string> = {
  en: 'what should I eat before if I only get 20 minutes?',
  pt: 'o que eu como antes se só tenho 20 minutos?',
  es: '¿qué como antes si solo tengo 20 minutos?',
}
const MOVED: Record<Language, string> = {
  en: "actually it's on the 12th, they moved it",
  pt: 'na verdade é dia 12, mudaram a data',
  es: 'en realidad es el 12, lo cambiaron',
}
const TODAY_BOUT: Record<Language, string> = {
  en: 'Plan the way to my bout in 0 weeks.',
  pt: 'Monta um plano até a minha luta em 0 semanas.',
  es: 'Hazme un plan hasta mi pelea en 0 semanas.',
}

describe.each(LANGUAGES)('in %s', (language) => {
  const texts = PROGRAMME_TEXTS[language]

  it.each([
    ['a week', WEEK, 'week', /3 × 60 min/],
    ['the way to a bout', UNTIL, 'until_event', /19/],
    ['a session', ROUNDS, 'rounds', /30 min/],
    ['a class', CLASS, 'class', /45 min/],
  ] as const)('%s is worked out from what was told', (_, messages, kind, told) => {
    const { text, trace } = last(talk(language, messages[language]))
    expect(trace.programme?.kind, text).toBe(kind)
    expect(text).toContain(`**${texts[kind].heading}**`)
    expect(text).toMatch(told)
    expect(text).not.toMatch(/[{}]|undefined|null|\.\./)
  })

  it('a bout that is today has no days left', () => {
    const { text } = last(talk(language, TODAY_BOUT[language]))
    expect(text).toMatch(/^(?:It is today: your|É hoje: a|Es hoy: la) /)
  })

  it('the way to a bout can be stored as a plan, with the day of every step', () => {
    const { plan, text } = last(talk(language, UNTIL[language]))
    expect(plan?.steps.length).toBeGreaterThanOrEqual(4)
    expect(plan?.steps.at(-1)?.due_date).toBe('2026-12-19')
    for (const step of plan?.steps ?? []) expect(text).toContain(step.text)
  })
})

describe('what is put right', () => {
  it.each<[Language, string]>([
    ['en', 'not Friday, Saturday'],
    ['pt', 'sexta não, sábado'],
    ['es', 'el viernes no, el sábado'],
  ])('a weekday in %s moves in the week, and it is said first', (language, message) => {
    const { text, trace } = last(talk(language, WEEK[language], message))
    expect(trace).toMatchObject({ act: 'correction', programme: { kind: 'week', facts: { weekdays: [1, 3, 6] } } })
    expect(text).not.toMatch(/friday|sexta|viernes/i)
    expect(text.split('\n')[0]).toMatch(/saturday|sábado/i)
  })

  it.each<[Language, string]>([
    ['en', 'they moved it to December 12'],
    ['pt', 'mudou pro dia 12 de dezembro'],
    ['es', 'se pasó al 12 de diciembre'],
  ])('the day of the bout in %s moves every step', (language, message) => {
    const { text, plan } = last(talk(language, UNTIL[language], message))
    expect(plan?.steps.at(-1)?.due_date).toBe('2026-12-12')
    expect(text).not.toMatch(/\b19\b/)
  })

  it.each<[Language, string]>([
    ['en', 'no bag any more, it split'],
    ['pt', 'não tenho mais saco, rasgou'],
    ['es', 'ya no tengo costal, se rompió'],
  ])('a bag that is gone in %s leaves work without one', (language, message) => {
    const { trace } = last(talk(language, ROUNDS[language], message))
    expect(trace.programme?.facts.gear).toBe('none')
  })

  it.each<[Language, string, RegExp]>([
    ['en', 'they are 16, not 13', /16 people are 8 pairs/],
    ['pt', 'são 16 crianças, não 13', /16 .* 8 pares|8 duplas/],
    ['es', 'son 16 niños, no 13', /16 .* 8 parejas/],
  ])('the number of children in %s changes the pairs', (language, message, pairs) => {
    expect(last(talk(language, CLASS[language], message)).text).toMatch(pairs)
  })

  it.each(LANGUAGES)('who asks for the same again, in %s, gets it worked out again', (language) => {
    const again = last(talk(language, CLASS[language], CLASS[language].replace('13', '20').replace('45', '60')))
    expect(again.trace.programme).toMatchObject({ kind: 'class', facts: { pupils: 20, minutes: 60 } })
  })

  it.each(LANGUAGES)('a day changes the plan, whatever was asked in between: %s', (language) => {
    const replies = talk(language, UNTIL[language], KNEES[language], WHAT_TO_EAT[language], MOVED[language])
    const { text, trace } = last(replies)
    expect(trace.programme?.facts.events?.[0]?.day, text).toBe('2026-12-12')
    // Twenty minutes to eat are none of a session.
    expect(trace.programme?.facts.minutes).toBeUndefined()
    expect(text).toContain(`**${PROGRAMME_TEXTS[language].until_event.heading}**`)
    expect(text).not.toMatch(/19/)
  })

  it('what is only supposed is worked out and not kept', () => {
    const [, supposed, short] = talk('en', WEEK.en, 'what if I only had two days?', 'sum it up')
    expect(supposed?.text).toMatch(/^With 2 × 60 min/)
    expect(short?.text).toMatch(/Wednesday/)
  })
})

describe('what stands behind the heading', () => {
  it.each<[Language, string, string]>([
    ['en', 'Make me a session of 8 minutes with 12 rounds of 10 minutes', '28 min · 2 × 10 min'],
    ['en', 'Make me a session of 20 rounds of 10 minutes with 10 minutes rest', '12 × 10 min · 10 min rest'],
    ['en', 'Make me a session of 240 minutes with rounds of 1 minute', '38 min · rounds of 1 min'],
    ['en', 'Make me a session of 6 rounds of 3 min with 40 minutes', '40 min · 6 × 3 min'],
    ['pt', 'monta um treino com 6 rounds de 3 min e 150 segundos de descanso', '6 × 3 min · 2,5 min de descanso'],
    ['es', 'armame una sesión con 6 asaltos de 3 min y 90 segundos de descanso', '6 × 3 min · 90 s de descanso'],
  ])('is what the session has, in %s: “%s”', (language, message, told) => {
    expect(last(talk(language, message)).text).toContain(`(${told})`)
  })
})

describe('a part that is asked for', () => {
  it.each<[Language, string, RegExp]>([
    ['en', 'so what do I do on Wednesday?', /^On Wednesday: /],
    ['pt', 'e o que eu faço na quarta?', /quarta/i],
    ['es', '¿y qué hago el miércoles?', /miércoles/i],
    ['en', 'and on Tuesday?', /Tuesday is free/],
  ])('one day of the week in %s: “%s”', (language, message, expected) => {
    const { text } = last(talk(language, WEEK[language], message))
    expect(text).toMatch(expected)
    expect(text.match(/^- /gm)).toBeNull()
  })

  it.each<[Language, string]>([
    ['en', 'when is the last hard sparring?'],
    ['pt', 'qual é o último treino forte?'],
    ['es', '¿cuándo es el último sparring fuerte?'],
  ])('the last hard day before a bout in %s', (language, message) => {
    expect(last(talk(language, UNTIL[language], message)).text).toMatch(/\b10\b/)
  })

  it.each<[Language, string, RegExp]>([
    ['en', 'which day is the hard one', /^Hard: Friday/],
    ['pt', 'qual é o mais puxado?', /^Forte: sexta/],
    ['es', '¿y el finde descanso entero?', /^Libre: .*sábado y domingo/],
    ['en', 'why that day', /rested .*Friday/],
    ['en', 'if I miss one which one can I skip', /drop “weak point”/],
    ['en', 'what would you drop first', /drop “weak point”/],
    ['en', 'how long is that in total', /60 = 180 min, about 3 h a week|3 × 1 h = 3 h a week/],
    ['pt', 'qual o dia leve', /^Mais leve: segunda/],
  ])('of a week in %s: “%s”', (language, message, expected) => {
    expect(last(talk(language, WEEK[language], message)).text).toMatch(expected)
  })

  it.each<[Language, string, RegExp]>([
    ['en', 'how many weeks is that, and which one is easy', /33 days.*4 full weeks.*easy from Fri, Dec 11/],
    ['en', 'what would week 2 look like', /^\*\*Week 2, Mon, Nov 23 to Sun, Nov 29:\*\*/],
    ['pt', 'e na última semana o que eu faço', /^\*\*Semana 5, de dom., 13 de dez. a sáb., 19 de dez.:\*\*/],
    ['es', '¿y la víspera?', /18 de dic/],
    ['pt', 'quantas aulas dá até lá?', /uns 14 treinos/],
    ['es', '¿cuál es la semana más dura?', /^\*\*Semana 4,/],
    ['en', 'why less in the last week', /^So that you come fresh/],
  ])('of the way to a bout in %s: “%s”', (language, message, expected) => {
    expect(last(talk(language, UNTIL[language], message)).text).toMatch(expected)
  })

  it('in short also four answers later', () => {
    const short = last(talk('en', CLASS.en, 'thanks', 'one of them is shy', 'what do I say to her dad', 'sum it up'))
    expect(short.trace.programme?.kind).toBe('class')
  })

  it('of a session how long it is, and of a class who is left over', () => {
    expect(last(talk('en', ROUNDS.en, 'how long is that in total')).text).toMatch(/29 minutes in all\.$/)
    expect(last(talk('en', ROUNDS.en, "what's in round 4")).text).toMatch(/^- \*\*Round 4:\*\*/)
    expect(last(talk('es', CLASS.es, '¿y el que queda solo?')).text).toMatch(/5 parejas y un grupo de tres/)
  })

  it('the week in short has a line a session and nothing else', () => {
    const { text } = last(talk('en', WEEK.en, 'sum it up'))
    expect(text.split('\n').filter((line) => line.startsWith('- '))).toEqual([
      '- **Monday:** learning',
      '- **Wednesday:** weak point',
      '- **Friday:** hard',
    ])
  })
})

describe('no programme', () => {
  it.each<[Language, string]>([
    ['en', 'how do I tell my boss I need Monday, Wednesday and Friday off to train?'],
    ['en', 'my knee is swollen, plan my week, 4 sessions of 60 minutes'],
    ['en', 'I want to win my first fight in six weeks but I have no money. boxing.'],
    ['en', 'want a raise for coaching, 16 an hour'],
    ['en', 'my opponent on December 19 is a southpaw, what do I do against him?'],
    ['pt', 'como falo pro meu chefe que preciso da segunda, quarta e sexta pra treinar?'],
    ['pt', 'torci o tornozelo, como treino 3 vezes essa semana?'],
    ['es', '¿cómo le digo a mi jefe que necesito el lunes, miércoles y viernes libres para entrenar?'],
    ['es', 'me duele la rodilla hinchada, armame la semana, 4 sesiones de 60 minutos'],
  ])('for who asks something else, in %s: “%s”', (language, message) => {
    expect(last(talk(language, message)).trace.programme).toBeUndefined()
  })
})
