import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { deleteAccount, exportAccount } from '#contract/accounts.ts'
import { listAuditLog, removePicture, unbanUser } from '#contract/admin.ts'
import { applyAsCoach, approveCoach, undoDecision } from '#contract/coach-applications.ts'
import { changeCoachProfile } from '#contract/coach-desk.ts'
import { readCoach } from '#contract/coaches.ts'
import { type ProfilePictureKind, pictureId, smallPictureAddress } from '#contract/file-rules.ts'
import { updateProfile } from '#contract/profile.ts'
import type { Member } from '#server/http/member.ts'
import { openFolder } from '#server/storage/folder.ts'
import { type Storage, StorageError } from '#server/storage/storage.ts'
import type { ApiBrowser } from '#tests/support/api-browser.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { APPLICATION, coachOf } from '#tests/support/coaches.ts'
import { ban, memberOf, PASSWORD, type Person } from '#tests/support/people.ts'
import { pictureOf, tryUpload, uploaded } from '#tests/support/pictures.ts'
import { maySee } from './rules.ts'
import { sweepFiles } from './sweep-files.ts'

let app: TestApp
let folder: string
/** The errors of the next puts in order, and of every read. */
let putFaults: (StorageError | undefined)[] = []
let readFault: StorageError | undefined

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kiai-store-'))
  const store = openFolder(folder)
  const storage: Storage = {
    ...store,
    async put(...object) {
      const fault = putFaults.shift()
      if (fault) throw fault
      await store.put(...object)
    },
    async read(name) {
      if (readFault) throw readFault
      return await store.read(name)
    },
  }
  app = await createTestApp({}, { storage })
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

/** A job removes objects; its worker polls every second. */
const JOB_RUNS_WITHIN = { timeout: 10_000 }

const seen = async (browser: ApiBrowser, address: string) => (await browser.request('GET', address)).status

function objectsOf(address: string): string[] {
  const id = pictureId(address)
  return [`${id}-small.webp`, `${id}.webp`]
}

async function expectObjects(address: string, there: boolean): Promise<void> {
  await vi.waitFor(async () => {
    const names = await readdir(folder)
    for (const name of objectsOf(address)) expect(names.includes(name), name).toBe(there)
  }, JOB_RUNS_WITHIN)
}

const saveAvatar = ({ browser }: Person, avatar_url: string | null) =>
  browser.try(updateProfile, { full_name: 'Robin Tester', avatar_url })

async function rowsOf({ user_id }: Pick<Person, 'user_id'>) {
  const { rows } = await app.pool.query('select * from files where owner_id = $1', [user_id])
  return rows
}

describe('an uploaded picture', () => {
  test.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)('%s is stored as two squares in WebP', async (format) => {
    const member = await memberOf(app)
    const type = `image/${format}`
    const { status, body } = await tryUpload(member.browser, await pictureOf(format), { type })
    expect({ status, body }).toMatchObject({ status: 201, body: { width: 512, height: 512 } })
    const [row] = await rowsOf(member)
    const storage = app.services.storage
    for (const [name, side] of [
      [`${row.id}.webp`, 512],
      [`${row.id}-small.webp`, 96],
    ] as const) {
      const bytes = Buffer.from(await new Response(await storage.read(name)).arrayBuffer())
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: side, height: side })
    }
    expect(row).toMatchObject({ kind: 'avatar', visibility: 'private', content_type: 'image/webp', used_at: null })
  })

  test('is visible to its owner and admins until it is used', async () => {
    const [member, other] = [await memberOf(app), await memberOf(app)]
    const admin = await memberOf(app, { membership_type: 'admin' })
    const address = await uploaded(member.browser)
    expect(await seen(member.browser, address)).toBe(200)
    expect(await seen(admin.browser, address)).toBe(200)
    expect(await seen(other.browser, address)).toBe(404)
    expect(await seen(app.browser(), address)).toBe(404)
    await saveAvatar(member, address)
    for (const one of [address, smallPictureAddress(address)]) expect(await seen(app.browser(), one)).toBe(200)
  })

  test('is sent with headers that block scripts, and only browsers may cache it, once it is public', async () => {
    const member = await memberOf(app)
    const address = await uploaded(member.browser)
    const own = await member.browser.request('GET', address)
    expect(own.headers.get('cache-control')).toBe('private, no-store')
    await saveAvatar(member, address)
    const { headers } = await app.browser().request('GET', address)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=3600',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    })
    const etag = String(headers.get('etag'))
    expect((await app.browser().request('GET', address, undefined, { 'if-none-match': etag })).status).toBe(304)
    expect((await app.browser().request('HEAD', address)).body).toBe('')
  })

  test('of a banned member is hidden from everyone but admins while the ban lasts', async () => {
    const [member, other] = [await memberOf(app), await memberOf(app)]
    const admin = await memberOf(app, { membership_type: 'admin' })
    const address = await uploaded(member.browser)
    await saveAvatar(member, address)
    await ban(app, member)
    for (const name of [address, smallPictureAddress(address)])
      for (const { browser } of [other, { browser: app.browser() }]) expect(await seen(browser, name)).toBe(404)
    expect(await seen(admin.browser, address)).toBe(200)
    await admin.browser.call(unbanUser, { user_id: member.user_id })
    expect(await seen(app.browser(), address)).toBe(200)
  })

  test('replaces the previous one, whose objects are deleted', async () => {
    const member = await memberOf(app)
    const [first, second] = [await uploaded(member.browser), await uploaded(member.browser)]
    expect((await saveAvatar(member, first)).body.avatar_url).toBe(first)
    await saveAvatar(member, second)
    expect((await rowsOf(member)).map(({ id }) => id)).toEqual([pictureId(second)])
    await expectObjects(first, false)
    await expectObjects(second, true)
    expect(await seen(member.browser, first)).toBe(404)
  })

  test.each([null, 'https://pictures.example/robin.png'])('is deleted when %j replaces it', async (avatar_url) => {
    const member = await memberOf(app)
    const address = await uploaded(member.browser)
    await saveAvatar(member, address)
    await saveAvatar(member, avatar_url)
    expect(await rowsOf(member)).toEqual([])
    await expectObjects(address, false)
  })

  test('is kept when the profile is saved again with it', async () => {
    const member = await memberOf(app)
    const address = await uploaded(member.browser)
    for (let i = 0; i < 2; i++) expect((await saveAvatar(member, address)).status).toBe(200)
    await expectObjects(address, true)
  })

  test('of another kind, of another member or missing is refused at its field, and changes nothing', async () => {
    const member = await memberOf(app)
    const kept = await uploaded(member.browser)
    await saveAvatar(member, kept)
    const coachImage = await uploaded(member.browser, 'coach_image')
    for (const wrong of [coachImage, `/files/${crypto.randomUUID()}.webp`])
      expect(await saveAvatar(member, wrong)).toMatchObject({
        status: 400,
        body: { error: { code: 'request.invalid', fields: { avatar_url: { problem: 'picture-missing' } } } },
      })
    await expectObjects(kept, true)
    expect(await seen(app.browser(), kept)).toBe(200)
  })
})

describe('the picture of an applicant', () => {
  test('is public only while the coach’s page is', async () => {
    const [member, admin] = [await memberOf(app), await memberOf(app, { membership_type: 'admin' })]
    const image_url = await uploaded(member.browser, 'coach_image')
    await member.browser.call(applyAsCoach, { ...APPLICATION, image_url })
    expect(await seen(app.browser(), image_url)).toBe(404)
    expect(await seen(admin.browser, image_url)).toBe(200)
    const { slug } = await admin.browser.call(approveCoach, { coach_user_id: member.user_id })
    expect((await member.browser.call(readCoach, { slug })).coach_image_url).toBe(image_url)
    const shown = await app.browser().request('GET', image_url)
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'private, max-age=3600'])
    await admin.browser.call(undoDecision, { coach_user_id: member.user_id })
    expect(await seen(app.browser(), image_url)).toBe(404)
    await admin.browser.call(approveCoach, { coach_user_id: member.user_id })
    expect(await seen(app.browser(), image_url)).toBe(200)
    await ban(app, member)
    expect(await seen(app.browser(), image_url)).toBe(404)
  })

  test('can be changed at the coach desk', async () => {
    const { browser } = await coachOf(app, 'Robin Tester')
    const coach_image_url = await uploaded(browser, 'coach_image')
    const profile = { coach_bio: 'Bio', coach_experience: 'Years', coach_specialties: ['boxing', 'mma'] as const }
    const saved = await browser.call(changeCoachProfile, {
      ...profile,
      coach_specialties: ['boxing', 'mma'],
      coach_image_url,
    })
    expect(saved.coach_image_url).toBe(coach_image_url)
    expect(await seen(app.browser(), coach_image_url)).toBe(200)
  })
})

describe('an admin', () => {
  test.each([
    ['avatar', 'avatar_url'],
    ['coach_image', 'coach_image_url'],
  ] as const)('can remove the %s of a user, which is in the audit log', async (kind: ProfilePictureKind, field) => {
    const [member, admin] = [await memberOf(app), await memberOf(app, { membership_type: 'admin' })]
    const address = await uploaded(member.browser, kind)
    if (kind === 'avatar') await saveAvatar(member, address)
    else await member.browser.call(applyAsCoach, { ...APPLICATION, image_url: address })
    const after = await admin.browser.call(removePicture, { user_id: member.user_id, kind })
    expect(after[field]).toBeNull()
    expect(await seen(member.browser, address)).toBe(404)
    await expectObjects(address, false)
    const { entries } = await admin.browser.call(listAuditLog, {})
    expect(entries[0]).toMatchObject({
      action: 'remove_picture',
      target_user_id: member.user_id,
      before: { [field]: address },
      after: { [field]: null },
    })
    // The second time there is nothing to remove and nothing is logged.
    await admin.browser.call(removePicture, { user_id: member.user_id, kind })
    expect((await admin.browser.call(listAuditLog, {})).entries[0]?.id).toBe(entries[0]?.id)
  })

  test('without a required second factor sees no private picture', async () => {
    const nobody = { has_coach_page: false, owner_banned: false, is_reader: false }
    const file = { owner_id: 'someone', visibility: 'private', ...nobody } as const
    const admin = { user_id: 'me', membership_type: 'admin', second_factor_at: null } as Member
    expect(maySee(file, admin, { ADMIN_TWO_FACTOR: false })).toBe(true)
    expect(maySee(file, admin, { ADMIN_TWO_FACTOR: true })).toBe(false)
    expect(maySee(file, { ...admin, second_factor_at: new Date() }, { ADMIN_TWO_FACTOR: true })).toBe(true)
  })
})

describe('deleting the account', () => {
  test('is preceded by an export with the pictures', async () => {
    const member = await memberOf(app)
    const address = await uploaded(member.browser)
    const { account } = await member.browser.call(exportAccount, {})
    const [file] = account.files as { id: string; content: string }[]
    expect(file?.id).toBe(pictureId(address))
    expect(await sharp(Buffer.from(file?.content ?? '', 'base64')).metadata()).toMatchObject({ width: 512 })
  })

  test('deletes the pictures, used or not', async () => {
    const member = await memberOf(app)
    const [used, unused] = [await uploaded(member.browser), await uploaded(member.browser)]
    await saveAvatar(member, used)
    expect((await member.browser.try(deleteAccount, { password: PASSWORD })).status).toBe(200)
    for (const address of [used, unused]) {
      await expectObjects(address, false)
      expect(await seen(app.browser(), address)).toBe(404)
    }
  })
})

describe('the clean-up of files', () => {
  const DAY = 24 * 60 * 60 * 1000
  const sweep = (hours: number) => sweepFiles(app.services, new Date(Date.now() + hours * 60 * 60 * 1000))

  test('deletes uploads that were not used within a day, and none that are in use', async () => {
    const member = await memberOf(app)
    const [used, unused] = [await uploaded(member.browser), await uploaded(member.browser)]
    await saveAvatar(member, used)
    await sweep(23)
    await expectObjects(unused, true)
    await sweep(25)
    await expectObjects(unused, false)
    await expectObjects(used, true)
    expect(await rowsOf(member)).toHaveLength(1)
  })

  test('deletes old objects without a row, and no foreign objects', async () => {
    const storage = app.services.storage
    const orphan = `/files/${crypto.randomUUID()}.webp`
    for (const name of [...objectsOf(orphan), 'notes.txt']) await storage.put(name, new Uint8Array(3), 'text/plain')
    await sweep(0)
    await expectObjects(orphan, true)
    const old = new Date(Date.now() - 2 * DAY)
    for (const name of [...objectsOf(orphan), 'notes.txt']) await utimes(join(folder, name), old, old)
    await sweep(0)
    await expectObjects(orphan, false)
    expect(await readdir(folder)).toContain('notes.txt')
  })
})

describe('when the store fails', () => {
  test.each([
    ['first', 'no-room', 507, 'files.no-room'],
    ['second', 'no-room', 507, 'files.no-room'],
    ['second', 'away', 503, 'files.unavailable'],
  ] as const)('at its %s put (%s), the upload is refused and nothing is left', async (which, kind, status, code) => {
    const member = await memberOf(app)
    const before = await readdir(folder)
    const fault = new StorageError(kind, 'planted')
    putFaults = which === 'first' ? [fault] : [undefined, fault]
    expect(await tryUpload(member.browser, await pictureOf())).toMatchObject({ status, body: { error: { code } } })
    expect(await readdir(folder)).toEqual(before)
    expect(await rowsOf(member)).toEqual([])
  })

  test('a picture is unavailable, and one whose object is lost is not found', async () => {
    const { browser } = await memberOf(app)
    const address = await uploaded(browser)
    readFault = new StorageError('away', 'planted')
    const answer = await browser.request('GET', address)
    readFault = undefined
    expect(answer).toMatchObject({ status: 503, body: { error: { code: 'files.unavailable' } } })
    for (const name of objectsOf(address)) await rm(join(folder, name))
    expect(await seen(browser, address)).toBe(404)
  })
})
