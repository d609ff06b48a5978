import { createServer, type Server } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applyAsCoach, approveCoach } from '#contract/coach-applications.ts'
import { addOffer, changeCoachProfile } from '#contract/coach-desk.ts'
import { listCoaches, readCoach } from '#contract/coaches.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { updateProfile } from '#contract/profile.ts'
import { apiRoutes } from '#tests/support/api-routes.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { APPLICATION } from '#tests/support/coaches.ts'
import { memberOf } from '#tests/support/people.ts'

let app: TestApp
let listener: Server
let address: string
let visits = 0

beforeAll(async () => {
  // Every connection is counted, whatever is sent over it.
  listener = createServer((socket) => {
    visits += 1
    socket.destroy()
  })
  await new Promise<void>((listening) => listener.listen(0, '127.0.0.1', listening))
  const bound = listener.address()
  address = `127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`
  app = await createTestApp()
})
afterAll(async () => {
  await app.close()
  await new Promise((closed) => listener.close(closed))
})

const COACH = { coach_bio: 'Mine', coach_experience: 'Long', coach_specialties: ['boxing'] }

const OFFER = {
  kind: 'product',
  title: 'Gloves',
  description: 'Of leather',
  price_minor: 100,
  currency: 'USD',
  brand: 'Kiai',
  original_price_minor: null,
}

/** Every field that takes the address of a picture, with the other fields of its form. */
const FIELDS: [Endpoint, string, Record<string, unknown>][] = [
  [updateProfile, 'avatar_url', { full_name: 'Robin Tester' }],
  [applyAsCoach, 'image_url', { ...APPLICATION }],
  [changeCoachProfile, 'coach_image_url', COACH],
  [addOffer, 'picture_url', { ...OFFER }],
]

/** Links that a person follows, no pictures: where an event takes place, its map and its recording. All are https too. */
const LINKS = ['join_url', 'map_url', 'meeting_url', 'recording_url']

const REFUSED = (host: string) => [
  `http://${host}/x.png`,
  `//${host}/x.png`,
  `HTTP://${host}/x.png`,
  `ftp://${host}/x.png`,
  `file:///etc/passwd`,
  'javascript:alert(1)',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'data:image/png;base64,AAAA',
  `blob:https://${host}/x`,
  'x.png',
  '/x.png',
]

describe('the address of a picture', () => {
  test('is taken only by the fields below', async () => {
    const asking = (await apiRoutes(app)).flatMap(({ name, operation }) =>
      Object.keys(operation.requestBody?.content['application/json']?.schema.properties ?? {})
        .filter((field) => field.endsWith('_url') && !LINKS.includes(field))
        .map((field) => `${name} ${field}`),
    )
    const alike = ['POST /api/coach-applications/sign-up image_url', 'PUT /api/coach-desk/offers/{id} picture_url']
    const tried = FIELDS.map(([{ method, path }, field]) => `${method} ${path} ${field}`)
    expect(asking.sort()).toEqual([...alike, ...tried].sort())
  })

  test.each(FIELDS)('in $path is refused unless it is https', async (endpoint, field, rest) => {
    const { browser } = await memberOf(app, { membership_type: 'coach' })
    for (const given of REFUSED(address)) {
      const answer = await browser.request(endpoint.method, endpoint.path, { ...rest, [field]: given })
      expect(answer, given).toMatchObject({ status: 400, body: { error: { fields: { [field]: {} } } } })
    }
  })

  test('is stored and returned, and never fetched by the server', async () => {
    const given = `https://${address}/x.png`
    const member = await memberOf(app)
    const admin = await memberOf(app, { membership_type: 'admin' })
    await member.browser.call(updateProfile, { full_name: 'Robin Tester', avatar_url: given })
    await member.browser.call(applyAsCoach, { ...APPLICATION, image_url: given })
    const { slug } = await admin.browser.call(approveCoach, { coach_user_id: member.user_id })
    const coach = await admin.browser.call(readCoach, { slug })
    expect(coach.coach_image_url).toBe(given)
    await admin.browser.call(listCoaches, {})
    expect(visits).toBe(0)
  })

  test('would be noticed by this test if the server fetched it', async () => {
    await fetch(`http://${address}/x.png`).catch(() => undefined)
    expect(visits).toBe(1)
  })
})
