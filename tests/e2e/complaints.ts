import type { BrowserContext } from '@playwright/test'

/**
 * Problems that the browser reports during a journey: uncaught errors, failed hydration, violations of the content
 * security policy, and requests to other origins.
 */
export class Complaints {
  readonly all: string[] = []
  readonly #allowedOrigins: string[]

  constructor(url: string) {
    this.#allowedOrigins = [new URL(url).origin]
  }

  /** Allows requests to another origin, for example for a picture. */
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
 * Chromium reports every response with status 400 or above and every closed connection; journeys cause those on purpose.
 * The frames of the outbox allow no scripts, which Chromium reports when a journey looks into one.
 */
function isExpected(text: string): boolean {
  return text.startsWith('Failed to load resource:') || text.startsWith("Blocked script execution in 'about:srcdoc'")
}
