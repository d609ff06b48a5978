import { createHmac } from 'node:crypto'
import type { MeetingKind } from '#contract/calendar-rules.ts'
import type { Env } from '#server/env.ts'

type MeetingSettings = Pick<
  Env,
  | 'TURN_URL'
  | 'TURN_SECRET'
  | 'JITSI_URL'
  | 'LIVEKIT_URL'
  | 'LIVEKIT_API_KEY'
  | 'LIVEKIT_API_SECRET'
  | 'LIVEKIT_MEET_URL'
>

/** Who comes to a meeting, and until when what is given out holds. */
export interface Guest {
  /** The same for everyone in it. */
  meeting_id: string
  user_id: string
  name: string
  now: Date
  until: Date
}

export interface IceServer {
  urls: string
  username?: string
  credential?: string
}

/** Where a coach and members meet, besides the coach's own link and in writing. */
export interface Meetings {
  /** The ways that a human coach can choose here. */
  kinds: readonly MeetingKind[]
  /** For video between two browsers: what helps them to find each other, with credentials for this guest. */
  iceServers(guest: Guest): IceServer[]
  /** The address for this guest; undefined where the operator has no such server. */
  addressOf(kind: 'jitsi' | 'livekit', guest: Guest): string | undefined
}

/** `secret` is that of the installation: names of rooms are derived from it, and cannot be guessed. */
export function openMeetings(settings: MeetingSettings, { secret }: { secret: string }): Meetings {
  const { TURN_URL, TURN_SECRET, JITSI_URL } = settings
  const livekit = livekitOf(settings)
  const roomOf = (meeting_id: string) =>
    `kiai-${createHmac('sha256', secret).update(`meeting:${meeting_id}`).digest('hex').slice(0, 40)}`
  return {
    kinds: ['link', 'peer', ...(JITSI_URL ? (['jitsi'] as const) : []), ...(livekit ? (['livekit'] as const) : [])],
    iceServers: (guest) => (TURN_URL && TURN_SECRET ? [turnServer(TURN_URL, TURN_SECRET, guest)] : []),
    addressOf(kind, guest) {
      const room = roomOf(guest.meeting_id)
      if (kind === 'livekit') return livekit && livekitAddress(livekit, room, guest)
      return JITSI_URL && new URL(room, JITSI_URL.endsWith('/') ? JITSI_URL : `${JITSI_URL}/`).toString()
    },
  }
}

/** Credentials that end with the session, as coturn expects them with `use-auth-secret`. */
function turnServer(urls: string, secret: string, { user_id, until }: Guest): IceServer {
  const username = `${seconds(until)}:${user_id}`
  return { urls, username, credential: createHmac('sha1', secret).update(username).digest('base64') }
}

interface Livekit {
  url: string
  key: string
  secret: string
  meet_url: string
}

function livekitOf(settings: MeetingSettings): Livekit | undefined {
  const { LIVEKIT_URL: url, LIVEKIT_API_KEY: key, LIVEKIT_API_SECRET: secret, LIVEKIT_MEET_URL: meet_url } = settings
  return url && key && secret && meet_url ? { url, key, secret, meet_url } : undefined
}

/** The page of LiveKit Meet, with a token that opens this room for this guest until it closes. */
function livekitAddress({ url, key, secret, meet_url }: Livekit, room: string, guest: Guest): string {
  const { user_id, name, now, until } = guest
  const video = { roomJoin: true, room, canPublish: true, canSubscribe: true }
  const claims = { iss: key, sub: user_id, name, nbf: seconds(now) - CLOCK_DRIFT_SECONDS, exp: seconds(until), video }
  const address = new URL(meet_url)
  address.searchParams.set('liveKitUrl', url)
  address.searchParams.set('token', signToken(claims, secret))
  return address.toString()
}

const CLOCK_DRIFT_SECONDS = 60

const seconds = (moment: Date): number => Math.floor(moment.getTime() / 1000)

/** A JSON Web Token with HMAC-SHA256. */
function signToken(claims: object, secret: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`
}
