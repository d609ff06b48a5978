import { describe, expect, it } from 'vitest'
import { glossary } from '#content/glossary/glossary.ts'
import { LANGUAGES, type Language } from '#contract/language.ts'
import { answerQuestion } from '../answer-question.ts'
import { NOTHING_KNOWN, type Turn } from '../strategist.ts'

const reply = (language: Language, message: string, history: Turn[] = []) =>
  answerQuestion({
    message,
    language,
    template: 'general',
    persona: null,
    history,
    memory: NOTHING_KNOWN,
    today: '2026-11-15',
    seed: 'a',
  })
const meaningOf = (id: string, language: Language): string => {
  const term = glossary(language).terms.find((each) => each.id === id)
  if (!term) throw new Error(`No term ${id}`)
  return term.meaning
}

describe('a word of combat sports', () => {
  it.each<[Language, string, string]>([
    ['en', 'what is a crossface?', 'crossface'],
    ['en', 'watching a fight rn, what’s a split decision', 'split-decision'],
    ['en', 'randori = ?', 'randori'],
    ['en', 'rear naked choke what’s that', 'rear-naked-choke'],
    ['pt', 'meia guarda é o quê', 'half-guard'],
    ['es', 'mandíbula de cristal significado?', 'chin'],
    ['en', 'whats a southpaw', 'southpaw'],
    ['en', 'sorry, dumb question: what does catchweight mean?', 'catchweight'],
    ['en', 'What are underhooks exactly?', 'underhook'],
    ['en', 'i dont know what a split decision is', 'split-decision'],
    ['pt', 'o que é uma raspagem?', 'guard-sweep'],
    ['pt', 'o que significa oss', 'oss'],
    ['es', '¿Qué es el catchweight?', 'catchweight'],
    ['es', 'q es el sprawl', 'sprawl'],
    ['es', 'no sé qué significa nocaut técnico', 'tko'],
  ])('is explained: %s “%s”', (language, message, id) => {
    expect(reply(language, message).text).toContain(meaningOf(id, language))
  })

  it('is explained in the middle of a talk, which goes on', () => {
    const first = reply('en', 'I get taken down in every roll, what can I do?')
    const history: Turn[] = [
      { role: 'user', content: 'I get taken down in every roll, what can I do?' },
      { role: 'assistant', content: first.text, trace: first.trace },
    ]
    const asked = reply('en', 'wait, what is an underhook?', history)
    expect(asked.text).toContain(meaningOf('underhook', 'en'))
    expect(asked.trace.subject).toEqual(first.trace.subject)
  })

  it.each<[Language, string, string, string]>([
    ['en', "what's the difference between bjj and judo?", 'brazilian-jiu-jitsu', 'judo'],
    ['pt', 'qual a diferença entre boxe e muay thai?', 'boxing', 'muay-thai'],
    ['es', '¿qué diferencia hay entre el judo y el jiu-jitsu?', 'brazilian-jiu-jitsu', 'judo'],
  ])('is compared with another: %s “%s”', (language, message, one, other) => {
    const { text } = reply(language, message)
    expect(text).toContain(meaningOf(one, language))
    expect(text).toContain(meaningOf(other, language))
  })

  it.each<[Language, string]>([
    ['en', 'what is the best way to throw a jab'],
    ['en', 'what is wrong with my jab'],
    ['en', 'what weight class would i be at 83kg in judo'],
    ['pt', 'eu sou destro, ele que é canhoto'],
    ['es', 'mi papá dice que el kickboxing es de vagos'],
    ['pt', 'o que é melhor pra mim, boxe ou judô'],
    ['es', 'qué es lo que hago mal en el jab'],
  ])('that is only mentioned is not explained: %s “%s”', (language, message) => {
    const { text } = reply(language, message)
    expect(glossary(language).terms.filter(({ meaning }) => text.includes(meaning))).toEqual([])
  })
})

describe('the dictionary', () => {
  it.each(LANGUAGES)('has the same terms in %s as in English, each with a name and a meaning', (language) => {
    const ids = glossary(language).terms.map(({ id }) => id)
    expect(ids).toEqual(glossary('en').terms.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
    expect(glossary(language).terms.filter(({ names, meaning }) => !names[0] || meaning.length < 40)).toEqual([])
  })

  it.each(LANGUAGES)('compares in %s only terms that it has', (language) => {
    const ids = new Set(glossary(language).terms.map(({ id }) => id))
    const unknown = glossary(language).differences.flatMap(({ between }) => between.filter((id) => !ids.has(id)))
    expect(unknown).toEqual([])
  })
})
