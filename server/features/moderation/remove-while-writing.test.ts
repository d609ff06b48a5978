import { afterAll, beforeAll, expect, test } from 'vitest'
import { decideCase, listCases, reportThing } from '#contract/moderation.ts'
import { editPost } from '#contract/spaces.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { openPerson, start, write } from '#tests/support/messages.ts'
import { memberOf, type Person } from '#tests/support/people.ts'
import { type Insider, insider, post } from '#tests/support/spaces.ts'

const SPACES = ['kings', 'sala-solis', 'prado-corner', 'tatame-duarte']

let app: TestApp

beforeAll(async () => {
  app = await createTestApp({}, { limits: { post: { points: 100 } } })
  // Every post and message takes a while to be stored, so that many are under way at the moment of the decision.
  await app.pool.query(`
    create function take_a_while() returns trigger language plpgsql as
      $$ begin perform pg_sleep(random() * 0.1); return new; end $$;
    create trigger slow_post after insert or update of body on posts for each row execute function take_a_while();
    create trigger slow_message after insert on messages for each row execute function take_a_while();`)
})
afterAll(() => app.close())

async function caseAbout(admin: Person, author: Insider): Promise<string> {
  const { id } = await post(author, `Words of ${author.handle}`)
  await admin.browser.call(reportThing, { thing: 'post', id, reason: 'spam', note: null })
  const { cases } = await admin.browser.call(listCases, { filter: 'open' })
  const found = cases.find(({ words }) => words === `Words of ${author.handle}`)
  if (!found) throw new Error('no case')
  return found.id
}

test('to remove everything also removes what is written at that very moment', async () => {
  const admin = await insider(app, SPACES, { membership_type: 'admin' })
  const [spammer, other] = [await insider(app, SPACES), await openPerson(app)]
  const id = await caseAbout(admin, spammer)
  const first = await post(spammer, 'Before')
  const { thread } = await start(spammer, other)
  await write(other, thread.id, 'Who are you?')
  const writing = SPACES.flatMap((slug) => [
    post(spammer, 'Spam', { slug }),
    spammer.browser.call(editPost, { id: first.id, body: `Spam in ${slug}`, pictures: [] }),
    write(spammer, thread.id, 'Spam'),
  ])
  const decision = { id, act: 'remove_everything', reason: 'Spam', days: 30 } as const
  const results = await Promise.allSettled([...writing, admin.browser.call(decideCase, decision)])
  const { rows } = await app.pool.query(
    `select body from posts where author_id = $1 and state <> 'removed'
     union all select text from messages where author_id = $1 and removed_at is null`,
    [spammer.user_id],
  )
  expect(rows).toEqual([])
  const refused = results.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : []))
  for (const reason of refused) expect(reason).toContain('spaces.suspended')
})

test('two moderators who decide about each other at the same moment both do', async () => {
  const [one, other] = [
    await insider(app, ['kings'], { membership_type: 'admin' }),
    await insider(app, ['kings'], { membership_type: 'admin' }),
  ]
  const reporter = await memberOf(app, { membership_type: 'admin' })
  for (let round = 0; round < 5; round++) {
    const [aboutOne, aboutOther] = [await caseAbout(reporter, one), await caseAbout(reporter, other)]
    const act = { act: 'remove_everything', reason: 'Off topic' } as const
    await Promise.all([
      one.browser.call(decideCase, { id: aboutOther, ...act }),
      other.browser.call(decideCase, { id: aboutOne, ...act }),
    ])
  }
})
