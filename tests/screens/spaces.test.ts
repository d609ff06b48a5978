import { within } from '@testing-library/dom'
import { describe, expect, test, vi } from 'vitest'
import type { Occurrence } from '#contract/live.ts'
import { POST_MAX_LENGTH } from '#contract/space-rules.ts'
import type { Post } from '#contract/spaces.ts'
import { fill as fillIn, wordingOf } from '#tests/e2e/wording.ts'
import { openApp } from '#tests/support/mounted-app.ts'
import {
  button,
  expectMessage,
  expectNoScripts,
  expectPath,
  field,
  fill,
  heading,
  link,
  missing,
  text,
} from '#tests/support/on-screen.ts'
import { ALL_IN_ONE } from '#tests/support/script-payloads.ts'
import { sessionOf } from '#tests/support/sessions.ts'
import { soon } from '#tests/support/soon.ts'
import { ANA, FEED, idOf, inside, postOf, SPACE } from './space-answers.ts'

const words = wordingOf('en')
const { spaces: says, people } = words
const ME = sessionOf().user.id
const WRITE = 'POST /api/spaces/:slug/posts'

const open = (posts: Post[], view?: Parameters<typeof inside>[1]) =>
  openApp(`/spaces/${SPACE.slug}`, { session: sessionOf('elite_member'), answers: inside(posts, view) })
const articles = () => within(document.body).findAllByRole('article', { hidden: true })

describe('a space', () => {
  test('shows what is new since the last visit, and marks it as read', async () => {
    const { wire } = await open([postOf(3), postOf(2)], { read_until: postOf(2).created_at })
    await heading(SPACE.name)
    expect((await articles()).map((one) => one.getAttribute('aria-label'))).toHaveLength(2)
    await text(says.feed.new)
    await text(says.feed.earlier)
    await vi.waitFor(
      () => expect(wire.sentTo('POST /api/spaces/:slug/read')).toEqual([{ slug: SPACE.slug, post_id: idOf(3) }]),
      soon,
    )
  })

  test('keeps the question for an introduction on the screen while it is answered', async () => {
    const { user } = await open([postOf(2)], { wants_introduction: true, introduction: 'What do you train?' })
    await user.click(await button(says.introduction.begin))
    await field(says.introduction.label)
    await text('What do you train?')
    await missing(says.introduction.begin)
  })

  test('does not call an own post new', async () => {
    const own = postOf(3, { author: { ...ANA, user_id: ME } })
    await open([own, postOf(2)], { read_until: postOf(2).created_at })
    expect(await articles()).toHaveLength(2)
    await missing(says.feed.new)
  })

  test('a search without a result advises other words, and does not say that something was found', async () => {
    await openApp(`/spaces/${SPACE.slug}?q=sweep`, {
      session: sessionOf('elite_member'),
      answers: (wire) => {
        inside([])(wire)
        wire.answer('GET /api/posts', { posts: [], cursor: null })
      },
    })
    await text(says.feed.tryOtherWords)
    await missing(says.feed.found)
  })

  test.each([`/spaces/${SPACE.slug}`, '/network'])(
    'a search in %s that has not looked at all posts does not say that there are none',
    async (path) => {
      await openApp(`${path}?q=sweep`, {
        session: sessionOf('elite_member'),
        answers: (wire) => {
          inside([])(wire)
          wire.answer('GET /api/posts', { posts: [], cursor: 'older' })
        },
      })
      await text(says.feed.noneSoFar)
      await button(says.feed.more)
      await missing(says.feed.tryOtherWords)
    },
  )

  test('leads to its next live event that is not cancelled', async () => {
    const { wire } = await openApp(`/spaces/${SPACE.slug}`, {
      session: sessionOf('elite_member'),
      answers: (answering) => {
        inside([])(answering)
        const round: Omit<Occurrence, 'id' | 'title' | 'state'> = {
          ...{ event_id: idOf(7), space_id: SPACE.id, space_slug: SPACE.slug, space_name: SPACE.name },
          ...{ about: '', starts_at: '2099-01-15T03:00:00.000Z', minutes: 60, time_zone: 'America/Los_Angeles' },
          ...({ repeat: 'weekly', place: 'online' } as const),
          ...{ seats: null, seats_left: null, going: 0, mine: null },
          ...{ may_enter: true, has_recap: false },
        }
        const occurrences = [
          { ...round, id: 'a', title: 'Cancelled round', state: 'cancelled' as const },
          { ...round, id: 'b', title: 'Thursday round', state: 'planned' as const },
        ]
        answering.answer('GET /api/live', { occurrences, next: null, recaps: [], hosts: [] })
      },
    })
    expect((await link('Thursday round')).getAttribute('href')).toBe('/live/b')
    expect(wire.sentTo('GET /api/live')).toEqual([{ space: SPACE.slug }])
  })

  test('shows news only when the reader asks for them', async () => {
    const { user } = await openApp(`/spaces/${SPACE.slug}`, {
      session: sessionOf('elite_member'),
      answers: (wire) => {
        inside([])(wire)
        wire.answer(FEED, ({ after }) => ({ posts: [postOf(after === postOf(2).created_at ? 3 : 2)], cursor: null }))
      },
    })
    const news = await button(says.feed.news_one.replace('{{count}}', '1'))
    expect(await articles()).toHaveLength(1)
    await user.click(news)
    await vi.waitFor(async () => expect((await articles())[0]?.textContent).toContain('Words 3'), soon)
    expect(await articles()).toHaveLength(2)
  })

  test('says beside the text that it is empty or too long, or why a picture was not uploaded, and keeps what was typed', async () => {
    const { user, wire } = await open([])
    await fill(says.composer.label, ' ')
    await user.click(await button(says.composer.send))
    await text(says.composer.empty)
    const tooLong = 'x'.repeat(POST_MAX_LENGTH + 1)
    await fill(says.composer.label, tooLong)
    await user.click(await button(says.composer.send))
    await text(says.composer.tooLong)
    wire.refuse('POST /api/pictures/:kind', 'files.not-a-picture')
    const choosePicture = async (problem: string) => {
      const input = document.querySelector('form input[type=file]') as HTMLInputElement
      const value = [new File(['%PDF'], ALL_IN_ONE, { type: 'image/png' })]
      Object.defineProperty(input, 'files', { value, configurable: true })
      input.dispatchEvent(new Event('change', { bubbles: true }))
      const said = () => document.querySelector('form')?.textContent
      await vi.waitFor(() => expect(said()).toContain(`${ALL_IN_ONE}: ${problem}`), soon)
    }
    await choosePicture(words.errors.codes['files.not-a-picture'])
    expectNoScripts()
    wire.lose('POST /api/pictures/:kind')
    await choosePicture(says.composer.pictureOffline)
    expect((await field(says.composer.label)).value).toBe(tooLong)
    expect(wire.sentTo(WRITE)).toEqual([])
  })

  test('keeps a refused text with the cause beside it, also over a reload, and writes it once with the same key', async () => {
    const { user, wire, storage } = await open([])
    await fill(says.composer.label, 'Who spars on Friday?')
    wire.refuse(WRITE, 'spaces.needs-elite')
    await user.click(await button(says.composer.send))
    await text(words.errors.codes['spaces.needs-elite'])
    expect((await field(says.composer.label)).value).toBe('Who spars on Friday?')
    const kept = storage('localStorage')
    const again = await openApp(`/spaces/${SPACE.slug}`, {
      session: sessionOf('elite_member'),
      kept: { localStorage: kept },
      answers: inside([]),
    })
    expect((await field(says.composer.label)).value).toBe('Who spars on Friday?')
    again.wire.answer(WRITE, ({ body }) => ({ ...postOf(4, { body: String(body) }), help: null }))
    await again.user.click(await button(says.composer.send))
    await expectMessage(words, says.composer.sent)
    await vi.waitFor(async () => expect((await articles())[0]?.textContent).toContain('Who spars on Friday?'), soon)
    const composer = await field(says.composer.label)
    await vi.waitFor(() => expect(composer.value).toBe(''), soon)
    const [sent] = again.wire.sentTo(WRITE)
    expect(sent?.key).toBe(wire.sentTo(WRITE)[0]?.key)
  })

  test('a post without a connection waits, also after a reload, and is sent once when it is back', async () => {
    const { user, wire, storage } = await open([])
    await fill(says.composer.label, 'From the subway')
    wire.lose(WRITE)
    await user.click(await button(says.composer.send))
    await text(says.waiting.mark)
    const composer = await field(says.composer.label)
    await vi.waitFor(() => expect(composer.value).toBe(''), soon)
    const again = await openApp(`/spaces/${SPACE.slug}`, {
      session: sessionOf('elite_member'),
      kept: { localStorage: storage('localStorage') },
      answers: (reloaded) => {
        inside([])(reloaded)
        reloaded.lose(WRITE)
      },
    })
    await text(says.waiting.mark)
    again.wire.answer(WRITE, { ...postOf(5, { body: 'From the subway' }), help: null })
    window.dispatchEvent(new Event('online'))
    await missing(says.waiting.mark)
    await vi.waitFor(async () => expect((await articles())[0]?.textContent).toContain('From the subway'), soon)
    const keys = [wire, again.wire].flatMap((one) => one.sentTo(WRITE)).map(({ key }) => key)
    expect(new Set(keys).size).toBe(1)
  })

  test('a waiting post that is put back does not replace what was typed meanwhile', async () => {
    const { user, wire } = await open([])
    await fill(says.composer.label, 'First words')
    wire.lose(WRITE)
    await user.click(await button(says.composer.send))
    await text(says.waiting.mark)
    await fill(says.composer.label, 'Second words')
    await user.click(await button(says.post.edit))
    await vi.waitFor(
      async () => expect((await field(says.composer.label)).value).toBe('First words\n\nSecond words'),
      soon,
    )
  })

  test('nothing can be typed while a post is sent, because it would go with it', async () => {
    const { user, wire } = await open([])
    await fill(says.composer.label, 'On its way')
    wire.leaveOpen(WRITE)
    await user.click(await button(says.composer.send))
    const composer = await field(says.composer.label)
    await vi.waitFor(() => expect(composer.readOnly).toBe(true), soon)
  })

  test('shows the author of words that read like danger whom to call, until it is closed', async () => {
    const { user, wire } = await open([])
    await fill(says.composer.label, 'I cannot go on')
    wire.answer(WRITE, { ...postOf(6, { body: 'I cannot go on' }), help: 'Call **188** now.' })
    await user.click(await button(says.composer.send))
    await text('188')
    await user.click(await button(words.common.action.close))
    await missing('188')
  })

  test('completes a mention with the keyboard', async () => {
    const { user, wire } = await open([])
    wire.answer('GET /api/spaces/:slug/mentionable', { people: [ANA] })
    await user.type(await field(says.composer.label), 'Oss @an')
    await within(document.body).findByRole('option', { name: /Ana Prado/, hidden: true })
    await user.keyboard('{Enter}')
    await vi.waitFor(async () => expect((await field(says.composer.label)).value).toBe('Oss @ana-prado '), soon)
  })

  test('a reaction counts at once and goes back when it is refused', async () => {
    const { user, wire } = await open([postOf(2)])
    wire.answer(
      'PUT /api/posts/:id/reactions/:reaction',
      postOf(2, { reactions: [{ reaction: 'fire', count: 1, is_mine: true }] }),
    )
    await user.click(await button(says.reaction.fire))
    await button(fillIn(says.post.reactionCount, { name: says.reaction.fire, number: '1' }))
    wire.refuse('PUT /api/posts/:id/reactions/:reaction', 'spaces.suspended')
    await user.click(await button(says.reaction.fist))
    await expectMessage(words, says.post.reactFailed)
    await button(says.reaction.fist)
  })

  test('deletes a post of one’s own after a question', async () => {
    const { user, wire } = await open([postOf(2, { may_delete: true }), postOf(1)])
    const [menu] = await within(document.body).findAllByRole('button', { name: /Ana Prado/, hidden: true })
    if (!menu) throw new Error('no menu')
    await user.click(menu)
    await user.click(await within(document.body).findByRole('menuitem', { name: says.post.delete, hidden: true }))
    await text(says.post.deleteText)
    wire.answer('DELETE /api/posts/:id', {})
    const submit = document.querySelector<HTMLButtonElement>('dialog[open] button[type=submit]')
    if (!submit) throw new Error('no button in the dialog')
    await user.click(submit)
    await expectMessage(words, says.post.deleted)
    await vi.waitFor(async () => expect(await articles()).toHaveLength(1), soon)
  })

  test('a free member sees the door with the taste and the price, and no composer', async () => {
    await openApp(`/spaces/${SPACE.slug}`, {
      session: sessionOf(),
      answers: (wire) => {
        inside([], {
          space: { ...SPACE, is_joined: false, may_enter: false, unread: 0 },
          taste: { titles: ['How to cut weight'], posts: [postOf(2, { is_public: true })] },
        })(wire)
        wire.answer('GET /api/membership', {
          plans: [{ plan: 'elite_monthly', price_minor: 2900, currency: 'USD', every: 'month' }],
          trial_days: 0,
          paid: null,
          gift: null,
          by_role: false,
          can_change: true,
          is_sandbox: true,
        })
      },
    })
    await text('How to cut weight')
    await text('Words 2')
    await text(/\$29 a month/)
    expect((await link(says.door.upgrade)).getAttribute('href')).toBe('/checkout/elite_monthly?join=global-community')
    await missing(says.composer.send)
  })

  test('the door of a coach’s space says that Elite alone does not open it', async () => {
    await openApp(`/spaces/${SPACE.slug}`, {
      session: sessionOf(),
      answers: (wire) => {
        inside([], {
          space: { ...SPACE, kind: 'clients', coach_slug: 'ana-prado', is_joined: false, may_enter: false, unread: 0 },
          taste: { titles: [], posts: [] },
        })(wire)
        wire.refuse('GET /api/membership', 'server.unavailable')
      },
    })
    await text(says.door.clientsAndElite)
    await link(says.door.upgrade)
  })

  test('an unknown space says so', async () => {
    await openApp('/spaces/nothing', {
      session: sessionOf('elite_member'),
      answers: (wire) => {
        wire.leaveOpen('GET /api/notifications')
        wire.refuse('GET /api/spaces/:slug', 'not-found')
      },
    })
    await heading(says.missing.title, 2)
  })
})

test('the author of a post marks a reply as helpful', async () => {
  const author = { ...ANA, user_id: ME, full_name: 'Robin Tester', handle: 'robin' }
  const reply = postOf(8, { parent_id: idOf(7) })
  const { user, wire } = await openApp(`/spaces/${SPACE.slug}/${idOf(7)}`, {
    session: sessionOf('elite_member'),
    answers: (answering) => {
      answering.leaveOpen('GET /api/notifications')
      answering.answer('GET /api/posts/:id', { post: postOf(7, { author }), space: SPACE })
      answering.answer('GET /api/posts/:id/replies', { replies: [reply], cursor: null })
    },
  })
  wire.answer('PUT /api/posts/:id/helpful', { ...reply, is_helpful: true })
  await user.click(await button(says.post.markHelpful))
  await button(says.post.helpful)
})

test('the directory is opted into with a switch, and searched by name', async () => {
  const own = {
    handle: 'robin',
    about: null,
    in_directory: false,
    accepts_messages: false,
    points: 0,
    rank: 'newcomer' as const,
  }
  const { user, wire } = await openApp('/people', {
    session: sessionOf('elite_member'),
    answers: (answering) => {
      answering.leaveOpen('GET /api/notifications')
      answering.answer('GET /api/people/me', own)
      answering.answer('GET /api/people', {
        people: [{ ...ANA, about: 'Boxing in Recife', accepts_messages: false, distance: null }],
        cursor: null,
      })
    },
  })
  await text('Boxing in Recife')
  wire.answer('PUT /api/people/me', { ...own, in_directory: true })
  await user.click(await field(people.own.directory))
  await vi.waitFor(
    () => expect(wire.sentTo('PUT /api/people/me')[0]).toMatchObject({ in_directory: true, accepts_messages: false }),
    soon,
  )
  await fill(people.search, 'ana')
  await vi.waitFor(() => expect(wire.sentTo('GET /api/people').at(-1)).toEqual({ search: 'ana' }), soon)
  await expectPath('/people?q=ana')
})

describe('a post in another language', () => {
  const FOREIGN = postOf(3, { language: 'pt', body: 'Quem treina sexta?' })
  const TRANSLATE = 'POST /api/posts/:id/translation'
  const openWith = (choice: { offered: boolean; always: boolean }, post = FOREIGN) =>
    openApp(`/spaces/${SPACE.slug}`, {
      session: sessionOf('elite_member'),
      answers: (wire) => {
        inside([post])(wire)
        wire.answer('GET /api/translation', choice)
        let asked = 0
        wire.answer(TRANSLATE, () => ({ body: asked++ === 0 ? null : 'Who trains on Friday?' }))
        wire.answer('PUT /api/translation', { offered: true, always: true })
      },
    })

  test('is translated by one tap, and the original is one tap away', async () => {
    const { user, wire } = await openWith({ offered: true, always: false })
    await text(says.translation.written.pt)
    await user.click(await button(says.translation.translate))
    await text(says.translation.coming)
    await vi.waitFor(() => text('Who trains on Friday?'), soon)
    await text(says.translation.from.pt)
    await user.click(await button(says.translation.original))
    await text('Quem treina sexta?')
    await user.click(await button(says.translation.translate))
    await text('Who trains on Friday?')
    expect(wire.sentTo(TRANSLATE)).toHaveLength(2)
    await user.click(await button(says.translation.always))
    await expectMessage(words, says.translation.chosen)
  })

  test('is shown translated to those who chose so', async () => {
    const translation = { language: 'en', body: 'Who trains on Friday?' } as const
    await openWith({ offered: true, always: true }, { ...FOREIGN, translation })
    await text('Who trains on Friday?')
    await button(says.translation.original)
  })

  test('says why there is no translation now', async () => {
    const { user, wire } = await openWith({ offered: true, always: false })
    wire.refuse(TRANSLATE, 'spaces.translation-later')
    await user.click(await button(says.translation.translate))
    await text(words.errors.codes['spaces.translation-later'])
    await text('Quem treina sexta?')
  })

  test('says only its language where nobody translates', async () => {
    await openWith({ offered: false, always: false })
    await text(says.translation.written.pt)
    await missing(says.translation.translate)
  })
})
