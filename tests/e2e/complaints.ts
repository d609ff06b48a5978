import type { BrowserContext } from '@playwright/test'

/**
 * What a browser complains of while a journey runs: errors nobody caught, a page that React could not take over,
 * anything the content security policy refused, and requests to anyone but us.
 */
export class Complaints {
  readonly all: string[] = []
  readonly #origin: string

  constructor(url: string) {
    this.#origin = new URL(url).origin
  }

  listenTo(context: BrowserContext): void {
    context.on('weberror', (event) => this.all.push(`uncaught: ${event.error()}`))
    context.on('console', (message) => {
      if (message.type() !== 'error' || isExpected(message.text())) return
      this.all.push(`console: ${message.text()} (${message.page()?.url()})`)
    })
    context.on('request', (request) => {
      const { protocol, origin } = new URL(request.url())
      if (protocol.startsWith('http') && origin !== this.#origin) this.all.push(`left our origin: ${request.url()}`)
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
