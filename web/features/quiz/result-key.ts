/** A random UUID. Browsers have `crypto.randomUUID` only for https and localhost, and Kiai may run in a gym's network. */
export function newResultKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  const part = (from: number, to: number) => digits.slice(from, to)
  return [part(0, 8), part(8, 12), `4${part(13, 16)}`, `8${part(17, 20)}`, part(20, 32)].join('-')
}
