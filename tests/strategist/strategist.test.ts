import { describe, expect, inject, it } from 'vitest'
import { PLAYBOOK } from '#content/playbook/playbook.ts'
import { LANGUAGES, type Language } from '#contract/language.ts'
import { PERSONA_LABELS } from '#contract/personas.ts'
import { answerQuestion } from '#server/strategist/answer-question.ts'
import { checkMessage } from '#server/strategist/safety/check-message.ts'
import { FIGURE_MARK } from '#tools/figure-mark.ts'
import { type FigureName, figuresOf, foundAmongThree, rate, safetyFigures, shareOf, tableOf } from './figures.ts'
import type { Conversation } from './golden/conversation.ts'
import { EN } from './golden/en.ts'
import { ES } from './golden/es.ts'
import { NEWCOMERS } from './golden/newcomers.ts'
import { PT } from './golden/pt.ts'
import { type Answered, askOf, holdConversation } from './hold-conversation.ts'
import { languageOf } from './language-vote.ts'
import { withoutQuotes, wordsOf } from './plain-text.ts'
import { ENOUGH_TO_TELL, PROPERTIES, type PropertyName } from './properties.ts'
import { SWAPS } from './swaps.ts'
import { paraphrased, VARIANTS, variantTurns } from './variants.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Every nth conversation is also held in other spellings and with each coach; 1 for all. */
    everyNthVaried: number
  }
}

const EVERY_NTH = inject('everyNthVaried')
const sampled = (_: unknown, index: number) => index % EVERY_NTH === 0

const GOLDEN: Record<Language, readonly Conversation[]> = {
  en: [...EN, ...NEWCOMERS.en],
  pt: [...PT, ...NEWCOMERS.pt],
  es: [...ES, ...NEWCOMERS.es],
}
const byLanguage = <T>(make: (language: Language) => T): Record<Language, T> => ({
  en: make('en'),
  pt: make('pt'),
  es: make('es'),
})

const ANSWERED = byLanguage((language) => GOLDEN[language].flatMap((each) => holdConversation(each, language)))

const FIGURES = byLanguage((language) => figuresOf(ANSWERED[language]))

const expectingCards = (all: readonly Answered[]) => all.filter(({ expect: { cards } }) => cards !== undefined)
const VARIED = byLanguage((language) => {
  const chosen = GOLDEN[language].filter(sampled)
  const held = (turnsOf: (each: Conversation) => ReturnType<typeof paraphrased>) =>
    chosen.flatMap((each) => holdConversation(each, language, null, turnsOf(each)))
  return {
    ...Object.fromEntries(VARIANTS.map((variant) => [variant.kind, held((each) => variantTurns(each, variant))])),
    paraphrases: held((each) => paraphrased(each, language)),
  }
}) as Record<Language, Record<string, Answered[]>>

const EVERY_SIXTH = 6
/** Asked of every coach and in every language: every sixth, in a sample a third of them. */
const SOME = byLanguage((language) => {
  const every = EVERY_NTH === 1 ? EVERY_SIXTH : 3 * EVERY_SIXTH
  return GOLDEN[language].filter((_, index) => index % every === 0)
})
const WITH_PERSONAS = LANGUAGES.flatMap((language) =>
  GOLDEN[language]
    .filter((_, index) => index % EVERY_SIXTH === 0)
    .filter(sampled)
    .flatMap((each) => PERSONA_LABELS.flatMap((persona) => holdConversation(each, language, persona))),
)

function complaints(name: PropertyName, all: readonly Answered[]): string[] {
  return all.flatMap((each) => {
    const complaint = PROPERTIES[name](each)
    const where = [each.language, each.conversation.name, each.persona].filter(Boolean).join(' / ')
    return complaint === null ? [] : [`${where} / “${each.says}”: ${complaint}`]
  })
}

function expectAtLeast(name: FigureName, floor: number) {
  for (const language of LANGUAGES)
    expect(rate(FIGURES[language][name]), `${name} in ${language}`).toBeGreaterThanOrEqual(floor)
}

describe('every answer', () => {
  for (const name of Object.keys(PROPERTIES) as PropertyName[]) {
    it(`follows the rule: ${name}`, () => {
      expect(complaints(name, Object.values(ANSWERED).flat())).toEqual([])
    })

    it(`follows the rule with each of the eight coaches: ${name}`, () => {
      expect(complaints(name, WITH_PERSONAS)).toEqual([])
    })

    it(`follows the rule for messages in other spellings: ${name}`, () => {
      const varied = LANGUAGES.flatMap((language) => Object.values(VARIED[language]).flat())
      expect(complaints(name, varied)).toEqual([])
    })
  }

  it('differs from the answers to other messages', () => {
    for (const language of LANGUAGES) {
      const seen = new Map<string, string>()
      // Talk and comfort are few words from a short list, and two members may have the same worry, for which there is one
      // answer: these may be the same in two conversations.
      const advice = ANSWERED[language].filter(
        ({ reply: { plan, trace } }) => (plan !== null && trace.entry === undefined) || trace.asked === 'matter',
      )
      const twice = advice.flatMap(({ says, reply, conversation }) => {
        const here = `${conversation.name} / “${says}”`
        const there = seen.get(reply.text)
        seen.set(reply.text, here)
        return there === undefined ? [] : [`${there} and ${here}`]
      })
      expect(twice, language).toEqual([])
    }
  })

  it('changes with the sport, the date and the obstacle', () => {
    for (const { language, template, says } of SWAPS) {
      const answers = says.map((message) => answerQuestion(askOf(message, { language, persona: null, template })).text)
      expect(new Set(answers).size, says.join(' | ')).toBe(says.length)
    }
  })

  it('is different for each of the eight coaches, by what they do first', () => {
    let asked = 0
    let compared = 0
    for (const language of LANGUAGES)
      for (const { turns, template, name } of SOME[language]) {
        asked += 1
        const says = turns[0]?.says ?? ''
        const replies = PERSONA_LABELS.map((persona) => answerQuestion(askOf(says, { language, persona, template })))
        // Talk, comfort and the question which matter it is are no advice yet.
        if (replies.some(({ plan }) => plan === null)) continue
        compared += 1
        expect(new Set(replies.map(({ text }) => text)).size, `${language} / ${name}`).toBe(PERSONA_LABELS.length)
        const moves = new Set(replies.map(({ plan }) => plan?.steps[0]?.text))
        expect(moves.size, `${language} / ${name}`).toBe(PERSONA_LABELS.length)
      }
    expect(compared / asked).toBeGreaterThan(0.4)
  })

  it('is in the language of the interface even if the member writes in another', () => {
    for (const language of LANGUAGES)
      for (const other of LANGUAGES.filter((each) => each !== language))
        for (const { turns, template } of SOME[other]) {
          const says = turns[0]?.says ?? ''
          const { text } = answerQuestion(askOf(says, { language, persona: null, template }))
          const own = withoutQuotes(text)
          if (wordsOf(own).length >= ENOUGH_TO_TELL) expect(languageOf(own), `${says}\n${text}`).toBe(language)
        }
  })
})

describe('all answers together', () => {
  it('repeat the member’s own words in plans', () => expectAtLeast('echo in plans', 0.93))
  it('stay on the template', () => expectAtLeast('on template', 0.9))
  it('use an expected card', () => expectAtLeast('answered with an expected card', 0.55))
  it('use an expected card, or offer its matter to choose', () => expectAtLeast('answered or offered', 0.62))
  it('have an expected card among the first three', () => expectAtLeast('recall@3', 0.82))

  it('seldom ask which matter it is', () => {
    for (const language of LANGUAGES)
      expect(rate(FIGURES[language]['asks which matter it is']), language).toBeLessThanOrEqual(0.33)
  })

  it('have an expected card among the first three for messages in other spellings', () => {
    for (const language of LANGUAGES) {
      const varied = expectingCards(Object.values(VARIED[language]).flat())
      expect(rate(shareOf(varied, foundAmongThree)), language).toBeGreaterThanOrEqual(0.7)
    }
  })

  it('hardly ever are a safety answer where nobody is in danger', () => {
    for (const language of LANGUAGES) {
      const findings = ANSWERED[language].flatMap(({ says }) => {
        const finding = checkMessage(says, language)
        return finding === null ? [] : [{ says, ...finding }]
      })
      const alarms = findings.filter(({ level }) => level !== 'ask')
      const all = ANSWERED[language].length
      expect(alarms.length / all, JSON.stringify(alarms)).toBeLessThanOrEqual(0.015)
      expect(findings.length / all, JSON.stringify(findings)).toBeLessThanOrEqual(0.05)
    }
  })

  it('are measured by these figures', () => {
    const figures = byLanguage((language) => ({
      ...FIGURES[language],
      ...Object.fromEntries(
        Object.entries(VARIED[language]).map(([kind, all]) => [
          `recall@3, ${kind}`,
          shareOf(expectingCards(all), foundAmongThree),
        ]),
      ),
      ...safetyFigures(language, ANSWERED[language]),
    }))
    const names = Object.keys(figures.en) as (keyof typeof figures.en)[]
    const table = tableOf(names.map((name) => [name, byLanguage((language) => figures[language][name])]))
    for (const line of table.trim().split('\n')) console.info(`${FIGURE_MARK} ${line}`)
    expect(names.length).toBeGreaterThan(0)
  })
})

describe('the language vote', () => {
  it('distinguishes the three languages of the playbook', () => {
    for (const language of LANGUAGES)
      for (const { why, steps, metric } of Object.values(PLAYBOOK[language]))
        expect(languageOf([why, ...steps, metric].join(' ')), why).toBe(language)
  })
})
