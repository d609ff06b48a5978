import type { Page, Request } from '@playwright/test'

const QUIET_MS = 50
/** A page that moves on purpose is not waited for any longer. */
const RESTLESS_MS = 500
const PATIENCE_MS = 10_000

/** Done when their answer begins: a stream of events has no end. */
const ANSWERED = new Set(['fetch', 'eventsource'])

/** Knows what is under way, so that a page can be waited for until all has arrived and it has come to rest. */
export class Stillness {
  readonly #page: Page
  readonly #pending = new Set<Request>()

  constructor(page: Page) {
    this.#page = page
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) this.#pending.clear()
      // News are listened to for as long as the page is open.
      if (request.resourceType() !== 'eventsource') this.#pending.add(request)
    })
    page.on('requestfinished', (request) => this.#pending.delete(request))
    page.on('requestfailed', (request) => this.#pending.delete(request))
    // Whoever asks only whether it went well never reads the answer's body, and then it does not finish.
    page.on('response', (response) => {
      if (ANSWERED.has(response.request().resourceType())) this.#pending.delete(response.request())
    })
  }

  async reach(): Promise<void> {
    const end = Date.now() + PATIENCE_MS
    do {
      await this.#page.evaluate(awaitQuiet, [QUIET_MS, RESTLESS_MS] as const)
      if (Date.now() < end) continue
      throw new Error(`still under way: ${[...this.#pending].map((request) => request.url()).join(', ')}`)
    } while (this.#pending.size > 0)
    // An answer that is being written: what can be pressed meanwhile is gone before a second look.
    await this.#page.waitForFunction(() => !document.querySelector('[aria-busy=true]'), undefined, {
      timeout: PATIENCE_MS,
    })
  }
}

function awaitQuiet([quiet, restless]: readonly [number, number]): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      observer.disconnect()
      clearTimeout(timer)
      clearTimeout(limit)
      resolve()
    }
    const limit = setTimeout(done, restless)
    let timer = setTimeout(done, quiet)
    const observer = new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(done, quiet)
    })
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  })
}
