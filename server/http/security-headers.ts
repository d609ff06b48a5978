const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: https:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "object-src 'none'",
  "manifest-src 'self'",
]

/** Dictation in a chat needs the microphone; foreign frames must not have it. */
const OWN_PAGES_ONLY = ['microphone']

/** The page of a session with a coach has video between two browsers. No other page may use the camera. */
const SESSION_PAGE = /^\/bookings\/[^/]+$/
const SESSION_PAGE_ONLY = ['autoplay', 'camera']

/** Features that our pages do not use, so that injected code cannot use them either. */
const SWITCHED_OFF = [
  'accelerometer',
  'browsing-topics',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'midi',
  'payment',
  'usb',
  'xr-spatial-tracking',
]

const YEAR_IN_SECONDS = 365 * 24 * 60 * 60

const forOthers = permissions([...SESSION_PAGE_ONLY, ...SWITCHED_OFF], OWN_PAGES_ONLY)
const forSessions = permissions(SWITCHED_OFF, [...SESSION_PAGE_ONLY, ...OWN_PAGES_ONLY])

function permissions(off: string[], own: string[]): string {
  return [...off.map((feature) => `${feature}=()`), ...own.map((feature) => `${feature}=(self)`)].join(', ')
}

/** Pages besides those of sign-in that a mailed link opens. */
const TOKEN_PAGES = ['/withdraw', '/unsubscribe', '/check-in']

/** Sets the security headers of every answer. An answer may have its own policy. */
export function createSecurityHeaders(baseUrl = ''): (headers: Headers, path?: string) => void {
  const https = baseUrl.startsWith('https:')
  const policy = [...CONTENT_SECURITY_POLICY, ...(https ? ['upgrade-insecure-requests'] : [])].join('; ')
  const always: [string, string][] = [
    ['x-content-type-options', 'nosniff'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
    ['origin-agent-cluster', '?1'],
    ['x-permitted-cross-domain-policies', 'none'],
  ]
  // Without includeSubDomains: other services on subdomains are not ours to decide about.
  if (https) always.push(['strict-transport-security', `max-age=${YEAR_IN_SECONDS}`])
  return (headers, path = '') => {
    for (const [name, value] of always) headers.set(name, value)
    headers.set('permissions-policy', SESSION_PAGE.test(path) ? forSessions : forOthers)
    // Mailed links lead here with a token in the address, which must not leak to other sites.
    const hasToken = path.startsWith('/auth/') || TOKEN_PAGES.includes(path)
    headers.set('referrer-policy', hasToken ? 'no-referrer' : 'strict-origin-when-cross-origin')
    if (headers.has('content-security-policy')) return
    headers.set('content-security-policy', policy)
    headers.set('x-frame-options', 'DENY')
  }
}
