import { firstName } from '#contract/display-name.ts'
import { LANGUAGES } from '#contract/language.ts'
import { pictureOf } from '#tests/support/pictures.ts'
import { expect, test } from './kiai.ts'
import { expectMessage, field, heading } from './screen.ts'
import { expectSoundScreen } from './sound-screen.ts'
import { LANGUAGE_NAMES, turnOf } from './wording.ts'

test.use({ timezoneId: 'UTC' })

for (const language of LANGUAGES) {
  test.describe(`someone who speaks ${LANGUAGE_NAMES[language]}`, () => {
    test.use({ language })

    test('changes the name, the picture, the time zone and the notifications', {
      tag: turnOf(language),
    }, async ({ page, words, member }) => {
      test.slow()
      const screen = { page, words }
      const { profile, notifications } = words
      const name = field(page, profile.form.name)
      const picture = field(page, profile.form.picture)
      const save = page.getByRole('button', { name: profile.form.submit, exact: true })

      await test.step('finds the stored values', async () => {
        await page.goto('/settings')
        await expect(heading(screen, words.common.page.settings)).toBeVisible()
        await expect(name).toHaveValue(member.full_name)
        await expect(field(page, profile.account.email)).toHaveValue(member.email)
        await expect(field(page, profile.account.email)).not.toBeEditable()
        const account = page.getByRole('region', { name: profile.account.title, exact: true })
        const today = new Intl.DateTimeFormat(language, { year: 'numeric' }).format(new Date())
        await expect(account.getByText(profile.account.memberSince, { exact: true })).toBeVisible()
        await expect(account.getByRole('time').first()).toContainText(today)
        await expectSoundScreen(page)
      })

      await test.step('enters a picture without https, which is refused at its field', async () => {
        await name.fill('Maré Ñandú')
        await picture.fill('http://pictures.example/me.png')
        await save.click()
        await expect(page.getByText(words.errors.problems['https-url'], { exact: true })).toBeVisible()
        await expect(picture).toHaveAttribute('aria-invalid', 'true')
        await expect(picture).toHaveAccessibleDescription(new RegExp(`${words.errors.problems['https-url']}`))
        await expect(picture).toHaveValue('http://pictures.example/me.png')
        await expect(name).toHaveValue('Maré Ñandú')
        await expectSoundScreen(page)
        await picture.fill('')
      })

      await test.step('keeps the input after a failure', async () => {
        await page.route('**/api/profile', (route) => route.fulfill({ status: 500, body: 'broken' }))
        await save.click()
        await expectMessage(screen, profile.form.failed)
        await expect(name).toHaveValue('Maré Ñandú')
        await page.unroute('**/api/profile')
      })

      await test.step('saves', async () => {
        await save.click()
        await expectMessage(screen, profile.form.done)
        await page.goto('/dashboard')
        await expect(page.getByRole('heading', { level: 1 })).toContainText('Maré')
        await page.goto('/settings')
        await expect(name).toHaveValue('Maré Ñandú')
      })

      await test.step('uploads a picture, crops it with the keyboard, and removes it', async () => {
        const { pictures } = words
        const buffer = Buffer.from(await pictureOf('png', { width: 600, height: 400 }))
        const input = page.locator('input[type=file]')
        const dialog = page.getByRole('dialog', { name: pictures.title, exact: true })
        await input.setInputFiles({ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
        await expect(dialog.getByRole('alert')).toHaveText(pictures.unreadable)
        await page.keyboard.press('Escape')
        await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
        await expect(dialog.getByRole('application', { name: pictures.area, exact: true })).toBeFocused()
        // The left half is red, the right half is blue: at the right edge everything is blue.
        for (let i = 0; i < 12; i++) await page.keyboard.press('ArrowRight')
        for (let i = 0; i < 8; i++) await page.keyboard.press('+')
        for (let i = 0; i < 12; i++) await page.keyboard.press('ArrowRight')
        await expectSoundScreen(page, 'dialog[open]')
        await dialog.getByRole('button', { name: pictures.use, exact: true }).click()
        await expect(page.getByText(pictures.unsaved, { exact: true })).toBeVisible()
        await save.click()
        await expectMessage(screen, profile.form.done)
        await page.goto('/dashboard')
        const shown = page.locator('main img[src^="/files/"]')
        await expect(shown).toBeVisible()
        expect(await shown.evaluate(middlePixel)).toEqual(expect.objectContaining({ blue: true }))
        await page.goto('/settings')
        await page.getByRole('button', { name: pictures.remove, exact: true }).click()
        await save.click()
        await expectMessage(screen, profile.form.done)
        await page.goto('/dashboard')
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(shown).toHaveCount(0)
        await page.goto('/settings')
      })

      await test.step('chooses another time zone', async () => {
        const card = page.getByRole('region', { name: profile.zone.title, exact: true })
        await card.getByRole('button', { name: profile.zone.open }).click()
        const dialog = page.getByRole('dialog', { name: profile.zone.title })
        await expect(dialog.getByRole('combobox')).toBeFocused()
        await dialog.getByRole('combobox').fill('no such place')
        await expect(dialog.getByText(profile.zone.nothing, { exact: true })).toBeVisible()
        await dialog.getByRole('combobox').fill('sao paulo')
        await expectSoundScreen(page, 'dialog[open]')
        await dialog.getByRole('option').first().click()
        await expectMessage(screen, profile.zone.done)
        await expect(card.getByText(/S[aã]o Paulo/)).toBeVisible()
        await page.reload()
        await expect(card.getByText(/S[aã]o Paulo/)).toBeVisible()
      })

      await test.step('switches a notification off, which is kept after a reload', async () => {
        const bell = page.getByRole('combobox', { name: notifications.kinds.streak_milestone.name })
        await expect(bell).toHaveValue('here')
        const saved = page.waitForResponse((response) => response.url().endsWith('/api/notifications/choices'))
        await bell.selectOption('off')
        await expect(bell).toHaveValue('off')
        expect((await saved).ok()).toBe(true)
        await page.reload()
        await expect(bell).toHaveValue('off')
      })

      await test.step('sees a choice change back with an error when it cannot be saved', async () => {
        const bell = page.getByRole('combobox', { name: notifications.kinds.coach_application.name })
        await page.route('**/api/notifications/choices', (route) => route.fulfill({ status: 500, body: 'broken' }))
        await bell.selectOption('off')
        await expectMessage(screen, notifications.choices.saveFailed)
        await expect(bell).toHaveValue('here')
      })
    })
  })
}

function middlePixel(element: SVGElement | HTMLElement) {
  const picture = element as HTMLImageElement
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 1
  const context = canvas.getContext('2d')
  context?.drawImage(picture, picture.naturalWidth / 2, picture.naturalHeight / 2, 1, 1, 0, 0, 1, 1)
  const [red = 0, , blue = 0] = context?.getImageData(0, 0, 1, 1).data ?? []
  return { blue: blue > 150 && red < 100 }
}

test('the profile form shows the messages of the specification', { tag: ['@desktop', '@proof'] }, async ({
  page,
  words,
  member,
}) => {
  const screen = { page, words }
  await page.goto('/settings')
  await expect(field(page, 'Full Name')).toHaveValue(member.full_name)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expectMessage(screen, 'Profile updated')
  await page.route('**/api/profile', (route) => route.abort('connectionfailed'))
  await field(page, 'Full Name').fill('Somebody Else')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expectMessage(screen, 'Failed to update profile. Please try again.')
  await expect(field(page, 'Full Name')).toHaveValue('Somebody Else')
})

test('an empty name is refused at its field', { tag: ['@desktop', '@proof'] }, async ({ page, words, member }) => {
  await page.goto('/settings')
  const name = field(page, words.profile.form.name)
  await expect(name).toHaveValue(member.full_name)
  await name.fill('   ')
  await page.getByRole('button', { name: words.profile.form.submit }).click()
  await expect(name).toHaveAccessibleDescription(words.errors.problems.required)
})

test('another tab shows a new name', { tag: ['@desktop', '@proof'] }, async ({ page, context, words, member }) => {
  const tab = await context.newPage()
  await tab.goto('/dashboard')
  await expect(tab.getByRole('heading', { level: 1 })).toContainText(firstName(member.full_name))
  await page.goto('/settings')
  await field(page, words.profile.form.name).fill('Ines Solgard')
  await page.getByRole('button', { name: words.profile.form.submit }).click()
  await expect(tab.getByRole('heading', { level: 1 })).toContainText('Ines')
})

test('a picture from a web address is shown, and the war mask when it cannot be loaded', {
  tag: ['@desktop', '@proof'],
}, async ({ page, context, complaints, words, member }) => {
  const screen = { page, words }
  const { form } = words.profile
  const address = 'https://pictures.example/robin.svg'
  const card = page.getByRole('region', { name: firstName(member.full_name) })
  const drawn = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0
  let there = true
  complaints.allow('https://pictures.example')
  await context.route('https://pictures.example/**', (route) =>
    there
      ? route.fulfill({ path: 'public/favicon.svg', contentType: 'image/svg+xml' })
      : route.fulfill({ status: 404, body: 'gone' }),
  )

  await test.step('shows a preview before it is saved', async () => {
    await page.goto('/settings')
    await expect(page.getByText(form.pictureState.none, { exact: true })).toBeVisible()
    await field(page, form.picture).fill(address)
    await expect(page.getByText(form.pictureState.shown, { exact: true })).toBeVisible()
    await expect(page.getByRole('img', { name: form.preview })).toHaveAttribute('src', address)
    await expectSoundScreen(page)
    await page.getByRole('button', { name: form.submit, exact: true }).click()
    await expectMessage(screen, form.done)
  })

  await test.step('shows it on the dashboard', async () => {
    await page.goto('/dashboard')
    await expect(card.locator('img')).toHaveAttribute('src', address)
    await expect.poll(() => card.locator('img').evaluate(drawn)).toBe(true)
    await expectSoundScreen(page)
  })

  await test.step('shows the mask and the reason when it cannot be loaded', async () => {
    there = false
    await page.reload()
    await expect(card.locator('svg polygon').first()).toBeVisible()
    await expect(card.locator('img')).toHaveCount(0)
    await page.goto('/settings')
    await expect(field(page, form.picture)).toHaveValue(address)
    await expect(page.getByText(form.pictureState.missing, { exact: true })).toBeVisible()
    await expectSoundScreen(page)
  })
})
