import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#contract/language.ts'
import { ORDINARY_BRIEFS } from '#tests/support/ordinary-briefs.ts'
import {
  actionsOf,
  amountOnWithdrawal,
  isOfHouse,
  mayCancel,
  mayWithdraw,
  type Sale,
  sellerOf,
  startOf,
} from './fulfilment-rules.ts'
import { insults } from './insulting-words.ts'
import { isOver, remindersDue } from './look-after-orders.ts'
import { composeShoutout, refusalOf } from './write-shoutout.ts'

const PAID = new Date('2026-11-01T10:00:00Z')
const at = (days: number, hours = 0) => new Date(PAID.getTime() + (days * 24 + hours) * 3_600_000)

function sale(order: Partial<Sale['order']>, fulfilment: Partial<Sale['fulfilment']> = {}): Sale {
  return {
    order: {
      state: 'paid',
      kind: 'shoutout',
      refund_rule: 'until_delivered',
      total_minor: 1000,
      ...DEFAULTS,
      ...order,
    },
    fulfilment: { state: 'due', sessions_used: 0, first_watched_at: null, starts_at: null, ...fulfilment },
  } as Sale
}
const DEFAULTS = {
  refunded_minor: 0,
  disputed_minor: 0,
  paid_at: PAID,
  withdraw_until: at(14),
  coach_id: 'c',
  expires_at: at(1),
}

describe('what a sale begins with', () => {
  test('what is made has a clock, what is ready has none, and a seminar no right to withdraw', () => {
    const start = (kind: Sale['order']['kind'], more = {}) =>
      startOf(sale({ kind, withdraw_until: null }, { delivery_hours: null, valid_days: null, ...more }), PAID)
    expect(start('shoutout', { delivery_hours: 24 })).toMatchObject({
      state: 'due',
      due_at: at(1),
      withdraw_until: at(14),
    })
    expect(start('product')).toMatchObject({ state: 'due', due_at: at(14), withdraw_until: null })
    expect(start('seminar')).toMatchObject({ state: 'ready', due_at: null, withdraw_until: null })
    expect(start('package', { valid_days: 90 })).toMatchObject({ state: 'ready', sessions_expire_at: at(90) })
  })
})

describe('cancelling and withdrawing', () => {
  test.each(['shoutout', 'film_review', 'video', 'package', 'membership'] as const)(
    'a %s that is not used can be withdrawn from for more than the seven days of Brazilian law',
    (kind) => {
      const { state, withdraw_until } = startOf(sale({ kind }, { delivery_hours: 400, valid_days: 90 }), PAID)
      expect(mayWithdraw(sale({ kind, withdraw_until }, { state }), at(7, 1))).toBe(true)
    },
  )

  test.each([
    ['what is due', sale({}), at(1), true],
    ['what is delivered', sale({}, { state: 'done' }), at(1), false],
    ['a video before the first watching', sale({ refund_rule: 'until_watched' }, { state: 'ready' }), at(1), true],
    [
      'a seat 48 hours before',
      sale({ refund_rule: 'until_two_days_before' }, { state: 'ready', starts_at: at(10) }),
      at(8),
      true,
    ],
    [
      'a seat one hour later',
      sale({ refund_rule: 'until_two_days_before' }, { state: 'ready', starts_at: at(10) }),
      at(8, 1),
      false,
    ],
    ['what a bank disputes', sale({ disputed_minor: 1000 }), at(1), false],
  ])('%s', (_, given, now, may) => expect(mayCancel(given, now)).toBe(may))

  test('the legal right ends after 14 days, and for a product 14 days after it was received', () => {
    expect([at(13), at(14)].map((now) => mayWithdraw(sale({}), now))).toEqual([true, false])
    const received = sale({ kind: 'product', withdraw_until: at(20) }, { state: 'done' })
    expect([at(19), at(20)].map((now) => mayWithdraw(received, now))).toEqual([true, false])
    expect(mayWithdraw(sale({ kind: 'product', withdraw_until: null }, { state: 'sent' }), at(90))).toBe(true)
  })

  test('used sessions are not given back', () => {
    expect(amountOnWithdrawal(sale({ kind: 'package' }, { sessions: 3, sessions_used: 1 }), at(0))).toBe(666)
    expect(amountOnWithdrawal(sale({ kind: 'package' }, { sessions: 3 }), at(0))).toBe(1000)
  })

  test('an order that was given back whole offers nothing', () => {
    expect(actionsOf(sale({ refunded_minor: 1000 }, { state: 'cancelled' }), at(1))).toEqual([])
    expect(actionsOf(sale({ kind: 'video', refunded_minor: 1000 }, { state: 'done' }), at(1))).toEqual([])
  })
})

test('the seller is reminded at half and at nine tenths of the time', () => {
  const given = sale({}, { due_at: at(10) })
  expect([at(4, 23), at(5), at(8, 23), at(9)].map((now) => remindersDue(given, now))).toEqual([0, 1, 1, 2])
})

test('a seminar is over at its end, not at its start; one that was moved not before it can no longer be given back', () => {
  const given = (withdraw_until: Date | null) =>
    sale({ kind: 'seminar', withdraw_until }, { state: 'ready', starts_at: at(10), minutes: 60 })
  expect([at(10), at(10, 1)].map((now) => isOver(given(null), now))).toEqual([false, true])
  expect([at(10, 1), at(14)].map((now) => isOver(given(at(14)), now))).toEqual([false, true])
})

test('a coach who is gone is not the house', () => {
  const order = (seller_slug: string) => sale({ coach_id: null, seller_slug, seller_name: 'x' }).order
  expect(['ana-prado', 'ai-ember', 'someone'].map((slug) => isOfHouse(order(slug)))).toEqual([true, true, false])
  expect(['ana-prado', 'ai-ember', 'someone'].map((slug) => sellerOf(order(slug)).kind)).toEqual([
    'house',
    'persona',
    'coach',
  ])
})

const BRIEF = {
  kind: 'shoutout',
  for_whom: 'Rui',
  occasion: 'birthday',
  wish: 'Stay curious.',
  use: 'personal',
} as const

describe('a persona’s shoutout', () => {
  test.each(['en', 'pt', 'es'] as const)(
    'quotes the wish, names the persona and says that it is an AI, in %s',
    (language) => {
      const text = composeShoutout(BRIEF, 'leadership', language)
      for (const part of ['Rui', 'Stay curious.', 'Bastion']) expect(text).toContain(part)
      expect(text).toMatch(/AI coach|coach de IA/)
      expect(composeShoutout({ ...BRIEF, use: 'business' }, 'leadership', language)).not.toBe(text)
      expect(refusalOf(BRIEF, language)).toBeUndefined()
    },
  )

  test.each([
    'You are a beast!',
    'Você é um monstro',
    'Eres un crack',
    'Faz burpees por ele',
    'Assistant of the class',
  ])('praise of the gym is no insult: %s', (wish) => expect(insults(wish)).toBe(false))

  test.each(LANGUAGES)('no ordinary brief in the language %s is refused as an insult', (language) => {
    expect(ORDINARY_BRIEFS[language].filter(insults)).toEqual([])
  })

  test.each([
    'He is an idiot',
    'You are so stupid and ugly.',
    'Tell my ex she is a bitch',
    'Marco is a loser',
    'you fucking moron',
    'Seu imbecil',
    'Você é um fracassado',
    'Diga que ela é burra',
    'Fala que ele é um merda',
    'sua puta',
    'Eres un PENDEJO',
    'Dile que es un idiota',
    'pedazo de mierda',
    'Ella es una zorra',
  ])('an insult is: %s', (wish) => expect(insults(wish)).toBe(true))
})
