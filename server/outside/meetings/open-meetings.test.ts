import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { readEnv } from '#server/env.ts'
import { openMeetings } from './open-meetings.ts'

const installation = { secret: 'a secret of the installation' }
const guest = {
  meeting_id: '0d8ce9a2-1111-4222-8333-444455556666',
  user_id: 'aa8ce9a2-1111-4222-8333-444455556666',
  name: 'Kim Ñandú',
  now: new Date('2026-11-20T10:00:00Z'),
  until: new Date('2026-11-20T12:00:00Z'),
}
const LIVEKIT = {
  LIVEKIT_URL: 'wss://live.gym.example',
  LIVEKIT_API_KEY: 'key-1',
  LIVEKIT_API_SECRET: 'a-long-secret-of-the-server',
  LIVEKIT_MEET_URL: 'https://meet.gym.example/custom',
}

test('without settings there is the coach’s link and video between two browsers, without a server of anyone', () => {
  const meetings = openMeetings(readEnv({}), installation)
  expect(meetings.kinds).toEqual(['link', 'peer'])
  expect(meetings.iceServers(guest)).toEqual([])
  expect(meetings.addressOf('jitsi', guest)).toBeUndefined()
  expect(meetings.addressOf('livekit', guest)).toBeUndefined()
})

test('a TURN server gets credentials that end with the session, by the rule of its REST interface', () => {
  const env = readEnv({ TURN_URL: 'turns:turn.gym.example:5349', TURN_SECRET: 'north' })
  const [server] = openMeetings(env, installation).iceServers(guest)
  const username = `${Date.parse('2026-11-20T12:00:00Z') / 1000}:${guest.user_id}`
  expect(server).toEqual({
    urls: 'turns:turn.gym.example:5349',
    username,
    credential: createHmac('sha1', 'north').update(username).digest('base64'),
  })
})

describe('a room at Jitsi', () => {
  const env = readEnv({ JITSI_URL: 'https://meet.gym.example/rooms' })

  test('is the same for everyone in the session, and another for each session', () => {
    const meetings = openMeetings(env, installation)
    const address = meetings.addressOf('jitsi', guest)
    expect(address).toMatch(/^https:\/\/meet\.gym\.example\/rooms\/kiai-[0-9a-f]{40}$/)
    expect(meetings.addressOf('jitsi', { ...guest, user_id: 'another' })).toBe(address)
    expect(meetings.addressOf('jitsi', { ...guest, meeting_id: guest.user_id })).not.toBe(address)
  })

  test('has a name that nobody can know without the secret of the installation', () => {
    const other = openMeetings(env, { secret: 'another secret' })
    expect(other.addressOf('jitsi', guest)).not.toBe(openMeetings(env, installation).addressOf('jitsi', guest))
  })
})

test('LiveKit gets a signed token for this guest and this room alone', () => {
  const address = new URL(openMeetings(readEnv(LIVEKIT), installation).addressOf('livekit', guest) ?? '')
  expect(address.origin + address.pathname).toBe(LIVEKIT.LIVEKIT_MEET_URL)
  expect(address.searchParams.get('liveKitUrl')).toBe(LIVEKIT.LIVEKIT_URL)
  const [header = '', claims = '', signature] = address.searchParams.get('token')?.split('.') ?? []
  expect(signature).toBe(
    createHmac('sha256', LIVEKIT.LIVEKIT_API_SECRET).update(`${header}.${claims}`).digest('base64url'),
  )
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    iss: 'key-1',
    sub: guest.user_id,
    name: guest.name,
    exp: guest.until.getTime() / 1000,
    video: { roomJoin: true, room: expect.stringMatching(/^kiai-/) },
  })
})

test.each([
  [{ TURN_URL: 'turn:turn.gym.example' }, 'TURN_SECRET is missing'],
  [{ LIVEKIT_URL: LIVEKIT.LIVEKIT_URL }, 'LIVEKIT_API_KEY is missing'],
])('incomplete settings stop the start: %j', (settings, problem) => {
  expect(() => readEnv(settings)).toThrow(problem)
})
