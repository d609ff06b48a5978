import { waitFor } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { wordingOf } from '#tests/e2e/wording.ts'
import { openApp } from '#tests/support/mounted-app.ts'
import { button } from '#tests/support/on-screen.ts'
import { sessionOf } from '#tests/support/sessions.ts'

const UPLOAD = 'kiai.private.upload.clip.3.0.round one.mp4'
const session = sessionOf()
const other = { ...session, user: { ...session.user, id: '00000000-0000-4000-8000-000000000002' } }

/** What a page has left in the browser after it was opened by a member. */
async function openedBy(member: typeof session, localStorage: Record<string, string>) {
  const { storage } = await openApp('/support', {
    session: member,
    kept: { localStorage },
    answers: (wire) => wire.leaveOpen('GET /api/notifications', 'GET /api/support'),
  })
  await button(wordingOf('en').common.nav.signOut)
  return () => storage('localStorage')
}

test('an upload that was begun is remembered for the same member, and forgotten when another one signs in', async () => {
  const first = await openedBy(session, {})
  const kept = { ...first(), [UPLOAD]: 'the id of an upload' }
  const reloaded = await openedBy(session, kept)
  expect(reloaded()).toMatchObject({ [UPLOAD]: 'the id of an upload' })
  const others = await openedBy(other, reloaded())
  await waitFor(() => expect(others()).not.toHaveProperty([UPLOAD]))
})
