import type { Locator } from '@playwright/test'
import { en as introductionsEn } from '#content/personas/introductions/en.ts'
import { es as introductionsEs } from '#content/personas/introductions/es.ts'
import { pt as introductionsPt } from '#content/personas/introductions/pt.ts'
import { NETWORKS, PERSONA_FACTS, type PersonaIntroductions, type PersonaStories } from '#content/personas/persona.ts'
import { en as storiesEn } from '#content/personas/stories/en.ts'
import { es as storiesEs } from '#content/personas/stories/es.ts'
import { pt as storiesPt } from '#content/personas/stories/pt.ts'
import { LANGUAGES, type Language } from '#contract/language.ts'
import { PERSONA_LABELS, PERSONAS } from '#contract/personas.ts'
import { expect, test } from './kiai.ts'
import { expectAfterRetries, expectMessage, heading, openNavigation, type Screen } from './screen.ts'
import { expectSoundScreen } from './sound-screen.ts'
import { fill, LANGUAGE_NAMES, turnOf } from './wording.ts'

const INTRODUCTIONS: Record<Language, PersonaIntroductions> = {
  en: introductionsEn,
  pt: introductionsPt,
  es: introductionsEs,
}
const STORIES: Record<Language, PersonaStories> = { en: storiesEn, pt: storiesPt, es: storiesEs }

function coachCards({ page, words }: Screen): Locator {
  return page
    .getByRole('region', { name: words.coaches.focus.label })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
}

function cardOf(screen: Screen, name: string): Locator {
  return coachCards(screen).filter({ has: screen.page.getByRole('heading', { name, exact: true }) })
}

for (const language of LANGUAGES) {
  test.describe(`someone who speaks ${LANGUAGE_NAMES[language]}`, () => {
    test.use({ language })

    test('filters the AI coaches by focus, and reads a profile', {
      tag: turnOf(language),
    }, async ({ page, words, member: _member }) => {
      test.slow()
      const screen = { page, words }
      const { coaches } = words
      const ember = INTRODUCTIONS[language].mindset
      const cards = coachCards(screen)

      await test.step('finds six coaches in the list, the available ones first', async () => {
        await page.goto('/dashboard')
        const navigation = await openNavigation(screen)
        await navigation.getByRole('link', { name: words.common.nav.coaches, exact: true }).click()
        await expect(heading(screen, coaches.hero.title)).toBeVisible()
        await expect(cards.getByRole('heading')).toHaveText(['Bastion', 'Ember', 'Volt', 'Quill', 'Harbor', 'Tide'])
        await expect(cards.getByText(coaches.ai, { exact: true })).toHaveCount(6)
        await expectSoundScreen(page)
      })

      await test.step('an available coach links to its session and its profile', async () => {
        const card = cardOf(screen, 'Ember')
        await expect(card.getByText(coaches.label.mindset, { exact: true })).toBeVisible()
        await expect(card.getByText(ember.specialty, { exact: true })).toBeVisible()
        await expect(card.getByText(ember.description, { exact: true })).toBeVisible()
        const start = card.getByRole('link', { name: fill(coaches.card.startWith, { name: 'Ember' }), exact: true })
        await expect(start).toHaveAttribute('href', '/coach/ai-ember/session')
        await expect(card.getByText(coaches.comingSoon, { exact: true })).toHaveCount(0)
      })

      await test.step('the others are coming soon, and say why their buttons are disabled', async () => {
        await expect(cards.getByText(coaches.comingSoon, { exact: true })).toHaveCount(4)
        for (const name of ['Volt', 'Quill', 'Harbor', 'Tide']) {
          const card = cardOf(screen, name)
          const reason = fill(coaches.card.reason, { name })
          await expect(card.getByText(reason, { exact: true })).toBeVisible()
          for (const action of [coaches.card.start, coaches.card.learnMore, coaches.card.marketplace]) {
            const button = card.getByRole('button', { name: action, exact: true })
            await expect(button).toBeDisabled()
            await expect(button).toHaveAccessibleDescription(reason)
          }
          await expect(card.getByRole('link')).toHaveCount(0)
        }
      })

      await test.step('a focus filters the list, another one replaces it, a second press shows all', async () => {
        const chip = (name: string) => page.getByRole('button', { name, exact: true })
        const { leadership, mindset } = coaches.focus
        const shown = page.getByRole('region', { name: coaches.focus.label }).getByRole('status')
        await chip(mindset).click()
        await expect(chip(mindset)).toHaveAttribute('aria-pressed', 'true')
        await expect(cards.getByRole('heading')).toHaveText(['Ember', 'Tide'])
        await expect(shown).toHaveText(fill(coaches.focus.found_other, { count: 2, focus: mindset }))
        await expectSoundScreen(page)
        await chip(leadership).click()
        await expect(chip(mindset)).toHaveAttribute('aria-pressed', 'false')
        await expect(cards.getByRole('heading')).toHaveText(['Bastion', 'Harbor'])
        await page.reload()
        await expect(cards.getByRole('heading')).toHaveText(['Bastion', 'Harbor'])
        await chip(leadership).click()
        await expect(cards).toHaveCount(6)
        await expect(shown).toHaveText(fill(coaches.focus.all_other, { count: 6 }))
      })

      await test.step('two links at the end help those who cannot choose', async () => {
        const closing = page.getByRole('region', { name: coaches.closing.title })
        const talk = closing.getByRole('link', { name: fill(coaches.closing.talk, { name: 'Ember' }) })
        await expect(talk).toHaveAttribute('href', '/coach/ai-ember/session')
        await expect(closing.getByRole('link', { name: coaches.closing.quiz })).toHaveAttribute(
          'href',
          '/warrior-mindset',
        )
      })

      await test.step('reads the profile of Bastion, copies a handle, and goes back', async () => {
        const { bio, achievements, sportsHistory } = STORIES[language].leadership
        await cardOf(screen, 'Bastion')
          .getByRole('link', { name: fill(coaches.card.learnMoreAbout, { name: 'Bastion' }), exact: true })
          .click()
        await expect(page).toHaveURL('/coach/ai-bastion')
        await expect(heading(screen, 'Bastion')).toBeVisible()
        for (const text of [bio, ...achievements, sportsHistory])
          await expect(page.getByText(text, { exact: true })).toBeVisible()
        await expect(page.getByRole('link', { name: coaches.profile.start, exact: true })).toHaveAttribute(
          'href',
          '/coach/ai-bastion/session',
        )
        await expectSoundScreen(page)
        await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
        await page
          .getByRole('button', { name: fill(coaches.profile.copy, { handle: '@kiai.bastion' }), exact: true })
          .click()
        await expectMessage(screen, words.common.action.copied)
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('@kiai.bastion')
        await page.getByRole('link', { name: coaches.back, exact: true }).click()
        await expect(page).toHaveURL('/coaches')
      })

      await test.step('opens a coach that does not exist', async () => {
        expect((await page.goto('/coach/ai-nobody'))?.status()).toBe(200)
        await expect(heading(screen, coaches.missing.title)).toBeVisible()
        await expect(page.getByText(coaches.missing.text, { exact: true })).toBeVisible()
        await expectSoundScreen(page)
        await page.getByRole('link', { name: coaches.back, exact: true }).click()
        await expect(heading(screen, coaches.hero.title)).toBeVisible()
      })
    })
  })
}

test('all eight AI coaches have a profile, with a link to the session or the reason why there is none', {
  tag: ['@desktop', '@proof'],
}, async ({ page, words, member: _member }) => {
  const screen = { page, words }
  const { coaches } = words
  for (const label of PERSONA_LABELS) {
    const { coach_id, available } = PERSONAS[label]
    const { name, socialMedia } = PERSONA_FACTS[label]
    await page.goto(`/coach/${coach_id}`)
    await expect(heading(screen, name)).toBeVisible()
    await expect(page.getByText(storiesEn[label].bio, { exact: true })).toBeVisible()
    for (const network of NETWORKS) await expect(page.getByText(socialMedia[network], { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: coaches.profile.start, exact: true })).toHaveCount(available ? 1 : 0)
    await expect(page.getByText(fill(coaches.card.reason, { name }), { exact: true })).toHaveCount(available ? 0 : 1)
  }
})

test('the dashboard shows three coaches; Connect opens the session, and a coach who is coming soon has a profile', {
  tag: '@phone',
}, async ({ page, words, member: _member }) => {
  const { featured } = words.coaches
  await page.goto('/dashboard')
  const region = page.getByRole('region', { name: featured.title })
  const connect = (name: string) =>
    region.getByRole('link', { name: fill(featured.connectWith, { name }), exact: true })
  await expect(connect('Bastion')).toHaveAttribute('href', '/coach/ai-bastion/session')
  await expect(connect('Ember')).toHaveAttribute('href', '/coach/ai-ember/session')
  await expect(connect('Volt'), 'nobody can talk to Volt yet').toHaveCount(0)
  const about = fill(words.coaches.card.learnMoreAbout, { name: 'Volt' })
  await region.getByRole('link', { name: about, exact: true }).click()
  await expect(page).toHaveURL('/coach/ai-volt')
  await page.goBack()
  await region.getByRole('link', { name: featured.all, exact: true }).click()
  await expect(page).toHaveURL('/coaches')
})

test('the palette finds AI coaches by name and by purpose', { tag: ['@desktop', '@proof'] }, async ({
  page,
  words,
  member: _member,
}) => {
  const screen = { page, words }
  await page.goto('/coaches')
  await expect(heading(screen, words.coaches.hero.title)).toBeVisible()
  await page.keyboard.press('Control+K')
  await page.getByRole('dialog').getByRole('combobox').fill(words.coaches.label.empowerment)
  await page.keyboard.press('Enter')
  await expect(heading(screen, 'Thorn')).toBeVisible()
})

test('Retry loads the texts of the coaches after an error', { tag: ['@desktop', '@proof'] }, async ({
  page,
  words,
  member: _member,
}) => {
  const { coaches, common } = words
  // The interface texts have a chunk with a similar name; this is the chunk of the personas' texts.
  let cut = true
  await page.route('**/assets/**', async (route) => {
    if (!cut || !new URL(route.request().url()).pathname.endsWith('.js')) return route.fallback()
    const response = await route.fetch()
    const body = await response.text()
    return body.includes(introductionsEn.balance.specialty) ? route.abort() : route.fulfill({ response, body })
  })
  await page.clock.install()
  await page.goto('/coaches')
  await expectAfterRetries(page, page.getByText(coaches.loadFailed, { exact: true }))
  cut = false
  await page.getByRole('button', { name: common.action.retry, exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Tide', exact: true })).toBeVisible()
})
