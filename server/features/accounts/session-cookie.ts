import { createHmac, timingSafeEqual } from 'node:crypto'
import { SESSION_SECONDS } from '#contract/session-rules.ts'

/**
 * The prefix of every cookie name. On https it makes browsers require that this host set the cookie over https:
 * another host of the same domain cannot set one. It cannot be used on plain http.
 */
export function cookiePrefix(baseUrl: string): string {
  return baseUrl.startsWith('https:') ? '__Host-kiai' : 'kiai'
}

/** The name better-auth gives the session cookie. */
export function sessionCookieName(baseUrl: string): string {
  return cookieName(baseUrl, 'session_token')
}

/** The cookie that proves that this browser signed up (sign-up-proof.ts). */
export function signUpCookieName(baseUrl: string): string {
  return cookieName(baseUrl, 'sign_up')
}

/** How long a sign-in waits for its second factor. */
export const SECOND_FACTOR_SECONDS = 10 * 60

/** The cookie of a sign-in that waits for its second factor. */
export function pendingCookieName(baseUrl: string): string {
  return cookieName(baseUrl, 'two_factor')
}

/** The cookie of a known device (known-device.ts). */
export function knownDeviceCookieName(baseUrl: string): string {
  return cookieName(baseUrl, 'known_device')
}

/** The cookie that binds a challenge to its browser (browser-challenge.ts). */
export function browserCookieName(baseUrl: string): string {
  return cookieName(baseUrl, 'browser')
}

/** And the one of an identity that waits to be linked (pending-link.ts). */
export function pendingLinkCookieName(baseUrl: string): string {
  return cookieName(baseUrl, 'pending_link')
}

function cookieName(baseUrl: string, name: string): string {
  return `${cookiePrefix(baseUrl)}.${name}`
}

export function sessionCookie(baseUrl: string, signedToken: string, maxAge = SESSION_SECONDS): string {
  return writeCookie(baseUrl, sessionCookieName(baseUrl), signedToken, maxAge)
}

export function writeCookie(baseUrl: string, name: string, value: string, maxAge: number): string {
  const secure = baseUrl.startsWith('https:') ? '; Secure' : ''
  return `${name}=${encodeURIComponent(value)}; Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Lax${secure}`
}

/** 'token.signature', as better-auth signs its cookies. */
export function signToken(token: string, secret: string): string {
  return `${token}.${signature(token, secret)}`
}

/** The token, if the signature is ours. Checked before any query. */
export function openSignedToken(signed: string, secret: string): string | undefined {
  const dot = signed.lastIndexOf('.')
  if (dot < 1) return undefined
  const token = signed.slice(0, dot)
  const given = Buffer.from(signed.slice(dot + 1))
  const expected = Buffer.from(signature(token, secret))
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : undefined
}

function signature(token: string, secret: string): string {
  return createHmac('sha256', secret).update(token).digest('base64')
}

/** The signed token of a request: a browser's cookie, or an API client's Authorization header. */
export function signedTokenOf(headers: Headers, baseUrl: string): string | undefined {
  const bearer = /^Bearer ([^\s]{1,500})$/i.exec(headers.get('authorization') ?? '')?.[1]
  if (bearer) return bearer
  return cookieOf(headers, sessionCookieName(baseUrl))
}

/** The signed id of a sign-in that waits for its second factor. */
export function pendingSignInOf(headers: Headers, baseUrl: string): string | undefined {
  return cookieOf(headers, pendingCookieName(baseUrl))
}

export function cookieOf(headers: Headers, name: string): string | undefined {
  for (const pair of headers.get('cookie')?.split(';') ?? []) {
    const equals = pair.indexOf('=')
    if (pair.slice(0, equals).trim() === name) return decode(pair.slice(equals + 1).trim())
  }
  return undefined
}

function decode(value: string): string | undefined {
  try {
    return decodeURIComponent(value)
  } catch {
    return undefined
  }
}

/** The cookies of better-auth's answer, in the form of a request. */
export function answeredCookies(answered: Headers): Headers {
  const pairs = answered.getSetCookie().map((line) => line.split(';')[0])
  return new Headers({ cookie: pairs.join('; ') })
}

/** Headers for better-auth, which knows only cookies, so that a Bearer token is passed as one. */
export function headersForAuth(request: Request, baseUrl: string): Headers {
  const headers = new Headers()
  const userAgent = request.headers.get('user-agent')
  if (userAgent) headers.set('user-agent', userAgent.slice(0, 400))
  const bearer = /^Bearer /i.test(request.headers.get('authorization') ?? '')
  const signed = bearer ? signedTokenOf(request.headers, baseUrl) : undefined
  const cookie = signed ? `${sessionCookieName(baseUrl)}=${encodeURIComponent(signed)}` : request.headers.get('cookie')
  if (cookie) headers.set('cookie', cookie)
  return headers
}
