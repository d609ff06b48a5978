import { describe, expect, test, vi } from 'vitest'
import { LANGUAGES } from '#contract/language.ts'
import { fill as put, wordingOf } from '#tests/e2e/wording.ts'
import { openApp } from '#tests/support/mounted-app.ts'
import {
  button,
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
import { soon } from '#tests/support/soon.ts'
import type { Wire } from '#tests/support/wire.ts'
import { membershipOf, spaceOf } from './network-answers.ts'
import { BASTION, offerOf } from './offers.ts'
import { postOf } from './space-answers.ts'

const words = wordingOf('en')
const { network, pitch } = words

const hrefOf = async (name: string) => (await link(name)).getAttribute('href')

function answerSpaces(...spaces: ReturnType<typeof spaceOf>[]) {
  return (wire: Wire) => {
    wire.leaveOpen('GET /api/notifications', 'GET /api/spaces/:slug', 'GET /api/live', 'GET /api/marketplace/:slug')
    wire.answer('GET /api/membership', membershipOf())
    wire.answer('GET /api/spaces', { spaces })
  }
}

describe('the page of the Network', () => {
  test.each(LANGUAGES)('shows a free member what Elite gives and costs: %s', async (language) => {
    const own = wordingOf(language).pitch
    await openApp('/network', {
      language,
      session: sessionOf('free_member', { language }),
      answers: answerSpaces(),
    })
    await heading(own.hero.title)
    await heading(own.benefits.mindset.title, 3)
    await heading(own.included.business.title, 3)
    await text(/290/)
    await text(own.questions.cancel.asked)
    expect(await hrefOf(own.learnMore)).toBe('/network#compare')
    expect(await hrefOf(own.compare.choose.elite_yearly)).toBe('/checkout/elite_yearly')
  })

  test('still pitches when the prices cannot be loaded, and loads them again', async () => {
    const { wire, user } = await openApp('/network', {
      session: sessionOf(),
      answers: (prepared) => {
        prepared.leaveOpen('GET /api/notifications')
        prepared.break('GET /api/membership')
      },
    })
    await text(pitch.compare.pricesFailed)
    wire.answer('GET /api/membership', membershipOf())
    await user.click(await button(words.common.action.retry))
    await text('$290')
  })

  test.each(['elite_member', 'fight_camp_coach', 'coach', 'admin'] as const)(
    'shows %s the networks with what is new, and sells nothing',
    async (membership_type) => {
      const joined = spaceOf('global-community', { is_joined: true, may_enter: true, unread: 3 })
      await openApp('/network', {
        session: sessionOf(membership_type),
        answers: answerSpaces(joined, spaceOf('kings', { may_enter: true })),
      })
      await heading(pitch.inside.title)
      await text(put(network.new_other, { count: 3 }))
      expect(await hrefOf(put(network.join.openOf, { name: joined.name }))).toBe('/spaces/global-community')
      await button(put(network.join.joinOf, { name: 'Space kings' }))
      await missing(pitch.upgrade)
    },
  )
})

test('the search of the header leads to posts of all networks, and the field there searches on', async () => {
  const { wire, user } = await openApp('/support', {
    session: sessionOf('elite_member'),
    answers: (prepared) => {
      answerSpaces(spaceOf('global-community', { name: 'Global Community' }))(prepared)
      prepared.leaveOpen('GET /api/support', 'GET /api/conversations', 'GET /api/coaches')
      prepared.answer('GET /api/posts', { posts: [postOf(1, { body: 'The knee cut, slowly.' })], cursor: null })
    },
  })
  await heading(words.support.title)
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await field(words.palette.label), 'knee cut')
  await user.click(await text(put(words.palette.searchPosts, { words: 'knee cut' })))
  await expectPath('/network?q=knee+cut')
  await text('The knee cut, slowly.')
  expect(await hrefOf('Global Community')).toBe('/spaces/global-community')
  await fill(words.spaces.find.everywhere, 'guard')
  await expectPath('/network?q=guard')
  await vi.waitFor(() => expect(wire.sentTo('GET /api/posts').at(-1)).toEqual({ search: 'guard' }), soon)
})

describe('the Kings Network', () => {
  test('leads a free member to the membership, which then joins it', async () => {
    await openApp('/network/kings', { session: sessionOf(), answers: answerSpaces(spaceOf('kings')) })
    await heading(pitch.kings.title)
    for (const name of [pitch.kings.join, pitch.kings.journey])
      expect(await hrefOf(name)).toBe('/checkout/elite_monthly?join=kings')
  })

  test('is joined by those inside, who then see it', async () => {
    const { wire, user } = await openApp('/network/kings', {
      session: sessionOf('elite_member'),
      answers: answerSpaces(spaceOf('kings', { name: 'Kings Network', may_enter: true })),
    })
    wire.answer('POST /api/spaces/:slug/join', spaceOf('kings', { is_joined: true, may_enter: true }))
    await user.click(await button(pitch.kings.journey))
    await expectMessage(words, put(network.join.done, { name: 'Kings Network' }))
    await expectPath('/spaces/kings')
  })

  test('shows the weekly date in the reader’s time zone beside the original', async () => {
    await openApp('/network/kings', {
      session: sessionOf('free_member', { time_zone: 'Asia/Tokyo' }),
      answers: answerSpaces(),
    })
    await text(pitch.kings.offerings.weekly.when)
    await text(/^For you: Fri, .*(11:00|12:00) (AM|PM) Japan time$/)
  })

  test('a consultation is scheduled where the master coach offers a free call', async () => {
    const free = offerOf('coaching', { price_minor: 0, minutes: 20 })
    const { wire } = await openApp('/network/kings', {
      session: sessionOf(),
      answers: (prepared) => {
        answerSpaces()(prepared)
        prepared.answer('GET /api/marketplace/:slug', {
          seller: BASTION,
          sections: [{ section: 'coaching', offers: [offerOf('coaching'), free], next: null }],
          owned: [],
        })
      },
    })
    expect(await hrefOf(pitch.kings.consultation)).toBe(`/book/${free.id}`)
    expect(wire.sentTo('GET /api/marketplace/:slug')).toEqual([{ slug: 'kenji-duarte' }])
  })

  test('a membership that has ended meanwhile leads to the checkout', async () => {
    const { wire, user } = await openApp('/network/kings', {
      session: sessionOf('elite_member'),
      answers: answerSpaces(spaceOf('kings', { may_enter: true })),
    })
    wire.refuse('POST /api/spaces/:slug/join', 'spaces.needs-elite')
    await user.click(await button(pitch.kings.join))
    await expectPath('/checkout/elite_monthly?join=kings')
  })
})
