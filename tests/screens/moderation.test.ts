import { within } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import type { Case, OwnDecision } from '#contract/moderation.ts'
import { fill as fillIn, wordingOf } from '#tests/e2e/wording.ts'
import { openApp } from '#tests/support/mounted-app.ts'
import { button, expectMessage, field, fill, heading, missing, text } from '#tests/support/on-screen.ts'
import { sessionOf } from '#tests/support/sessions.ts'
import { soon } from '#tests/support/soon.ts'
import { ADMIN_TABS, answerAdmin } from './admin-answers.ts'
import { ANA, FEED, idOf, inside, postOf, SPACE } from './space-answers.ts'

const words = wordingOf('en')
const { moderation: says, care } = words
const AT = '2026-11-15T12:00:00.000Z'
const REPORT = 'POST /api/reports'
const DECIDE = 'POST /api/moderation/cases/:id/decision'
const OWN = 'GET /api/moderation/decisions'
const APPEAL = 'POST /api/moderation/decisions/:id/appeal'

const openSpace = () =>
  openApp(`/spaces/${SPACE.slug}`, { session: sessionOf('elite_member'), answers: inside([postOf(2)]) })
const menuOf = (name: string) => button(fillIn(care.menu, { name }))
const item = (name: string) => within(document.body).findByRole('menuitem', { name, hidden: true })
const submitOf = () => {
  const found = document.querySelector<HTMLButtonElement>('dialog[open] button[type=submit]')
  if (!found) throw new Error('no button in a dialog')
  return found
}

test('a post is reported from its menu, with a reason', async () => {
  const { user, wire } = await openSpace()
  await user.click(await menuOf(ANA.full_name))
  await user.click(await item(care.report))
  await heading(says.report.title.post, 2)
  await user.click(submitOf())
  await text(words.errors.problems.required)
  expect(wire.sentTo(REPORT)).toEqual([])
  await user.selectOptions(await field(says.report.reason), 'spam')
  await fill(says.report.note, ' The third today ')
  wire.answer(REPORT, {})
  await user.click(submitOf())
  await expectMessage(words, says.report.done, says.report.doneText)
  expect(wire.sentTo(REPORT)).toEqual([{ thing: 'post', id: idOf(2), reason: 'spam', note: 'The third today' }])
})

test('someone who is muted disappears from the feed at once', async () => {
  const { user, wire } = await openSpace()
  await user.click(await menuOf(ANA.full_name))
  wire.answer('PUT /api/people/distances/:user_id', {})
  wire.answer(FEED, { posts: [], cursor: null })
  await user.click(await item(care.distance.start.mute))
  await expectMessage(words, fillIn(care.distance.done.mute, { name: ANA.full_name }))
  expect(wire.sentTo('PUT /api/people/distances/:user_id')).toEqual([{ user_id: ANA.user_id, distance: 'mute' }])
  await missing('Words 2')
})

const reported: Case = {
  id: idOf(30),
  thing: 'post',
  cause: 'reported',
  is_urgent: false,
  created_at: AT,
  path: `/spaces/${SPACE.slug}/${idOf(2)}`,
  words: 'Cheap gloves, click here',
  words_now: null,
  context: null,
  near: [],
  state: 'shown',
  person: ANA,
  strikes: 0,
  reports: [{ reason: 'spam', note: null, reporter_name: 'Robin Tester', created_at: AT }],
  notes: [],
  decision: null,
}

test('a moderator who comes second is told so, and sees the queue without the case', async () => {
  const { user, wire } = await openApp('/admin?tab=moderation', {
    session: sessionOf('admin'),
    answers: (answering) => {
      answerAdmin(answering)
      answering.answer(ADMIN_TABS.moderation, { cases: [reported], next: null })
    },
  })
  await text(reported.words)
  await user.click(await button(says.acts.remove.action))
  await fill(says.reasonForMember, 'Advertising')
  wire.refuse(DECIDE, 'moderation.already-decided')
  wire.answer(ADMIN_TABS.moderation, { cases: [], next: null })
  await user.click(submitOf())
  await text(says.queue.empty.open)
  await expectMessage(words, words.errors.codes['moderation.already-decided'])
  expect(wire.sentTo(DECIDE)).toEqual([{ id: reported.id, act: 'remove', reason: 'Advertising' }])
})

const decision: OwnDecision = {
  id: idOf(40),
  act: 'remove',
  reason: 'Advertising',
  until: null,
  created_at: AT,
  lifted_at: null,
  words: 'My gym opens on Friday',
  thing: 'post',
  appeal: null,
  may_appeal: true,
}

test('the community rules show the reader’s own decisions, and one appeal against each', async () => {
  const { user, wire } = await openApp('/community-rules', {
    session: sessionOf(),
    answers: (answering) => {
      answering.leaveOpen('GET /api/notifications')
      answering.answer(OWN, { decisions: [decision], suspended_until: null })
    },
  })
  await text(decision.words)
  await text(fillIn(says.own.reason, { reason: decision.reason }))
  await user.click(await button(says.own.appeal))
  await fill(says.own.appealLabel, 'It is my own gym')
  wire.answer(APPEAL, {})
  const appeal = { text: 'It is my own gym', created_at: AT, accepted: null, answer: null }
  wire.answer(OWN, { decisions: [{ ...decision, appeal, may_appeal: false }], suspended_until: null })
  await user.click(submitOf())
  await expectMessage(words, says.own.appealed)
  expect(wire.sentTo(APPEAL)).toEqual([{ id: decision.id, text: 'It is my own gym' }])
  await text(says.appeal.open)
  await vi.waitFor(
    () => expect(within(document.body).queryByRole('button', { name: says.own.appeal, hidden: true })).toBeNull(),
    soon,
  )
})
