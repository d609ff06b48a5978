import { fireEvent, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#contract/language.ts'
import { wordingOf } from '#tests/e2e/wording.ts'
import { openApp } from '#tests/support/mounted-app.ts'
import { button } from '#tests/support/on-screen.ts'
import { sessionOf } from '#tests/support/sessions.ts'

const { nav } = wordingOf('en').common
const PICTURE = 'https://pictures.example/robin.png'

/** The menu of a page, for a member with this picture. */
async function menuOf(avatar_url: string | null): Promise<HTMLElement> {
  await openApp('/support', {
    session: sessionOf('free_member', { avatar_url }),
    answers: (wire) => wire.leaveOpen('GET /api/notifications', 'GET /api/support'),
  })
  await button(nav.signOut)
  return within(document.body).getByRole('navigation', { name: nav.label, hidden: true })
}

test.each(LANGUAGES)('the skip link has the same words on the landing page and on all others in %s', (language) => {
  const { common, landing } = wordingOf(language)
  expect(common.nav.skip).toBe(landing.bar.skip)
})

test('the menu shows the picture and the name of the member', async () => {
  const menu = await menuOf(PICTURE)
  expect(menu.querySelector('img')?.src).toBe(PICTURE)
  within(menu).getByText('Robin Tester')
})

test('the menu shows the war mask of the member when the picture fails to load', async () => {
  const menu = await menuOf(PICTURE)
  const picture = menu.querySelector('img')
  if (!picture) throw new Error('no picture')
  fireEvent.error(picture)
  await waitFor(() => expect(menu.querySelectorAll('svg polygon').length).toBeGreaterThan(10))
  expect(menu.querySelector('img')).toBeNull()
  // It may have failed only because there was no connection.
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(menu.querySelector('img')?.src).toBe(PICTURE))
})

test('the menu of a member without a picture shows neither', async () => {
  const menu = await menuOf(null)
  expect(menu.querySelector('img, svg polygon')).toBeNull()
})
