import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { CATALOGUE } from '#content/catalogue/catalogue.ts'
import { HOUSE_COACH_SLUGS } from '#content/house-coaches/slugs.ts'
import { COACH_IDS } from '#contract/personas.ts'
import { DEMO_MEMBERS } from '#server/db/demo-posts.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { mailsTo } from '#tests/support/people.ts'
import { prepareInstallation } from './prepare-installation.ts'

const OWNER = 'owner@gym.example'
/** The owner, nine accounts to sign in with, three public coaches, and those who write in the spaces. */
const ACCOUNTS = 1 + 9 + 3 + DEMO_MEMBERS.length

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

beforeEach(async () => {
  await app.pool.query('delete from users')
  await app.pool.query('delete from mails')
})

function start(settings: { BOOTSTRAP_ADMIN_EMAIL?: string; embedded?: boolean }) {
  const env = { ...app.services.env, embedded: false, ...settings }
  return prepareInstallation({ ...app.services, env })
}

async function accounts(): Promise<Record<string, string>> {
  const { rows } = await app.pool.query(
    'select email, membership_type_of(role, elite_until) as membership_type from users join profiles on user_id = id order by email',
  )
  return Object.fromEntries(rows.map(({ email, membership_type }) => [email, membership_type]))
}

describe('the first start', () => {
  test('with DATABASE_URL creates no accounts', async () => {
    expect(await start({})).toEqual({ demoPassword: undefined, bootstrapped: undefined })
    expect(await accounts()).toEqual({})
  })

  test('invites the administrator named in the setting', async () => {
    expect(await start({ BOOTSTRAP_ADMIN_EMAIL: OWNER })).toMatchObject({ bootstrapped: { outcome: 'invited' } })
    expect(await accounts()).toEqual({ [OWNER]: 'admin' })
    expect(await mailsTo(app, OWNER)).toMatchObject([{ template: 'set-password' }])
  })

  test('of the embedded default creates the demo accounts and invites the administrator', async () => {
    const prepared = await start({ embedded: true, BOOTSTRAP_ADMIN_EMAIL: OWNER })
    expect(prepared).toMatchObject({ demoPassword: expect.any(String), bootstrapped: { outcome: 'invited' } })
    expect(await accounts()).toMatchObject({ [OWNER]: 'admin', 'admin@kiai.example': 'admin' })
    expect(Object.keys(await accounts())).toHaveLength(ACCOUNTS)
  })

  test('of three processes at once creates each account once', async () => {
    const starts = await Promise.all([1, 2, 3].map(() => start({ embedded: true, BOOTSTRAP_ADMIN_EMAIL: OWNER })))
    expect(starts.filter(({ demoPassword }) => demoPassword)).toHaveLength(1)
    expect(starts.filter(({ bootstrapped }) => bootstrapped)).toHaveLength(1)
    expect(Object.keys(await accounts())).toHaveLength(ACCOUNTS)
    expect(await mailsTo(app, OWNER)).toHaveLength(1)
  })
})

describe('the catalogue', () => {
  const installed = async () => {
    const { rows } = await app.pool.query(
      'select catalogue_id, xmin from offers where catalogue_id is not null order by 1',
    )
    return rows
  }

  beforeEach(async () => {
    await app.pool.query(`insert into users (name, email) values ('Owner', $1)`, [OWNER])
    await app.pool.query('delete from offers')
  })

  test('comes with an upgrade of an embedded installation, and later starts write nothing', async () => {
    await start({ embedded: true })
    const first = await installed()
    expect(first.map(({ catalogue_id }) => catalogue_id)).toEqual(CATALOGUE.map(({ id }) => id).toSorted())
    const [hidden] = first
    await app.pool.query('update offers set is_active = false where catalogue_id = $1', [hidden.catalogue_id])
    const before = await installed()
    await start({ embedded: true })
    expect(await installed()).toEqual(before)
  })

  test('comes with hours for its sellers, which stay as an admin changed them', async () => {
    const hours = async () => {
      const { rows } = await app.pool.query<{ seller_slug: string; windows: unknown[]; meeting_kind: string }>(
        'select seller_slug, windows, meeting_kind from calendars where seller_slug is not null order by 1',
      )
      return rows
    }
    await start({ embedded: true })
    const first = await hours()
    expect(first.map(({ seller_slug }) => seller_slug)).toEqual([...COACH_IDS, ...HOUSE_COACH_SLUGS].toSorted())
    for (const { seller_slug, windows, meeting_kind } of first) {
      expect(windows.length, seller_slug).toBeGreaterThan(4)
      expect(meeting_kind, seller_slug).toBe(seller_slug.startsWith('ai-') ? 'persona' : 'peer')
    }
    await app.pool.query(`update calendars set windows = '[]' where seller_slug = 'ana-prado'`)
    await start({ embedded: true })
    expect((await hours()).find(({ seller_slug }) => seller_slug === 'ana-prado')?.windows).toEqual([])
  })

  test('is never put into a database of the operator: its seminars and ratings are samples', async () => {
    await start({})
    expect(await installed()).toEqual([])
  })
})

describe('a later start', () => {
  const other = 'other@gym.example'

  beforeEach(async () => {
    await start({ BOOTSTRAP_ADMIN_EMAIL: OWNER })
    await app.pool.query(`insert into users (name, email) values ('Other', $1)`, [other])
  })

  async function setRole(email: string, role: string): Promise<void> {
    await app.pool.query('update profiles set role = $2 where user_id = (select id from users where email = $1)', [
      email,
      role,
    ])
  }

  test('creates no demo accounts and sends no mail', async () => {
    expect(await start({ embedded: true, BOOTSTRAP_ADMIN_EMAIL: OWNER })).toEqual({
      demoPassword: undefined,
      bootstrapped: undefined,
    })
    expect(await mailsTo(app, OWNER)).toHaveLength(1)
  })

  test('does not restore the admin role of someone who lost it', async () => {
    await setRole(other, 'admin')
    await setRole(OWNER, 'member')
    expect((await start({ BOOTSTRAP_ADMIN_EMAIL: OWNER })).bootstrapped).toBeUndefined()
    expect(await accounts()).toEqual({ [OWNER]: 'free_member', [other]: 'admin' })
  })

  test('does not invite someone again who deleted the account', async () => {
    await setRole(other, 'admin')
    await app.pool.query('delete from users where email = $1', [OWNER])
    expect((await start({ BOOTSTRAP_ADMIN_EMAIL: OWNER })).bootstrapped).toBeUndefined()
    expect(await accounts()).toEqual({ [other]: 'admin' })
  })

  test('does not make a changed address of the setting an administrator', async () => {
    expect((await start({ BOOTSTRAP_ADMIN_EMAIL: other })).bootstrapped).toBeUndefined()
    expect(await accounts()).toEqual({ [OWNER]: 'admin', [other]: 'free_member' })
  })

  test('invites the administrator again when there is no administrator left', async () => {
    await setRole(OWNER, 'member')
    expect((await start({ BOOTSTRAP_ADMIN_EMAIL: OWNER })).bootstrapped).toMatchObject({ outcome: 'invited' })
    expect(await accounts()).toMatchObject({ [OWNER]: 'admin' })
  })
})
