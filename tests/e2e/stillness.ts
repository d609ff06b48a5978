import type { Page, Request } from '@playwright/test'

const QUIET_MS = 50
/** The longest wait for a page that keeps changing on purpose. */
const CHANGING_MS = 500
const TIMEOUT_MS = 20_000

/** These requests count as finished when their response begins, because a stream of events does not end. */
const ANSWERED = new Set(['fetch', 'eventsource'])

/** Tracks the requests of a page, to wait until all have finished and the page no longer changes. */
export class Stillness {
  readonly #page: Page
  readonly #pending = new Set<Request>()
  #ended = 0

  constructor(page: Page) {
    this.#page = page
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) this.#pending.clear()
      // The event stream is open as long as the page.
      if (request.resourceType() !== 'eventsource') this.#pending.add(request)
    })
    page.on('requestfinished', (request) => this.#end(request))
    page.on('requestfailed', (request) => this.#end(request))
    // If the page does not read the body of a response, the request never finishes.
    page.on('response', (response) => {
      if (ANSWERED.has(response.request().resourceType())) this.#end(response.request())
    })
  }

  #end(request: Request): void {
    if (this.#pending.delete(request)) this.#ended += 1
  }

  async reach(): Promise<void> {
    const end = Date.now() + TIMEOUT_MS
    let ended: number
    do {
      // The page may change only after the end of a request.
      ended = this.#ended
      await this.#page.evaluate(awaitQuiet, [QUIET_MS, CHANGING_MS] as const)
      if (this.#pending.size > 0 && Date.now() > end)
        throw new Error(`still under way: ${[...this.#pending].map((request) => request.url()).join(', ')}`)
    } while (this.#pending.size > 0 || this.#ended > ended)
    // Waits for an answer that is being written: its controls disappear at its end.
    await this.#page.waitForFunction(() => !document.querySelector('[aria-busy=true]'), undefined, {
      timeout: TIMEOUT_MS,
    })
  }
}

function awaitQuiet([quiet, changing]: readonly [number, number]): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      observer.disconnect()
      clearTimeout(timer)
      clearTimeout(limit)
      resolve()
    }
    const limit = setTimeout(done, changing)
    let timer = setTimeout(done, quiet)
    const observer = new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(done, quiet)
    })
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  })
}
