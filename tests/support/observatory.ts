/** An https response, as an external scanner sees it. */
export interface ScannedAnswer {
  headers: Headers
  html: string
}

interface Finding {
  test: string
  points: number
}

const HALF_A_YEAR = 15_768_000
const PRIVATE_REFERRERS = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']
const BONUS_FROM = 90

/**
 * The points of Mozilla's HTTP Observatory, by its published table (https://github.com/mdn/mdn-http-observatory).
 * The redirect from http to https is not checked: the proxy that ends TLS does it, not Kiai.
 */
export function scanAnswer({ headers, html }: ScannedAnswer): Finding[] {
  return [
    { test: 'content-security-policy', points: policyPoints(headers) },
    { test: 'cookies', points: cookiePoints(headers.getSetCookie()) },
    { test: 'cross-origin-resource-sharing', points: headers.get('access-control-allow-credentials') ? -50 : 0 },
    { test: 'referrer-policy', points: referrerPoints(headers.get('referrer-policy')) },
    { test: 'strict-transport-security', points: transportPoints(headers.get('strict-transport-security')) },
    { test: 'subresource-integrity', points: scriptPoints(html) },
    { test: 'x-content-type-options', points: headers.get('x-content-type-options') === 'nosniff' ? 0 : -5 },
    { test: 'x-frame-options', points: framePoints(headers) },
    { test: 'cross-origin-resource-policy', points: resourcePoints(headers.get('cross-origin-resource-policy')) },
  ]
}

/** From 100 on the grade is A+. Bonus points only count if few points were lost. */
export function observatoryScore(findings: readonly Finding[]): number {
  const sum = (kept: (points: number) => boolean) =>
    findings.reduce((total, { points }) => (kept(points) ? total + points : total), 0)
  const score = 100 + sum((points) => points < 0)
  return score >= BONUS_FROM ? score + sum((points) => points > 0) : Math.max(0, score)
}

function readPolicy(headers: Headers): Map<string, string[]> {
  const parts = (headers.get('content-security-policy') ?? '').split(';').map((part) => part.trim().split(/\s+/))
  return new Map(parts.map(([name = '', ...sources]) => [name, sources]))
}

function policyPoints(headers: Headers): number {
  if (!headers.has('content-security-policy')) return -25
  const policy = readPolicy(headers)
  const sourcesOf = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*']
  const isBroad = (source: string) => ["'unsafe-inline'", 'data:', 'https:', 'http:', '*'].includes(source)
  if ([...sourcesOf('script-src'), ...sourcesOf('object-src')].some(isBroad)) return -20
  if ([...policy.values()].flat().some((source) => source.startsWith('http:'))) return -20
  if (sourcesOf('script-src').includes("'unsafe-eval'")) return -10
  if (sourcesOf('style-src').some(isBroad)) return 0
  return policy.get('default-src')?.join() === "'none'" && policy.has('form-action') ? 10 : 5
}

function cookiePoints(lines: string[]): number {
  if (lines.length === 0) return 0
  const all = (attribute: RegExp) => lines.every((line) => attribute.test(line))
  if (!all(/;\s*secure/i)) return -40
  if (!all(/;\s*httponly/i)) return -30
  return all(/;\s*samesite=(lax|strict)/i) ? 5 : 0
}

function referrerPoints(value: string | null): number {
  if (value === null) return 0
  return PRIVATE_REFERRERS.includes(value) ? 5 : -5
}

function transportPoints(value: string | null): number {
  const age = Number(/max-age=(\d+)/.exec(value ?? '')?.[1] ?? Number.NaN)
  if (Number.isNaN(age)) return -20
  return age >= HALF_A_YEAR ? 0 : -10
}

/** Scripts from our own origin need no integrity checksum. */
function scriptPoints(html: string): number {
  const sources = [...html.matchAll(/<script[^>]*\ssrc="([^"]*)"/g)].map(([, source = '']) => source)
  return sources.every((source) => /^\/(?!\/)/.test(source)) ? 0 : -50
}

function framePoints(headers: Headers): number {
  const ancestors = readPolicy(headers).get('frame-ancestors')?.join()
  if (ancestors === "'none'" || ancestors === "'self'") return 5
  return /^(deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '') ? 0 : -20
}

function resourcePoints(value: string | null): number {
  if (value === null || value === 'cross-origin') return 0
  return value === 'same-origin' || value === 'same-site' ? 10 : -5
}
