import { describe, expect, test } from 'vitest'
import type { Session } from '#contract/session.ts'
import { fill as fillIn, wordingOf } from '#tests/e2e/wording.ts'
import { openApp } from '#tests/support/mounted-app.ts'
import { button, expectFocus, expectMessage, fill, heading, missing, text } from '#tests/support/on-screen.ts'
import { sessionOf } from '#tests/support/sessions.ts'
import type { Wire } from '#tests/support/wire.ts'

const words = wordingOf('en')
const AT = '2026-01-31T18:00:00.000Z'
const idOf = (number: number) => `00000000-0000-4000-8000-00000000001${number}`

function passkeysOf(...names: string[]) {
  const passkeys = names.map((name, index) => ({
    id: idOf(index),
    name,
    backed_up: true,
    created_at: AT,
    last_used_at: null,
  }))
  return { passkeys }
}

function devicesOf(...agents: string[]) {
  const devices = agents.map((user_agent, index) => ({
    id: idOf(index),
    user_agent,
    created_at: AT,
    last_seen_at: AT,
    current: index === 0,
  }))
  return { devices }
}

async function openSettings(
  session: Session,
  answers: (wire: Wire) => void = () => undefined,
  sessionStorage: Record<string, string> = {},
) {
  return await openApp('/settings', {
    session,
    kept: { sessionStorage },
    answers: (wire) => {
      wire.leaveOpen(
        'GET /api/notifications',
        'GET /api/notifications/choices',
        'GET /api/push',
        'GET /api/accounts/rules',
        'GET /api/people/distances',
        'GET /api/people/me',
        'GET /api/translation',
      )
      wire.answer('GET /api/accounts/ways-in', { has_password: true, provider: null })
      wire.answer('GET /api/accounts/passkeys', passkeysOf())
      wire.answer('GET /api/accounts/devices', devicesOf('this one'))
      answers(wire)
    },
  })
}

describe('the keyboard focus', () => {
  test('goes to the heading of the passkeys when one is removed, and the message names it', async () => {
    const { passkeys, accounts } = words
    const { wire, user } = await openSettings(sessionOf(), (prepared) =>
      prepared.answer('GET /api/accounts/passkeys', passkeysOf('Telephone', 'Laptop')),
    )
    const remove = fillIn(passkeys.removeLabel, { name: 'Telephone' })
    await user.click(await button(remove))
    await fill(accounts.twoFactor.password, 'osu-hidari-42')
    wire.answer('POST /api/accounts/passkeys/:id/remove', {})
    wire.answer('GET /api/accounts/passkeys', passkeysOf('Laptop'))
    await user.click(await button(passkeys.remove))
    await expectMessage(words, passkeys.removed, fillIn(passkeys.removedText, { name: 'Telephone' }))
    await missing('Telephone')
    await expectFocus(await heading(passkeys.title, 2))
  })

  test('goes to the heading of the devices when one is signed out', async () => {
    const { devices } = words.accounts
    const { wire, user } = await openSettings(sessionOf(), (prepared) =>
      prepared.answer('GET /api/accounts/devices', devicesOf('this one', 'another')),
    )
    const revoke = await button(fillIn(devices.revokeLabel, { device: devices.unknown }))
    wire.answer('DELETE /api/accounts/devices/:id', {})
    wire.answer('GET /api/accounts/devices', devicesOf('this one'))
    await user.click(revoke)
    await expectMessage(words, devices.revoked)
    await expectFocus(await heading(devices.title, 2))
  })

  test('stays on the button of two-factor when it is switched off', async () => {
    const { twoFactor } = words.accounts
    const session = sessionOf()
    const protectedSession = { ...session, user: { ...session.user, two_factor_enabled: true } }
    const { wire, user } = await openSettings(protectedSession)
    await user.click(await button(twoFactor.stop))
    await fill(twoFactor.password, 'osu-hidari-42')
    wire.answer('POST /api/accounts/two-factor/stop', {})
    wire.answer('GET /api/session', { session })
    const submit = document.querySelector('dialog[open] button[type=submit]')
    if (!submit) throw new Error('no dialog is open')
    await user.click(submit)
    await expectMessage(words, twoFactor.offDone)
    await expectFocus(await button(twoFactor.start))
  })
})

test('the dialog that asks for the password is closed when the Back button shows the page again', async () => {
  const { passkeys, accounts } = words
  const { user } = await openSettings(sessionOf(), (prepared) =>
    prepared.answer('GET /api/accounts/passkeys', passkeysOf('Telephone')),
  )
  await user.click(await button(fillIn(passkeys.removeLabel, { name: 'Telephone' })))
  await fill(accounts.twoFactor.password, 'osu-hidari-42')
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await missing(passkeys.removeTitle)
})

test('the settings do not ask again to link the provider after “Not now”', async () => {
  const { pending, card } = words.identityProvider
  const provider = { name: 'Google', identity: null, pending_email: 'robin@people.example' }
  const answers = (wire: Wire) => wire.answer('GET /api/accounts/ways-in', { has_password: true, provider })
  const { user, storage } = await openSettings(sessionOf(), answers)
  await user.click(await button(pending.later))
  await missing(fillIn(pending.title, { name: 'Google' }))

  await openSettings(sessionOf(), answers, storage('sessionStorage'))
  await heading(fillIn(card.title, { name: 'Google' }), 2)
  await missing(fillIn(pending.title, { name: 'Google' }))
})

test('a coach who deletes the account is told what happens to the money that is still owed', async () => {
  const { delete: says } = words.accounts
  const session = sessionOf('coach')
  const { user } = await openSettings(session, (prepared) =>
    prepared.answer('GET /api/earnings/owed', {
      owed: [
        { currency: 'BRL', amount_minor: 4250 },
        { currency: 'USD', amount_minor: 100 },
      ],
    }),
  )
  await user.click(await button(says.open))
  const owed = fillIn(says.owed, { amounts: 'R$42.50 + $1.00', email: session.user.email })
  await text(`${says.warning} ${owed}`)
})

test('with the account everything goes that the browser kept for it', async () => {
  const { wire, user, storage } = await openSettings(sessionOf(), (prepared) => {
    prepared.answer('GET /api/earnings/owed', { owed: [] })
    prepared.answer('POST /api/accounts/delete', {})
  })
  await user.click(await button(words.accounts.delete.open))
  window.localStorage.setItem('kiai.private.small-writes.someone', '[]')
  await fill(words.accounts.twoFactor.password, 'a long password')
  await fill(fillIn(words.accounts.delete.confirm, { word: words.accounts.delete.word }), words.accounts.delete.word)
  await user.click(await button(words.accounts.delete.submit))
  await expectMessage(words, words.accounts.delete.done)
  expect(wire.sentTo('POST /api/accounts/delete')).toHaveLength(1)
  expect(Object.keys(storage('localStorage')).filter((name) => name.startsWith('kiai.private.'))).toEqual([])
})
