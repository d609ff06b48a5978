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

/** Dictation in a chat needs the microphone; nobody else's page in ours may have it. */
const OWN_PAGES_ONLY = ['microphone']

/** What no page of ours uses, so that nothing injected into one can. */
const SWITCHED_OFF = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
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

/** Puts on every answer what tells a browser to be careful with it. An answer may bring a policy of its own. */
export function createSecurityHeaders(baseUrl = ''): (headers: Headers, path?: string) => void {
  const https = baseUrl.startsWith('https:')
  const policy = [...CONTENT_SECURITY_POLICY, ...(https ? ['upgrade-insecure-requests'] : [])].join('; ')
  const always: [string, string][] = [
    ['x-content-type-options', 'nosniff'],
    [
      'permissions-policy',
      [...SWITCHED_OFF.map((feature) => `${feature}=()`), ...OWN_PAGES_ONLY.map((feature) => `${feature}=(self)`)].join(
        ', ',
      ),
    ],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
    ['origin-agent-cluster', '?1'],
    ['x-permitted-cross-domain-policies', 'none'],
  ]
  // Without includeSubDomains: what else lives under the same name is not ours to decide about.
  if (https) always.push(['strict-transport-security', `max-age=${YEAR_IN_SECONDS}`])
  return (headers, path = '') => {
    for (const [name, value] of always) headers.set(name, value)
    // The links of our mails lead here with a token in the address, which no other site may learn.
    headers.set('referrer-policy', path.startsWith('/auth/') ? 'no-referrer' : 'strict-origin-when-cross-origin')
    if (headers.has('content-security-policy')) return
    headers.set('content-security-policy', policy)
    headers.set('x-frame-options', 'DENY')
  }
}
