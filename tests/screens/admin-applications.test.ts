import { waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { fill as fillText, wordingOf } from '#tests/e2e/wording.ts'
import { openApp } from '#tests/support/mounted-app.ts'
import { expectMessage, field, fill, missing } from '#tests/support/on-screen.ts'
import { sessionOf } from '#tests/support/sessions.ts'
import { ADMIN_TABS, answerAdmin, someApplication } from './admin-answers.ts'

const words = wordingOf('en')
const { pending } = words.admin
const APPROVE = 'POST /api/admin/approve_coach'
const REJECT = 'POST /api/admin/reject_coach'

async function openApplications() {
  const applications = [someApplication(1), someApplication(2)]
  const app = await openApp('/admin', {
    session: sessionOf('admin'),
    answers: (wire) => {
      answerAdmin(wire)
      wire.answer(ADMIN_TABS.pending, { applications })
    },
  })
  const card = async (full_name: string) =>
    within(await within(document.body).findByRole('listitem', { name: full_name, hidden: true }))
  const press = async (full_name: string, action: string) =>
    app.user.click(await (await card(full_name)).findByRole('button', { name: new RegExp(`^${action}`), hidden: true }))
  return { ...app, press }
}

test('failed and successful decisions show the texts of the specification', async () => {
  const { wire, user, press } = await openApplications()
  const unexpected = words.errors.codes['server.unexpected']
  wire.break(APPROVE, REJECT)
  await press('Applicant 1', 'Approve')
  await expectMessage(words, 'Failed to approve coach application.', unexpected)

  await press('Applicant 2', 'Reject')
  await fill('Reason', 'Too short.')
  const submit = async () => {
    const button = await within(document.body).findByRole('button', { name: 'Reject application', hidden: true })
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
    await user.click(button)
  }
  await submit()
  await expectMessage(words, 'Failed to reject coach application.', unexpected)
  expect((await field('Reason')).value).toBe('Too short.')

  wire.answer(REJECT, {})
  await submit()
  await expectMessage(words, 'Application Rejected')
  expect(wire.sentTo(REJECT).at(-1)).toEqual({ coach_user_id: someApplication(2).user_id, reason: 'Too short.' })
  wire.answer(APPROVE, { slug: 'applicant-1' })
  await press('Applicant 1', 'Approve')
  await expectMessage(words, 'Coach Approved')
})

test('the page says that another admin was faster, and shows the current state', async () => {
  const { wire, press } = await openApplications()
  wire.reply(APPROVE, async () => {
    wire.answer(ADMIN_TABS.pending, { applications: [someApplication(2)] })
    return Response.json({ error: { code: 'coach-applications.decided' } }, { status: 409 })
  })
  await press('Applicant 1', pending.approve)
  await expectMessage(words, pending.decided, fillText(pending.decidedText, { name: 'Applicant 1' }))
  await missing('Applicant 1')
})
