import { waitFor } from '@testing-library/dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { LANGUAGE_STORAGE_KEY } from '#contract/language.ts'
import { wordingOf } from '#tests/e2e/wording.ts'
import { openApp } from '#tests/support/mounted-app.ts'
import {
  button,
  expectDescription,
  expectFocus,
  expectMessage,
  field,
  fill,
  link,
  missing,
  text,
} from '#tests/support/on-screen.ts'
import { sessionOf } from '#tests/support/sessions.ts'
import type { Wire } from '#tests/support/wire.ts'

/** The tests only need the profile, which is part of the session. */
function leaveRestOpen(wire: Wire): void {
  wire.leaveOpen(
    'GET /api/notifications',
    'GET /api/notifications/choices',
    'GET /api/push',
    'GET /api/accounts/devices',
    'GET /api/accounts/rules',
    'GET /api/accounts/passkeys',
    'GET /api/accounts/ways-in',
    'GET /api/people/distances',
    'GET /api/people/me',
    'GET /api/translation',
  )
}

test('a name typed before a reload is shown as an unsaved change', async () => {
  const session = sessionOf()
  const typed = JSON.stringify({ full_name: 'Robin Reis', avatar_url: '' })
  const { user } = await openApp('/settings', {
    session,
    kept: { sessionStorage: { 'kiai.form.profile': `${session.user.id} ${typed}` } },
    answers: leaveRestOpen,
  })
  const { form } = wordingOf('en').profile
  const name = await field(form.name)
  expect(name.value).toBe('Robin Reis')
  await text(form.unsaved)

  await user.clear(name)
  await user.type(name, session.user.profile.full_name)
  await missing(form.unsaved)
})

test('someone of the Network finds their handle and the list of members here', async () => {
  const { people } = wordingOf('en')
  const own = { handle: 'robin', about: null, in_directory: false, accepts_messages: false, points: 0 }
  const { wire, user } = await openApp('/settings', {
    session: sessionOf('elite_member'),
    answers: (prepared) => {
      leaveRestOpen(prepared)
      prepared.answer('GET /api/people/me', { ...own, rank: 'newcomer' })
      prepared.answer('PUT /api/people/me', { ...own, in_directory: true, rank: 'newcomer' })
    },
  })
  await user.click(await field(people.own.directory))
  await waitFor(() =>
    expect(wire.sentTo('PUT /api/people/me')).toMatchObject([{ handle: 'robin', in_directory: true }]),
  )
  expect((await field(people.own.handle)).value).toBe('robin')
})

test('a language chosen on another device is shown here too, and typed text stays', async () => {
  const session = sessionOf()
  const { wire, storage } = await openApp('/settings', {
    session,
    kept: { localStorage: { [LANGUAGE_STORAGE_KEY]: 'en' } },
    answers: leaveRestOpen,
  })
  await fill(wordingOf('en').profile.form.name, 'Robin Reis')
  await text(wordingOf('en').profile.form.unsaved)

  wire.answer('GET /api/session', { session: { ...session, user: { ...session.user, language: 'es' } } })
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  const { form } = wordingOf('es').profile
  await text(form.unsaved)
  expect((await field(form.name)).value).toBe('Robin Reis')
  expect(storage('localStorage')[LANGUAGE_STORAGE_KEY]).toBe('es')
})

test('someone who was given Elite reads until when, and that nothing is charged', async () => {
  const { plan } = wordingOf('en').profile
  const answers = leaveRestOpen
  const elite = { until: '2027-03-04T12:00:00.000Z', paid: false }
  await openApp('/settings', { session: sessionOf('elite_member', { elite }), answers })
  await text('Your Elite is a gift and lasts until March 4, 2027. Nothing is charged.')
  await missing(plan.cancel)

  // Also beside a role that is not paid for.
  await openApp('/settings', { session: sessionOf('coach', { elite: { ...elite, until: null } }), answers })
  await text(plan.giftOpen)
  await missing(plan.cancel)
})

test('the settings lead those who pay to change or cancel, and those with a role to nothing that costs', async () => {
  const { plan } = wordingOf('en').profile
  const elite = { until: '2027-03-04T12:00:00.000Z', paid: true }
  await openApp('/settings', {
    session: sessionOf('elite_member', { elite }),
    answers: (wire) => {
      leaveRestOpen(wire)
      wire.leaveOpen('GET /api/membership')
    },
  })
  expect((await link(plan.change)).getAttribute('href')).toBe('/membership?do=change')
  expect((await link(plan.cancel)).getAttribute('href')).toBe('/membership?do=cancel')

  await openApp('/settings', { session: sessionOf('coach'), answers: leaveRestOpen })
  await text(plan.byRole)
  await missing(plan.cancel)

  await openApp('/settings', { session: sessionOf(), answers: leaveRestOpen })
  expect((await link(plan.upgrade)).getAttribute('href')).toBe('/network')
})

test('an error under a field goes when the field is right, and comes back when it is wrong again', async () => {
  const { profile, errors } = wordingOf('en')
  const { user } = await openApp('/settings', { session: sessionOf(), answers: leaveRestOpen })
  await fill(profile.form.name, ' ')
  await user.click(await button(profile.form.submit))
  await text(errors.problems.required)
  await fill(profile.form.name, 'Robin Reis')
  await missing(errors.problems.required)
  await fill(profile.form.name, '')
  await text(errors.problems.required)
})

test('one save shows one message, also when another response brings the change first', async () => {
  const words = wordingOf('en')
  const session = sessionOf()
  const saved = { ...session.user.profile, full_name: 'Robin Reis', updated_at: '2026-02-03T18:00:00.000Z' }
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  const { wire, user } = await openApp('/settings', { session, answers: leaveRestOpen })
  await fill(words.profile.form.name, saved.full_name)
  wire.answer('PUT /api/profile', async () => {
    await answered
    return saved
  })
  await user.click(await button(words.profile.form.submit))
  await waitFor(() => expect(wire.sentTo('PUT /api/profile')).toHaveLength(1))

  wire.answer('GET /api/session', { session: { ...session, user: { ...session.user, profile: saved } } })
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await text('February 3, 2026')
  answer()
  await expectMessage(words, words.profile.form.done)
  // At once: a toast closes by itself.
  expect(document.body.textContent).not.toContain(words.common.session.updatedElsewhere)
})

const UPLOADED = '/files/0b54e6a2-7c1e-4b7e-9f53-2f1c9a5f8f10.webp'

test('a removed photo is announced as not saved yet, and the focus moves to the upload button', async () => {
  const { user } = await openApp('/settings', {
    session: sessionOf('free_member', { avatar_url: UPLOADED }),
    answers: leaveRestOpen,
  })
  const { pictures, profile } = wordingOf('en')
  await expectDescription(await field(profile.form.picture), pictures.addressReplaces)
  await user.click(await button(pictures.remove))
  await text(pictures.removed)
  await expectFocus(await button(pictures.upload))
  await expectDescription(await field(profile.form.picture), profile.form.pictureHint)
})

test('a chosen file that is no picture is refused at the button, without a dialog', async () => {
  await openApp('/settings', { session: sessionOf(), answers: leaveRestOpen })
  const { pictures } = wordingOf('en')
  const upload = await button(pictures.upload)
  const input = document.querySelector('input[type=file]') as HTMLInputElement
  const choose = (file: File) => {
    Object.defineProperty(input, 'files', { value: [file], configurable: true })
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }
  choose(new File(['%PDF-1.7'], 'plan.pdf', { type: 'application/pdf' }))
  const alert = await text(pictures.notPicture)
  expect(alert.getAttribute('role')).toBe('alert')
  await expectDescription(upload, pictures.notPicture)
  expect(document.querySelector('dialog[open]')).toBeNull()
})

test('a photo that failed to load is loaded again when the browser is back online', async () => {
  await openApp('/settings', { session: sessionOf(), answers: leaveRestOpen })
  const { form } = wordingOf('en').profile
  await field(form.picture)
  const images: HTMLImageElement[] = []
  const Original = Image
  onTestFinished(() => void vi.unstubAllGlobals())
  vi.stubGlobal(
    'Image',
    class extends Original {
      constructor() {
        super()
        images.push(this)
      }
    },
  )
  await fill(form.picture, 'https://pictures.example/robin.png')
  await waitFor(() => expect(images).toHaveLength(1))
  images[0]?.onerror?.(new Event('error'))
  await text(form.pictureState.missing)
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(images).toHaveLength(2))
  images[1]?.onload?.(new Event('load'))
  await text(form.pictureState.shown)
})

test('a browser that refuses to ask whether to install Kiai leaves the steps in words', async () => {
  const { install } = wordingOf('en').installedApp
  const { user } = await openApp('/settings', { session: sessionOf(), answers: leaveRestOpen })
  await text(install.iphone)
  const refused = new DOMException('The prompt() method must be called with a user gesture', 'NotAllowedError')
  const offer = Object.assign(new Event('beforeinstallprompt'), { prompt: () => Promise.reject(refused) })
  window.dispatchEvent(offer)
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  onTestFinished(() => warned.mockRestore())
  await user.click(await button(install.button))
  await text(install.declined)
  await text(install.iphone)
  expect(warned).toHaveBeenCalledWith(refused)
})
