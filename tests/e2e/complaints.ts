import type { BrowserContext } from '@playwright/test'

/**
 * What a browser complains of while a journey runs: errors nobody caught, a page that React could not take over,
 * anything the content security policy refused, and requests to anyone but us.
 */
export class Complaints {
  readonly all: string[] = []
  readonly #allowedOrigins: string[]

  constructor(url: string) {
    this.#allowedOrigins = [new URL(url).origin]
  }

  /** For a picture that someone else has on their site. */
  allow(origin: string): void {
    this.#allowedOrigins.push(origin)
  }

  listenTo(context: BrowserContext): void {
    context.on('weberror', (event) => this.all.push(`uncaught: ${event.error()}`))
    context.on('console', (message) => {
      if (message.type() !== 'error' || isExpected(message.text())) return
      this.all.push(`console: ${message.text()} (${message.page()?.url()})`)
    })
    context.on('request', (request) => {
      const { protocol, origin } = new URL(request.url())
      if (protocol.startsWith('http') && !this.#allowedOrigins.includes(origin))
        this.all.push(`left our origin: ${request.url()}`)
    })
  }
}

/**
 * Chromium notes every answer of 400 and above, and every cut connection: journeys cause those on purpose.
 * The frames of the outbox allow no script, which it says whenever a journey looks into one.
 */
function isExpected(text: string): boolean {
  return text.startsWith('Failed to load resource:') || text.startsWith("Blocked script execution in 'about:srcdoc'")
}
