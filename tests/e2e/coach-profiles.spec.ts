import { randomUUID } from 'node:crypto'
import type { Locator } from '@playwright/test'
import { en } from '#content/house-coaches/en.ts'
import { es } from '#content/house-coaches/es.ts'
import { HOUSE_COACH_FACTS, type HouseCoachTexts, SESSION_TYPES } from '#content/house-coaches/house-coach.ts'
import { pt } from '#content/house-coaches/pt.ts'
import { HOUSE_COACH_SLUGS } from '#content/house-coaches/slugs.ts'
import { LANGUAGES, type Language } from '#contract/language.ts'
import { signInWithCookie } from './accounts.ts'
import { approvedCoach } from './human-coaches.ts'
import { expect, test } from './kiai.ts'
import { expectMessage, field, heading, messages, type Screen } from './screen.ts'
import { expectSoundScreen } from './sound-screen.ts'
import { fill, LANGUAGE_NAMES, turnOf } from './wording.ts'

const HOUSE_TEXTS: Record<Language, HouseCoachTexts> = { en, pt, es }

function humanCoaches({ page, words }: Screen): Locator {
  return page.getByRole('region', { name: words.coaches.human.title })
}

function found(screen: Screen): Locator {
  return humanCoaches(screen).getByRole('listitem').getByRole('heading', { level: 3 })
}

const followers = ({ words }: Screen, count: number) =>
  fill(count === 1 ? words.coaches.follow.followers_one : words.coaches.follow.followers_other, { shown: count })

/** A family name that no other journey searches for. */
function family(): string {
  return `F${randomUUID().slice(0, 8)}`
}

for (const language of LANGUAGES) {
  test.describe(`someone who speaks ${LANGUAGE_NAMES[language]}`, () => {
    test.use({ language })

    test('finds a house coach, reads the profile, and follows the coach', {
      tag: turnOf(language, 'pt'),
    }, async ({ page, words, member: _member }) => {
      test.slow()
      const screen = { page, words }
      const { human, follow, public: profile } = words.coaches
      const { name, username, location, network, gym } = HOUSE_COACH_FACTS['ana-prado']
      const { bio, tags, network_type } = HOUSE_TEXTS[language].coaches['ana-prado']

      await test.step('finds the coach in the list below the AI coaches', async () => {
        await page.goto('/coaches')
        await expect(found(screen).nth(2)).toBeVisible()
        for (const slug of HOUSE_COACH_SLUGS)
          await expect(found(screen).filter({ hasText: HOUSE_COACH_FACTS[slug].name })).toHaveCount(1)
        await expectSoundScreen(page)
        await page.getByRole('link', { name: fill(human.viewOf, { name }), exact: true }).click()
        await expect(page).toHaveURL('/coach/ana-prado/profile')
      })

      await test.step('reads about her, her network and her gym', async () => {
        await expect(heading(screen, name)).toBeVisible()
        for (const text of [username, location, bio]) await expect(page.getByText(text, { exact: true })).toBeVisible()
        await expect(page.getByRole('list', { name: profile.tags }).getByRole('listitem')).toHaveText([...tags])
        const card = page.getByRole('region', { name: profile.network, exact: true })
        await expect(card.getByText(network, { exact: true })).toBeVisible()
        await expect(card.getByText(network_type, { exact: true })).toBeVisible()
        await expect(card.getByRole('link', { name: words.network.join.network })).toHaveAttribute(
          'href',
          '/checkout/elite_monthly?join=prado-corner',
        )
        const place = page.getByRole('region', { name: profile.gym, exact: true })
        await expect(place.getByText(gym.name, { exact: true })).toBeVisible()
        await expect(place.getByText(gym.location, { exact: true })).toBeVisible()
        await expect(place.getByText(fill(profile.established, { year: gym.established }))).toBeVisible()
        await expectSoundScreen(page)
      })

      await test.step('reads the six session types with their prices, which lead to their times, and the package', async () => {
        const sessions = page.getByRole('region', { name: profile.sessions, exact: true })
        const cards = sessions.getByRole('listitem')
        await expect(cards).toHaveCount(SESSION_TYPES.length + 1)
        for (const [index, { id, price_minor, minutes }] of SESSION_TYPES.entries()) {
          const card = cards.nth(index)
          await expect(card.getByRole('heading')).toHaveText(HOUSE_TEXTS[language].sessions[id].title)
          await expect(card).toContainText(price_minor === null ? profile.contact : String(price_minor / 100))
          await expect(card).toContainText(minutes === null ? profile.custom : fill(profile.minutes, { minutes }))
        }
        await expect(sessions.locator('a[href^="/book/"]')).toHaveCount(5)
        // A talk has no price: it is arranged by message.
        await expect(sessions.locator('a[href^="/support?"]')).toHaveCount(1)
        await expect(cards.last().locator('a[href^="/checkout/"]')).toHaveCount(1)
      })

      await test.step('follows, reloads, and unfollows', async () => {
        const saved = page.waitForResponse((response) => response.request().method() === 'PUT')
        await page.getByRole('button', { name: follow.follow, exact: true }).click()
        await expect(page.getByRole('button', { name: follow.following, exact: true })).toBeVisible()
        await saved
        await page.reload()
        const pressed = page.getByRole('button', { name: follow.following, exact: true })
        await expect(pressed).toHaveAttribute('aria-pressed', 'true')
        await pressed.click()
        await expect(page.getByRole('button', { name: follow.follow, exact: true })).toBeVisible()
      })

      await test.step('opens a profile that does not exist', async () => {
        await page.goto('/coach/nobody/profile')
        await expect(heading(screen, words.coaches.missing.title)).toBeVisible()
        await expect(page.getByText(words.coaches.missing.profile, { exact: true })).toBeVisible()
        await expectSoundScreen(page)
        await page.getByRole('link', { name: words.coaches.back, exact: true }).click()
        await expect(page).toHaveURL('/coaches')
      })
    })
  })
}

test('unknown profiles show the text of the specification', { tag: ['@desktop', '@proof'] }, async ({
  page,
  member: _member,
}) => {
  for (const id of ['nobody', 'ai-ember', 'No%20Slug']) {
    await page.goto(`/coach/${id}/profile`)
    await expect(page.getByRole('heading', { name: 'Coach Not Found', exact: true, level: 1 })).toBeVisible()
    await expect(page.getByText("The coach profile you're looking for doesn't exist.", { exact: true })).toBeVisible()
  }
})

test('approved coaches are found by name and specialty, a page at a time', { tag: ['@desktop', '@proof'] }, async ({
  page,
  words,
  kiai,
  member: _member,
}) => {
  const screen = { page, words }
  const { human } = words.coaches
  const shared = family()
  const names = Array.from({ length: 14 }, (_, index) => `${shared} Ávila ${String(index + 1).padStart(2, '0')}`)
  for (const [index, full_name] of names.entries()) {
    const slug = `${shared.toLowerCase()}-avila-${String(index + 1).padStart(2, '0')}`
    await approvedCoach(kiai, { full_name, slug, specialties: index < 2 ? ['wrestling', 'mma'] : ['boxing', 'mma'] })
  }
  await page.goto('/coaches')
  const search = field(page, human.search)
  const specialty = field(page, human.specialty)

  await test.step('by a part of the name in any spelling; a button shows more', async () => {
    await search.fill(`${shared.toLowerCase()} avila`)
    await expect(found(screen)).toHaveText(names.slice(0, 12))
    await expect(humanCoaches(screen).getByRole('status')).toHaveText(fill(human.shown_other, { count: 12 }))
    await humanCoaches(screen).getByRole('button', { name: human.more, exact: true }).click()
    await expect(found(screen)).toHaveText(names)
    await expect(humanCoaches(screen).getByRole('button', { name: human.more, exact: true })).toHaveCount(0)
  })

  await test.step('together with a specialty, also after a reload and with Back', async () => {
    await specialty.selectOption(words.specialties.wrestling)
    await expect(found(screen)).toHaveText(names.slice(0, 2))
    await page.reload()
    await expect(found(screen)).toHaveText(names.slice(0, 2))
    await expect(search).toHaveValue(`${shared.toLowerCase()} avila`)
    await page.getByRole('link', { name: fill(human.viewOf, { name: names[0] ?? '' }), exact: true }).click()
    await expect(heading(screen, names[0] ?? '')).toBeVisible()
    await page.goBack()
    await expect(found(screen)).toHaveText(names.slice(0, 2))
  })

  await test.step('an empty result can be reset', async () => {
    await specialty.selectOption(words.specialties.kickboxing)
    await expect(page.getByRole('heading', { name: human.empty, exact: true })).toBeVisible()
    await expectSoundScreen(page)
    await page.getByRole('button', { name: human.showAll, exact: true }).click()
    await expect(search).toHaveValue('')
    await expect(specialty).toHaveValue('')
    await expect(found(screen).filter({ hasText: 'Ana Prado' })).toHaveCount(1)
  })

  await test.step('the search does not change the list of AI coaches', async () => {
    await page.getByRole('button', { name: words.coaches.focus.mindset, exact: true }).click()
    await search.fill('solis')
    await expect(found(screen)).toHaveText(['Mara Solis'])
    await expect(page.getByRole('button', { name: words.coaches.focus.mindset, exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  })
})

test('the profile of an approved coach shows active offers, and followers are notified of new ones', {
  tag: ['@desktop', '@proof'],
}, async ({ page, words, kiai, newDevice, member: _member }) => {
  test.slow()
  const screen = { page, words }
  const { follow, public: profile } = words.coaches
  const shared = family()
  const coach = await approvedCoach(kiai, { full_name: `Íris ${shared}`, slug: `iris-${shared.toLowerCase()}` })
  const desk = await newDevice()
  await signInWithCookie(desk, kiai, coach)
  const offer = async (data: Record<string, unknown>) => {
    const response = await desk.request.post('/api/coach-desk/offers', { data: { picture_url: null, ...data } })
    expect(response.status()).toBe(201)
    return (await response.json()) as { id: string }
  }
  const service = {
    title: 'Pad work',
    description: 'Rounds on the pads.',
    minutes: 45,
    seats: 1,
    price_minor: 4950,
    currency: 'USD',
    features: ['Filmed', 'Notes afterwards'],
    kind: 'coaching',
  }

  await test.step('there are no offers yet', async () => {
    await page.goto(`/coach/${coach.slug}/profile`)
    await expect(heading(screen, coach.full_name)).toBeVisible()
    await expect(page.getByText(`${coach.full_name} teaches before sunrise.`, { exact: true })).toBeVisible()
    await expect(page.getByRole('list', { name: profile.tags }).getByRole('listitem')).toHaveText([
      words.specialties.boxing,
      words.specialties.mma,
    ])
    await expect(page.getByRole('heading', { name: profile.empty, exact: true })).toBeVisible()
    await expectSoundScreen(page)
  })

  await test.step('a new follower is counted at once', async () => {
    await expect(page.getByText(followers(screen, 0), { exact: true })).toBeVisible()
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT')
    await page.getByRole('button', { name: follow.follow, exact: true }).click()
    await expect(page.getByText(followers(screen, 1), { exact: true })).toBeVisible()
    await saved
  })

  await test.step('the follower gets a notification with a link to the offer', async () => {
    const title = fill(words.notifications.kinds.coach_news.title, { name: coach.full_name })
    const text = fill(words.notifications.kinds.coach_news.text, { title: 'Pad work' })
    // A toast announces only what arrives while the page listens.
    const listening = page.waitForResponse('**/api/events')
    await page.goto('/dashboard')
    await listening
    const told = messages(screen).getByText(title, { exact: true })
    await Promise.all([expect(told).toBeVisible({ timeout: 30_000 }), offer(service)])
    const name = fill(words.common.notifications.bell_one, { shown: 1 })
    await page.getByRole('button', { name, exact: true }).click()
    const item = page.getByRole('dialog', { name: words.common.notifications.title }).getByRole('listitem')
    await expect(item).toContainText(text)
    await item.getByRole('link').click()
    await expect(page).toHaveURL(`/coach/${coach.slug}/profile`)
  })

  await test.step('active offers are shown with their price, hidden ones are not', async () => {
    await offer({
      kind: 'product',
      title: 'Hand wraps',
      brand: 'Plain Cotton',
      description: 'Five metres.',
      price_minor: 900,
      original_price_minor: 1200,
      currency: 'USD',
    })
    const hidden = await offer({ ...service, title: 'Hidden' })
    await desk.request.put(`/api/coach-desk/offers/${hidden.id}/active`, { data: { is_active: false } })
    await page.reload()
    const services = page.getByRole('region', { name: profile.services, exact: true }).getByRole('listitem')
    await expect(services.getByRole('heading')).toHaveText(['Pad work'])
    await expect(page.getByText('$49.50', { exact: true })).toBeVisible()
    await expect(page.getByText('Notes afterwards', { exact: true })).toBeVisible()
    const products = page.getByRole('region', { name: profile.products, exact: true })
    await expect(products.getByText('$9', { exact: true })).toBeVisible()
    await expect(products.getByText(fill(words.offers.off, { percent: 25 }), { exact: true })).toBeVisible()
    await expect(products.getByRole('button')).toHaveCount(0)
    await expectSoundScreen(page)
  })
})

test('an AI coach can be followed, and a change that the server refuses is undone', {
  tag: ['@desktop', '@proof'],
}, async ({ page, words, member: _member }) => {
  const screen = { page, words }
  const { follow } = words.coaches
  const button = page.getByRole('button', { name: follow.follow, exact: true })
  await page.goto('/coach/ai-ember')
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  await page.route('**/api/coaches/ai-ember/follow', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, body: 'broken' }) : route.fallback(),
  )
  await button.click()
  await expectMessage(screen, fill(follow.failed, { name: 'Ember' }))
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  await page.unroute('**/api/coaches/ai-ember/follow')
  await button.click()
  await expect(page.getByRole('button', { name: follow.following, exact: true })).toBeVisible()
})

test('Retry loads the list of coaches, a profile and its followers after an error', {
  tag: ['@desktop', '@proof'],
}, async ({ page, words, kiai, member: _member }) => {
  const screen = { page, words }
  const { coaches, common } = words
  const shared = family()
  const { full_name, slug } = await approvedCoach(kiai, { full_name: shared, slug: shared.toLowerCase() })
  const retry = page.getByRole('button', { name: common.action.retry, exact: true })
  const breakDown = () => page.route('**/api/coaches**', (route) => route.fulfill({ status: 500, body: 'broken' }))
  const mend = () => page.unroute('**/api/coaches**')

  await test.step('the list', async () => {
    await breakDown()
    await page.goto(`/coaches?name=${shared}`)
    await expect(humanCoaches(screen).getByText(coaches.human.loadFailed, { exact: true })).toBeVisible()
    await expectSoundScreen(page)
    await mend()
    await humanCoaches(screen).getByRole('button', { name: common.action.retry, exact: true }).click()
    await expect(found(screen)).toHaveText([full_name])
  })

  await test.step('the profile', async () => {
    await page.route(`**/api/coaches/${slug}`, (route) => route.fulfill({ status: 500, body: 'broken' }))
    await page.goto(`/coach/${slug}/profile`)
    await expect(page.getByText(coaches.public.loadFailed, { exact: true })).toBeVisible()
    await page.unroute(`**/api/coaches/${slug}`)
    await retry.click()
    await expect(heading(screen, full_name)).toBeVisible()
  })

  await test.step('the followers', async () => {
    await page.route('**/api/coaches/*/follow', (route) => route.fulfill({ status: 500, body: 'broken' }))
    await page.goto('/coach/kenji-duarte/profile')
    await expect(page.getByText(coaches.follow.notLoaded)).toBeVisible()
    await page.unroute('**/api/coaches/*/follow')
    await retry.click()
    await expect(page.getByRole('button', { name: coaches.follow.follow, exact: true })).toBeVisible()
  })
})

test('the palette finds house coaches and approved coaches', { tag: ['@desktop', '@proof'] }, async ({
  page,
  words,
  member: _member,
  kiai,
}) => {
  const screen = { page, words }
  await approvedCoach(kiai, { full_name: 'Zoé Añil', slug: 'zoe-anil' })
  await page.goto('/coaches')
  await expect(heading(screen, words.coaches.hero.title)).toBeVisible()
  await page.keyboard.press('Control+K')
  await page.getByRole('dialog').getByRole('combobox').fill('Kenji')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/coach/kenji-duarte/profile')
  await page.keyboard.press('Control+K')
  await page.getByRole('dialog').getByRole('combobox').fill('zoe anil')
  await page.getByRole('dialog').getByRole('option', { name: 'Zoé Añil' }).click()
  await expect(page).toHaveURL('/coach/zoe-anil/profile')
})
