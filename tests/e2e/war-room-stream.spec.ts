import { startFaultyAi } from '#tests/support/faulty-ai.ts'
import { memberAccount, signInWithCookie } from './accounts.ts'
import { answers, composer, enterWarRoom, expectIdle, log, messagesOf } from './chat.ts'
import { type Installation, install } from './installation.ts'
import { test as base, expect } from './kiai.ts'
import { expectMessage } from './screen.ts'

type FaultyAi = Awaited<ReturnType<typeof startFaultyAi>>

/** Kiai with a fake provider whose answers are slow. */
const test = base.extend<object, { ai: FaultyAi; kiai: Installation }>({
  ai: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are needed
    async ({}, use) => {
      const ai = await startFaultyAi()
      await use(ai)
      await ai.close()
    },
    { scope: 'worker' },
  ],
  kiai: [
    async ({ ai }, use) => {
      const installation = await install(ai.settings('openai-compatible'))
      await use(installation)
      await installation.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

// All in one worker, so that one Kiai with this provider is started and not four.
test.describe.configure({ mode: 'default' })

/** Kiai forwards an answer sentence by sentence. */
const SENTENCES = ['Round one is for pace.', 'Round two is for pressure.', 'Round three is for heart.', 'Then rest.']
const SLOW = { kind: 'answer' as const, chunks: SENTENCES.map((sentence) => `${sentence} `), pauseMs: 1500 }
const [FIRST = '', LAST = ''] = [SENTENCES[0], SENTENCES.at(-1)]
const WHOLE = SENTENCES.join(' ')

test.describe('a slow answer', { tag: '@desktop' }, () => {
  test('continues after a reload and in a second tab, and is shown once', async ({
    page,
    context,
    words,
    member,
    kiai,
    ai,
  }) => {
    const screen = { page, words }
    ai.order(SLOW)
    await enterWarRoom(screen)
    const other = { page: await context.newPage(), words }
    await enterWarRoom(other)
    const asked = ai.calls.length
    await composer(screen).fill('How do I pace it?')
    await composer(screen).press('Enter')
    await expect(answers(screen).last()).toContainText(FIRST)
    await expect(composer(screen)).toBeDisabled()
    await expect(answers(other).last()).toContainText(FIRST)

    await page.reload()
    await expect(answers(screen).last()).toContainText(FIRST)
    await expect(answers(screen).last()).not.toContainText(LAST)
    for (const one of [screen, other]) {
      await expect(answers(one).last()).toContainText(WHOLE)
      await expectIdle(one)
      await expect(messagesOf(one)).toHaveCount(3)
      await expect(answers(one).last()).toContainText('a-model')
    }
    expect(ai.calls.length - asked).toBe(1)
    const { rows } = await kiai.database.query(`select role from chat_messages where user_id = $1 order by position`, [
      member.user_id,
    ])
    expect(rows.map(({ role }) => role)).toEqual(['assistant', 'user', 'assistant'])
  })

  test('continues after the connection broke', { tag: '@proof' }, async ({
    page,
    context,
    words,
    member: _member,
    ai,
  }) => {
    const screen = { page, words }
    ai.order(SLOW)
    await enterWarRoom(screen)
    // A test cannot close one connection of the browser, so the first stream is ended in the middle.
    await page.addInitScript(() => {
      const real = window.fetch
      let cut = false
      window.fetch = async (...call) => {
        const response = await real(...call)
        if (cut || !String(call[0]).includes('/api/war-room-ai') || !response.body) return response
        cut = true
        const reader = response.body.getReader()
        let pieces = 0
        const stream = new ReadableStream({
          async pull(controller) {
            const { value } = await reader.read()
            pieces += 1
            if (pieces > 2 || !value) controller.error(new TypeError('network error'))
            else controller.enqueue(value)
          },
        })
        return new Response(stream, { headers: response.headers })
      }
    })
    await page.reload()
    await expect(answers(screen)).toHaveCount(1)
    await composer(screen).fill('And then?')
    await composer(screen).press('Enter')
    await expect(page.getByText(words.chat.reconnecting).first()).toBeVisible()
    await expect(answers(screen).last()).toContainText(WHOLE)
    await expectIdle(screen)
    await expect(messagesOf(screen)).toHaveCount(3)
    await context.close()
  })

  test('can be stopped with the button or Escape, and keeps its text so far', async ({
    page,
    words,
    member: _member,
    ai,
  }) => {
    const screen = { page, words }
    ai.order(SLOW)
    await enterWarRoom(screen)
    await composer(screen).fill('How do I pace it?')
    await composer(screen).press('Enter')
    await expect(answers(screen).last()).toContainText(FIRST)
    await page.getByRole('button', { name: words.chat.composer.stop, exact: true }).click()
    await expect(answers(screen).last()).toContainText(words.chat.state.stopped)
    await expectIdle(screen)
    await page.reload()
    await expect(answers(screen).last()).toContainText(FIRST)
    await expect(answers(screen).last()).not.toContainText(LAST)

    await composer(screen).fill('Once more')
    await composer(screen).press('Enter')
    await expect(answers(screen)).toHaveCount(3)
    await expect(answers(screen).last()).toContainText(FIRST)
    await page.keyboard.press('Escape')
    await expect(answers(screen).last()).toContainText(words.chat.state.stopped)
  })

  test('does not scroll down for a reader who has scrolled up', { tag: '@proof' }, async ({
    page,
    words,
    member: _member,
    ai,
  }) => {
    const screen = { page, words }
    const lines = Array.from({ length: 16 }, (_, place) => `${place + 1}. A step that takes a whole line of its own\n`)
    const scrolledUp = Promise.withResolvers<void>()
    const chunks = [lines.slice(0, 14).join(''), ...lines.slice(14), 'The end.']
    ai.order({ kind: 'answer', chunks, goOn: scrolledUp.promise })
    await enterWarRoom(screen)
    await composer(screen).fill('List it')
    await composer(screen).press('Enter')
    await expect(answers(screen).last()).toContainText('whole line')
    await log(screen).evaluate((box) => box.scrollTo(0, 0))
    scrolledUp.resolve()
    const below = page.getByRole('button', { name: words.chat.newBelow })
    await expect(below).toBeVisible()
    expect(await log(screen).evaluate((box) => box.scrollTop)).toBeLessThan(5)
    await below.click()
    await expect(below).toBeHidden()
    await expect(answers(screen).last()).toContainText('The end.')
    await expect(log(screen).getByText('The end.')).toBeInViewport()
  })
})

test.describe('a provider that fails', { tag: '@desktop' }, () => {
  test('before its first word is replaced by the built-in strategist, with a note', { tag: '@proof' }, async ({
    page,
    words,
    member: _member,
    ai,
  }) => {
    const screen = { page, words }
    ai.order({ kind: 'status', status: 401 })
    await enterWarRoom(screen)
    await composer(screen).fill('I want to win my next bout')
    await composer(screen).press('Enter')
    await expect(answers(screen).last()).toContainText(words.chat.state.fallback)
    await expect(answers(screen).last()).toContainText(words.chat.builtIn)
  })

  test('in the middle leaves its text, the message of the specification, and a Retry', async ({
    page,
    words,
    member: _member,
    ai,
  }) => {
    const screen = { page, words }
    ai.order({ kind: 'ends-early' }, { kind: 'answer', chunks: ['Whole.'] })
    await enterWarRoom(screen)
    await composer(screen).fill('I want to win my next bout')
    await composer(screen).press('Enter')
    await expectMessage(screen, 'Strategic Analysis Error', 'Unable to generate strategic response. Please try again.')
    await expect(answers(screen).last()).toContainText('Breathe out')
    await expect(answers(screen).last()).toContainText(words.chat.failed.message)
    await answers(screen).last().getByRole('button', { name: words.chat.message.retry }).click()
    await expect(answers(screen).last()).toContainText('Whole.')
    await expect(messagesOf(screen)).toHaveCount(3)
  })

  test('at its length limit can be asked to continue', { tag: '@proof' }, async ({
    page,
    words,
    member: _member,
    ai,
  }) => {
    const screen = { page, words }
    ai.order(
      { kind: 'answer', chunks: ['Half of it'], reason: 'length' },
      { kind: 'answer', chunks: ['and the rest.'] },
    )
    await enterWarRoom(screen)
    await composer(screen).fill('Tell me all')
    await composer(screen).press('Enter')
    await expect(answers(screen).last()).toContainText(words.chat.state.cut)
    await page.getByRole('button', { name: words.chat.message.continue, exact: true }).click()
    await expect(log(screen).getByText(words.chat.message.continueText)).toBeVisible()
    await expect(answers(screen).last()).toContainText('and the rest.')
  })

  test('cannot put pictures, scripts or unsafe links on the page', async ({ page, context, words, kiai, ai }) => {
    const screen = { page, words }
    await signInWithCookie(context, kiai, await memberAccount(kiai))
    ai.order({
      kind: 'answer',
      chunks: [
        '![x](https://evil.example/x.png) <img src=x onerror=alert(1)> [bad](javascript:alert(1)) [plain](http://a.example) [good](https://b.example) **end**',
      ],
    })
    await enterWarRoom(screen)
    await composer(screen).fill('Show me')
    await composer(screen).press('Enter')
    await expect(answers(screen).last().locator('strong')).toHaveText('end')
    await expect(log(screen).locator('img, script')).toHaveCount(0)
    const links = answers(screen).last().locator('.markdown-text').getByRole('link')
    await expect(links).toHaveCount(1)
    await expect(links).toHaveAttribute('href', 'https://b.example')
    await expect(links).toHaveAttribute('rel', /noopener/)
  })
})
