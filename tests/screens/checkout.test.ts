import { describe, expect, test } from 'vitest'
import type { ErrorCode } from '#contract/errors.ts'
import { LANGUAGES } from '#contract/language.ts'
import { OFFER_KINDS, type OfferKind } from '#contract/offer-rules.ts'
import { refundRuleOf } from '#contract/order-rules.ts'
import type { Order } from '#contract/orders.ts'
import { wordingOf } from '#tests/e2e/wording.ts'
import { openApp } from '#tests/support/mounted-app.ts'
import {
  button,
  expectFocus,
  expectMessage,
  expectPath,
  field,
  fill,
  heading,
  link,
  missing,
  text,
} from '#tests/support/on-screen.ts'
import { sessionOf } from '#tests/support/sessions.ts'
import { answerOffer, BASTION, detailsOf, OFFER_ID, offerOf } from './offers.ts'

const words = wordingOf('en')
const { checkout, offers } = words
const PATH = `/checkout/${OFFER_ID}`
const PLACE = 'POST /api/orders'
const ORDER_ID = '00000000-0000-4000-8000-0000000000b2'
const SANDBOX = `/sandbox/sandbox_checkout_${OFFER_ID}`
const pay = checkout.pay.replace('{{total}}', '$39.00')

const placed = { booking_id: null, order_id: ORDER_ID, checkout_url: `http://localhost:3000${SANDBOX}` }

async function open(kind: OfferKind, details = detailsOf(offerOf(kind)), kept?: Record<string, string>) {
  return await openApp(PATH, {
    session: sessionOf(),
    ...(kept && { kept: { sessionStorage: kept } }),
    answers: (wire) => {
      answerOffer(wire, details)
      wire.answer(PLACE, placed)
      wire.leaveOpen('GET /api/sandbox/:checkout_id')
    },
  })
}

const choose = async (user: Awaited<ReturnType<typeof open>>['user'], label: string, option: string) =>
  await user.selectOptions(await field(label), option)

/** Fills in what the kind asks for. */
async function answerQuestions(kind: OfferKind, user: Awaited<ReturnType<typeof open>>['user']): Promise<void> {
  switch (kind) {
    case 'shoutout':
      await fill(checkout.shoutout.forWhom, 'Lena')
      await choose(user, checkout.shoutout.occasion, 'fight')
      await fill(checkout.shoutout.wish, 'First fight on Saturday.')
      break
    case 'film_review':
      await fill(checkout.film.link, 'https://films.example/7')
      await fill(checkout.film.question, 'Why do I get hit?')
      await user.click(await field(checkout.film.consent))
      break
    case 'product':
      await fill(checkout.address.name, 'Robin Tester')
      await fill(checkout.address.street, 'Rua Augusta 7')
      await fill(checkout.address.postalCode, '01305-000')
      await fill(checkout.address.city, 'São Paulo')
      await choose(user, checkout.address.country, 'BR')
      break
    case 'video':
      await user.click(await field(checkout.video.consent))
      break
    default:
  }
}

const SENT: Record<Exclude<OfferKind, 'coaching'>, object> = {
  package: { consent: false },
  seminar: { consent: false },
  video: { consent: true },
  shoutout: {
    request: {
      kind: 'shoutout',
      for_whom: 'Lena',
      occasion: 'fight',
      wish: 'First fight on Saturday.',
      use: 'personal',
    },
    consent: false,
  },
  film_review: {
    request: {
      kind: 'film_review',
      clip_id: null,
      link: 'https://films.example/7',
      question: 'Why do I get hit?',
      consent_of_shown: true,
    },
    consent: false,
  },
  product: {
    request: {
      kind: 'product',
      name: 'Robin Tester',
      street: 'Rua Augusta 7',
      more: null,
      postal_code: '01305-000',
      city: 'São Paulo',
      region: null,
      country: 'BR',
    },
    consent: false,
  },
}

const SOLD = OFFER_KINDS.filter((kind): kind is Exclude<OfferKind, 'coaching'> => kind !== 'coaching')

describe.each(SOLD)('the checkout of a %s', (kind) => {
  test('says what is bought and when money comes back, asks what the kind needs, and goes on to pay', async () => {
    const { wire, user } = await open(kind)
    await heading(`A ${kind}`)
    await text(checkout.sandboxTitle)
    await text(checkout.refund[refundRuleOf(kind)])
    await answerQuestions(kind, user)
    await user.click(await button(pay))
    await expectPath(SANDBOX)
    expect(wire.sentTo(PLACE)).toEqual([
      { offer_id: OFFER_ID, shown_price_minor: 3900, shown_currency: 'USD', ...SENT[kind] },
    ])
  })
})

test.each(LANGUAGES)('the price and the button are in the reader’s language: %s', async (language) => {
  const own = wordingOf(language)
  await openApp(PATH, {
    language,
    session: sessionOf('free_member', { language }),
    answers: (wire) => answerOffer(wire, detailsOf(offerOf('seminar'))),
  })
  await button(new RegExp(`^${own.checkout.pay.replace('{{total}}', '.*39.00')}$`))
  await text(own.checkout.next.seminar)
})

test('a double click orders once', async () => {
  const { wire, user } = await open('seminar')
  await user.dblClick(await button(pay))
  await expectPath(SANDBOX)
  expect(wire.sentTo(PLACE)).toHaveLength(1)
})

describe('what is missing is said beside its field, and nothing is sent', () => {
  test('in a brief', async () => {
    const { wire, user } = await open('shoutout')
    await fill(checkout.shoutout.wish, 'Words')
    await user.click(await button(pay))
    await text(words.errors.problems.choice)
    await expectFocus(await field(checkout.shoutout.forWhom))
    expect(wire.sentTo(PLACE)).toEqual([])
  })

  test('in a film review: a clip or a link, and the consent of those shown', async () => {
    const { wire, user } = await open('film_review')
    await fill(checkout.film.question, 'Why?')
    await user.click(await button(pay))
    await text(checkout.film.clipOrLink)
    await text(checkout.film.consentMissing)
    expect(wire.sentTo(PLACE)).toEqual([])
  })

  test('before a video: the consent to immediate delivery', async () => {
    const { wire, user } = await open('video')
    await user.click(await button(pay))
    await text(checkout.video.consentMissing)
    expect(wire.sentTo(PLACE)).toEqual([])
  })
})

describe('a refusal', () => {
  const CODES: ErrorCode[] = [
    'not-found',
    'orders.offer-gone',
    'orders.sold-out',
    'orders.own-offer',
    'orders.already-bought',
    'orders.payments-away',
  ]
  test.each(CODES)('with the code %s says why, and that nothing was charged', async (code) => {
    const { wire, user } = await open('seminar')
    wire.refuse(PLACE, code)
    await user.click(await button(pay))
    await text(checkout.notOrdered)
    await text(words.errors.codes[code])
    await expectPath(PATH)
  })

  test('of a sold-out seat offers the waitlist', async () => {
    const { wire, user } = await open('seminar')
    wire.refuse(PLACE, 'orders.sold-out')
    wire.answer('PUT /api/offers/:id/waitlist', { waiting: true })
    await user.click(await button(pay))
    await user.click(await button(`${offers.waitlist.join}: A seminar`))
    await expectMessage(words, offers.waitlist.joined)
  })

  test('because the consent is missing marks the box', async () => {
    const { wire, user } = await open('video')
    wire.refuse(PLACE, 'orders.consent-needed')
    await user.click(await field(checkout.video.consent))
    await user.click(await button(pay))
    await text(checkout.video.consentMissing)
  })

  test('because price and currency changed shows the old and the new price, which is then the one that is agreed to', async () => {
    const { wire, user } = await open('seminar')
    const asked = await button(pay)
    wire.refuse(PLACE, 'orders.offer-changed')
    wire.answer('GET /api/offers/:id', detailsOf(offerOf('seminar', { price_minor: 4500, currency: 'BRL' })))
    await user.click(asked)
    await text(words.errors.codes['orders.offer-changed'])
    await text(checkout.priceChanged.replace('{{before}}', '$39.00').replace('{{now}}', 'R$45.00'))
    wire.answer(PLACE, placed)
    await user.click(await button(checkout.pay.replace('{{total}}', 'R$45.00')))
    await expectPath(SANDBOX)
    const agreed = wire.sentTo(PLACE).map((sent) => [sent.shown_price_minor, sent.shown_currency])
    expect(agreed).toEqual([
      [3900, 'USD'],
      [4500, 'BRL'],
    ])
  })

  test('of a field is shown beside it', async () => {
    const { wire, user } = await open('shoutout')
    await answerQuestions('shoutout', user)
    wire.refuse(PLACE, 'request.invalid', { fields: { 'request.wish': { problem: 'too-long', limit: 9 } } })
    await user.click(await button(pay))
    await text(words.errors.problems['too-long'].replace('{{limit}}', '9'))
    await expectFocus(await field(checkout.shoutout.wish))
  })

  test('keeps what was typed, also over a reload', async () => {
    const { wire, user, storage } = await open('shoutout')
    wire.refuse(PLACE, 'orders.payments-away')
    await answerQuestions('shoutout', user)
    await user.click(await button(pay))
    await text(words.errors.codes['orders.payments-away'])
    await open('shoutout', undefined, storage('sessionStorage'))
    expect((await field(checkout.shoutout.wish)).value).toBe('First fight on Saturday.')
    expect((await field(checkout.shoutout.occasion)).value).toBe('fight')
  })
})

test('what was typed is forgotten once it is ordered: the order has it, and another one begins empty', async () => {
  const { user, storage } = await open('shoutout')
  await answerQuestions('shoutout', user)
  await user.click(await button(pay))
  await expectPath(SANDBOX)
  await open('shoutout', undefined, storage('sessionStorage'))
  expect((await field(checkout.shoutout.wish)).value).toBe('')
})

test('nobody is sent to an address that is neither ours nor https', async () => {
  const { wire, user } = await open('seminar', { ...detailsOf(offerOf('seminar')), provider: 'stripe' as 'sandbox' })
  wire.answer(PLACE, { ...placed, checkout_url: 'http://pay.example/7' })
  await user.click(await button(pay))
  await text(words.errors.codes['orders.payments-away'])
  await expectPath(PATH)
})

const OPEN_ORDER: Order = {
  ...{ id: ORDER_ID, number: 'K26-000007', offer_id: OFFER_ID, kind: 'shoutout', title: 'A shoutout', seller: BASTION },
  ...{ subtotal_minor: 3900, tax_minor: 0, total_minor: 3900, refunded_minor: 0, currency: 'USD', refunds: [] },
  period: null,
  booking_id: null,
  ...{ cancelled_late: false, may_withdraw: false },
  ...{ state: 'open', fulfilment: null, refund_rule: 'until_delivered', is_disputed: false, was_declined: false },
  ...{ due_at: null, created_at: '2026-11-16T10:00:00.000Z', paid_at: null, expires_at: '2026-11-17T10:00:00.000Z' },
  ...{
    withdraw_until: null,
    delivery: null,
    delivered_at: null,
    files: [],
    language: 'en',
    actions: ['pay', 'cancel'],
  },
  ...{ starts_at: null, minutes: null, join_url: null, video_url: null, position_seconds: 0, sessions: null },
  request: { kind: 'shoutout', for_whom: 'Mo', occasion: 'thanks', wish: 'Thank you.', use: 'business' },
}

test('an open order goes on with what was written into it', async () => {
  const { wire, user } = await openApp(PATH, {
    session: sessionOf(),
    answers: (prepared) => {
      answerOffer(prepared, detailsOf(offerOf('shoutout'), { open_order_id: ORDER_ID }))
      prepared.answer(PLACE, placed)
      prepared.leaveOpen('GET /api/sandbox/:checkout_id')
      prepared.answer('GET /api/orders/:id', OPEN_ORDER)
    },
  })
  await text(checkout.open.title)
  expect((await field(checkout.shoutout.forWhom)).value).toBe('Mo')
  await fill(checkout.shoutout.wish, 'Thank you, coach.')
  await user.click(await button(pay))
  await expectPath(SANDBOX)
  expect(wire.sentTo(PLACE)).toEqual([
    {
      offer_id: OFFER_ID,
      shown_price_minor: 3900,
      shown_currency: 'USD',
      request: { kind: 'shoutout', for_whom: 'Mo', occasion: 'thanks', wish: 'Thank you, coach.', use: 'business' },
      consent: false,
    },
  ])
})

test('a session leads on to where its time is chosen', async () => {
  await openApp(PATH, {
    session: sessionOf(),
    answers: (wire) => {
      answerOffer(wire, detailsOf(offerOf('coaching')))
      wire.leaveOpen('GET /api/offers/:id/times')
    },
  })
  await expectPath(`/book/${OFFER_ID}`)
})

describe('what cannot be bought has no button to pay', () => {
  test('a video that the member has', async () => {
    await open('video', detailsOf(offerOf('video'), { owned_order_id: ORDER_ID }))
    await text(checkout.owned.title)
    expect((await link(checkout.owned.watch)).getAttribute('href')).toBe(`/purchases/${ORDER_ID}`)
    await missing(pay)
  })

  test('an own offer', async () => {
    const seller = { ...BASTION, kind: 'coach' as const, user_id: sessionOf().user.id }
    await open('product', detailsOf(offerOf('product'), { seller }))
    await text(words.errors.codes['orders.own-offer'])
    await missing(pay)
  })

  test('a sold-out seminar, which has a waitlist', async () => {
    await open('seminar', detailsOf(offerOf('seminar', { seats_left: 0 }), { waiting: true }))
    await text(words.errors.codes['orders.sold-out'])
    await text(checkout.soldOut.waiting)
    await button(`${offers.waitlist.leave}: A seminar`)
    await missing(pay)
  })

  test('an offer that does not exist', async () => {
    await openApp(PATH, {
      session: sessionOf(),
      answers: (wire) => {
        wire.leaveOpen('GET /api/notifications')
        wire.refuse('GET /api/offers/:id', 'not-found')
      },
    })
    await heading(checkout.missing.title)
    await link(checkout.missing.action)
  })
})

test('a failed read shows an error, and Retry loads the offer', async () => {
  const { wire, user } = await openApp(PATH, {
    session: sessionOf(),
    answers: (prepared) => {
      prepared.leaveOpen('GET /api/notifications')
      prepared.break('GET /api/offers/:id')
    },
  })
  await text(checkout.loadFailed)
  wire.answer('GET /api/offers/:id', detailsOf(offerOf('package')))
  await user.click(await button(words.common.action.retry))
  await button(pay)
})
