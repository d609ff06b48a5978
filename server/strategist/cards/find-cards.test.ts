import { describe, expect, it } from 'vitest'
import { type CardId, factsOf } from '#content/playbook/cards.ts'
import type { Language } from '#contract/language.ts'
import type { Template } from '#contract/strategy.ts'
import { readMessage } from '../reading/read-message.ts'
import { NOTHING_KNOWN, type Question } from '../strategist.ts'
import { findCards } from './find-cards.ts'

const ask = (language: Language, template: Template, message: string, more: Partial<Question> = {}): Question => ({
  message,
  template,
  language,
  persona: null,
  history: [],
  memory: NOTHING_KNOWN,
  today: '2026-11-15',
  seed: 'test',
  ...more,
})
const found = (question: Question, limit = 3): CardId[] =>
  findCards(question, readMessage(question), limit).map((card) => card.id)

describe('finding cards for a message', () => {
  it.each<[Language, Template, string, CardId]>([
    ['en', 'fight', 'my guard allways gets pased by heavier guys', 'guard-always-passed'],
    ['en', 'fight', 'I gas out in round two every time', 'gassing-out'],
    ['en', 'career', 'I want to ask my boss for a promotion but I am afraid', 'ask-for-promotion'],
    ['en', 'business', 'My gym loses members every month', 'members-leaving'],
    ['en', 'life', 'I want to wake up at 5 but I always snooze', 'discipline-of-mornings'],
    ['pt', 'fight', 'sempre passam minha guarda no jiu jitsu', 'guard-always-passed'],
    ['pt', 'career', 'tenho uma entrevista de emprego na sexta e dá branco', 'job-interview'],
    ['pt', 'business', 'meus clientes atrasam o pagamento', 'late-payers'],
    ['pt', 'life', 'nao consigo acordar cedo', 'discipline-of-mornings'],
    ['es', 'fight', 'me canso en el segundo round', 'gassing-out'],
    ['es', 'career', 'tengo una entrevista de trabajo el viernes y me quedo en blanco', 'job-interview'],
    ['es', 'business', 'quiero abrir mi propio gimnasio', 'open-own-gym'],
    ['es', 'life', 'mi novia me dejo', 'break-up'],
  ])('%s %s: “%s”', (language, template, message, card) => {
    expect(found(ask(language, template, message))).toContain(card)
  })

  it('never offers a card that the member’s words exclude, also in an earlier message', () => {
    const guard = 'my guard always gets passed'
    expect(found(ask('en', 'fight', guard))).toContain('guard-always-passed')
    const history = [{ role: 'user' as const, content: 'I tore a ligament, my knee is injured' }]
    for (const id of found(ask('en', 'fight', guard, { history }), 20))
      expect(factsOf(id).not_with).not.toContain('injury')
    for (const id of found(ask('pt', 'fight', 'tenho 15 anos e quero baixar de categoria de peso'), 20)) {
      expect(factsOf(id).not_with).not.toContain('minor')
    }
  })

  it('does not repeat a card within ten answers', () => {
    const question = ask('en', 'fight', 'I gas out in round two')
    const [best] = found(question)
    const trace = {
      act: 'new-problem',
      cards: [best ?? 'woop'],
      used: [],
      opener: null,
      asked: null,
      safety: null,
    } as const
    const answered = { role: 'assistant' as const, content: '', trace: { ...trace, cards: [...trace.cards], used: [] } }
    expect(found({ ...question, history: [answered] }, 129)).not.toContain(best)
  })

  it.each<[Language, Template, string, CardId]>([
    ['en', 'fight', 'my debut is in three weeks and I run out of gas after two minutes', 'gassing-out'],
    ['pt', 'fight', 'é minha estreia em dezembro e eu canso no segundo round', 'gassing-out'],
    ['es', 'fight', 'debuto en diciembre y me quedo sin aire en el segundo asalto', 'gassing-out'],
    ['en', 'business', 'four students owe me two months of fees', 'late-payers'],
    ['en', 'career', 'I was promoted last week and the team ignores what I say', 'leading-a-team-first-time'],
  ])('matches the obstacle, not the circumstance: %s %s “%s”', (language, template, message, card) => {
    expect(found(ask(language, template, message), 1)).toEqual([card])
  })

  it('offers no card whose precondition was not mentioned', () => {
    const grown = 'My mother cries when I compete and my father is against fighting. I am 26'
    expect(found(ask('en', 'life', grown), 1)).toEqual(['family-does-not-support'])
    expect(found(ask('en', 'fight', 'she is much taller and her jab is everywhere'), 1)).toEqual(['taller-opponent'])
  })

  it('considers the sport', () => {
    const message = 'I keep losing rounds because of pressure'
    expect(found(ask('en', 'fight', `${message} in boxing`), 8)).not.toContain('stuck-under-mount')
  })

  it('falls back to general tools for a message without sense', () => {
    const question = ask('en', 'fight', 'asdf qwer zxcv')
    expect(findCards(question, { ...readMessage(question), matters: [] }, 2).map((card) => card.share)).toEqual([0, 0])
  })

  it.each<[Language, Template, string, CardId]>([
    ['en', 'business', 'I have a small karate dojo and want to fill the evening classes', 'open-own-gym'],
    ['pt', 'business', 'abri minha academia de boxe em maio e o caixa não fecha', 'open-own-gym'],
    ['es', 'business', 'abrí mi propio gimnasio en mayo y no me alcanza para el alquiler', 'open-own-gym'],
    ['en', 'career', 'I got the job, but I doubt I can do it', 'job-interview'],
    ['pt', 'career', 'larguei meu emprego e agora não sei por onde ir', 'career-change'],
    ['es', 'fight', 'me cambié de gimnasio y no conozco a nadie', 'changing-gyms'],
    ['en', 'career', 'they never call me for interviews', 'job-interview'],
  ])('%s %s: offers nothing that is already done: “%s”', (language, template, message, card) => {
    expect(found(ask(language, template, message), 1)).not.toContain(card)
  })
})
