import { waitFor, within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#contract/language.ts'
import type { Offer } from '#contract/marketplace.ts'
import { SECTION_NAMES, SECTIONS } from '#contract/offer-rules.ts'
import { wordingOf } from '#tests/e2e/wording.ts'
import { openApp } from '#tests/support/mounted-app.ts'
import { button, expectMessage, expectPath, fill, heading, link, missing, text } from '#tests/support/on-screen.ts'
import { sessionOf } from '#tests/support/sessions.ts'
import type { Wire } from '#tests/support/wire.ts'
import { BASTION, detailsOf, offerOf } from './offers.ts'

const words = wordingOf('en')
const { marketplace, offers } = words
const PATH = '/coach/ai-bastion/marketplace'
const READ = 'GET /api/marketplace/:slug'

type Owned = { offer_id: string; order_id: string }[]

const idOf = (digits: number) => `00000000-0000-4000-8000-${String(digits).padStart(12, '0')}`

function answerSections(wire: Wire, shown: Offer[], next: string | null = null, owned: Owned = []): void {
  wire.leaveOpen('GET /api/notifications')
  wire.answer(READ, {
    seller: BASTION,
    owned,
    sections: SECTION_NAMES.map((section) => {
      const kinds: readonly string[] = SECTIONS[section]
      const listed = shown.filter(({ kind }) => kinds.includes(kind))
      return { section, offers: listed, next: listed.length > 0 ? next : null }
    }),
  })
}

const open = (path: string, shown: Offer[], next: string | null = null) =>
  openApp(path, {
    session: sessionOf('free_member', { time_zone: 'America/Los_Angeles' }),
    answers: (wire) => answerSections(wire, shown, next),
  })

test('the five sections show each offer with its price, its facts and the button of its kind', async () => {
  await open(PATH, [
    offerOf('coaching', { id: idOf(1), title: 'One on one', price_minor: 14_900, duration: '60 minutes' }),
    offerOf('shoutout', { id: idOf(2), title: 'Corner words' }),
    offerOf('seminar', { id: idOf(3), title: 'Pressure and calm', price_minor: 7900 }),
    offerOf('video', { id: idOf(4), title: 'The first minute', price_minor: 2900 }),
    offerOf('product', {
      ...{ id: idOf(5), title: 'Gloves', brand: 'Ironbark', price_minor: 5999, original_price_minor: 7999 },
      ...{ rating: 4.8, reviews: 1247, is_sample_rating: true },
    }),
  ])
  for (const section of SECTION_NAMES) await heading(marketplace.section[section].title, 2)
  await text('$149')
  expect((await link(`${marketplace.action.shoutout}: Corner words`)).getAttribute('href')).toBe(`/checkout/${idOf(2)}`)
  expect((await link(`${offers.book}: One on one`)).getAttribute('href')).toBe(`/book/${idOf(1)}`)
  // In the member's own time zone.
  await text(/Sat, Dec 12, 10:00 AM PST/)
  await text(offers.stub.seats_other)
  await link(`${marketplace.action.video}: The first minute`)
  await text('25% OFF')
  await text(`Rated 4.8 out of 5, 1,247 reviews · ${offers.sample}`)
  expect(document.querySelectorAll('a[href^="/checkout/"]')).toHaveLength(4)
})

test('a video that the member has is not offered again', async () => {
  const [mine, other] = [
    offerOf('video', { id: idOf(1), title: 'Mine' }),
    offerOf('video', { id: idOf(2), title: 'New' }),
  ]
  await openApp(PATH, {
    session: sessionOf(),
    answers: (wire) => answerSections(wire, [mine, other], null, [{ offer_id: idOf(1), order_id: idOf(7) }]),
  })
  expect((await link(`${marketplace.action.watch}: Mine`)).getAttribute('href')).toBe(`/purchases/${idOf(7)}`)
  await link(`${marketplace.action.video}: New`)
  expect(document.querySelectorAll('a[href^="/checkout/"]')).toHaveLength(1)
})

test('an offer in another language says so, also to screen readers', async () => {
  const description = 'Você treina comigo e eu vejo com calma o que está travando a sua luta.'
  await open(PATH, [offerOf('video', { title: 'Sem pressa', description }), offerOf('product', { id: idOf(2) })])
  expect((await text(description)).getAttribute('lang')).toBe('pt')
  await text(words.common.writtenIn.pt)
  expect((await text('What it is.')).getAttribute('lang')).toBeNull()
})

test('a sold-out seminar has a waitlist instead of a seat', async () => {
  const seminar = offerOf('seminar', { title: 'Full house', seats_left: 0 })
  const { wire, user } = await openApp(PATH, {
    session: sessionOf(),
    answers: (prepared) => {
      answerSections(prepared, [seminar])
      prepared.answer('GET /api/offers/:id', detailsOf(seminar))
      prepared.answer('PUT /api/offers/:id/waitlist', ({ waiting }) => ({ waiting: waiting === true }))
    },
  })
  await user.click(await button(`${offers.waitlist.join}: Full house`))
  await expectMessage(words, offers.waitlist.joined, offers.waitlist.joinedText)
  expect(wire.sentTo('PUT /api/offers/:id/waitlist')).toEqual([{ id: seminar.id, waiting: true }])
  await user.click(await button(`${offers.waitlist.leave}: Full house`))
  await expectMessage(words, offers.waitlist.left)
  expect(document.querySelectorAll('a[href^="/checkout/"]')).toHaveLength(0)
})

test('a seat that is kept for the member can be reserved', async () => {
  const seminar = offerOf('seminar', { title: 'Full house', seats_left: 0 })
  await openApp(PATH, {
    session: sessionOf(),
    answers: (wire) => {
      answerSections(wire, [seminar])
      wire.answer('GET /api/offers/:id', { ...detailsOf(seminar), seat_kept_until: '2026-12-01T18:00:00.000Z' })
    },
  })
  await link(`${marketplace.action.seminar}: Full house`)
})

describe('the filters', () => {
  test('are read from the address, so that a link can be shared', async () => {
    const { wire } = await open(`${PATH}?section=seminars&sort=cheapest&currency=USD&most=5000`, [offerOf('seminar')])
    await heading(marketplace.section.seminars.title, 2)
    expect(within(document.body).queryByRole('heading', { name: marketplace.section.videos.title })).toBeNull()
    expect(wire.sentTo(READ).at(-1)).toEqual({ slug: 'ai-bastion', sort: 'cheapest', currency: 'USD', most: '5000' })
  })

  test('are written into the address when they are changed', async () => {
    const { wire, user } = await open(PATH, [offerOf('video')])
    await fill('Up to (USD)', '25.50')
    await expectPath(`${PATH}?currency=USD&most=2550`)
    await waitFor(() => expect(wire.sentTo(READ).at(-1)).toEqual({ slug: 'ai-bastion', currency: 'USD', most: '2550' }))
    await fill('Up to (USD)', 'cheap')
    await text(marketplace.filter.notAnAmount)
    await expectPath(`${PATH}?currency=USD&most=2550`)
    await user.click(await button(marketplace.filter.clear))
    await expectPath(PATH)
    await missing(marketplace.filter.notAnAmount)
  })

  test('say when nothing is in the range', async () => {
    await open(`${PATH}?section=videos&currency=USD&most=100`, [])
    await text(marketplace.noneInRange)
  })
})

test('more offers of a section are added, and a failure can be retried', async () => {
  const { wire, user } = await open(PATH, [offerOf('video', { id: idOf(1), title: 'First' })], 'next-page')
  const more = marketplace.more.replace('{{section}}', marketplace.section.videos.title)
  wire.break('GET /api/marketplace/:slug/:section')
  await user.click(await button(more))
  await text(marketplace.moreFailed)
  wire.answer('GET /api/marketplace/:slug/:section', {
    section: 'videos',
    offers: [offerOf('video', { id: idOf(1), title: 'First' }), offerOf('video', { id: idOf(2), title: 'Second' })],
    next: null,
  })
  await user.click(await button(words.common.action.retry))
  await heading('Second', 3)
  await heading('First', 3)
  expect(wire.sentTo('GET /api/marketplace/:slug/:section').at(-1)).toEqual({
    slug: 'ai-bastion',
    section: 'videos',
    cursor: 'next-page',
  })
  await missing(more)
})

test('an empty section says what the coach could offer', async () => {
  await open(PATH, [])
  for (const section of SECTION_NAMES) await text(marketplace.section[section].empty.replace('{{name}}', 'Bastion'))
})

test('the link of the page is copied where the device cannot share', async () => {
  const { user } = await open(`${PATH}?section=videos`, [])
  await user.click(await button(marketplace.share.action))
  await expectMessage(words, marketplace.share.copied)
  expect(await navigator.clipboard.readText()).toBe(`http://localhost:3000${PATH}?section=videos`)
})

test.each(LANGUAGES)('an unknown coach is not found, in %s', async (language) => {
  const own = wordingOf(language)
  await openApp('/coach/ai-nobody/marketplace', {
    language,
    session: sessionOf('free_member', { language }),
    answers: (wire) => {
      wire.leaveOpen('GET /api/notifications')
      wire.refuse(READ, 'not-found')
    },
  })
  await heading(own.coaches.missing.title)
  await text(own.coaches.missing.text)
  expect((await link(own.coaches.back)).getAttribute('href')).toBe('/coaches')
  expect((await link(own.coaches.card.marketplace)).getAttribute('href')).toBe('/coach/ai-bastion/marketplace')
})

test('a failed read shows an error, and Retry loads the offers', async () => {
  const { wire, user } = await openApp(PATH, {
    session: sessionOf(),
    answers: (prepared) => {
      prepared.leaveOpen('GET /api/notifications')
      prepared.break(READ)
    },
  })
  await text(marketplace.loadFailed)
  answerSections(wire, [])
  await user.click(await button(words.common.action.retry))
  await heading(marketplace.headline)
  // Back leads to the coach's own page.
  expect((await link(marketplace.back.replace('{{name}}', 'Bastion'))).getAttribute('href')).toBe('/coach/ai-bastion')
})
