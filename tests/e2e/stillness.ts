import type { Page, Request } from '@playwright/test'

const QUIET_MS = 50
/** The longest wait for a page that keeps changing on purpose. */
const CHANGING_MS = 500
/** React shows a part whose code has loaded up to 300 ms later. */
const LATE_PART_MS = 350
const TIMEOUT_MS = 20_000
/** An answer that is being written, whose controls disappear at its end, and a placeholder for what is being loaded. */
const UNFINISHED = '[aria-busy=true], .animate-sheen'

/** These requests count as finished when their response begins, because a stream of events does not end. */
const ANSWERED = new Set(['fetch', 'eventsource'])

/** Tracks the requests of a page, to wait until all have finished and the page no longer changes. */
export class Stillness {
  readonly #page: Page
  readonly #pending = new Set<Request>()
  #ended = 0
  #codeEnded = 0

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
    if (!this.#pending.delete(request)) return
    this.#ended += 1
    if (request.resourceType() === 'script') this.#codeEnded += 1
  }

  /** Waits for what a press changes, also if it loads code first, such as that of a dialog. */
  async reachAfter<Result>(act: () => Promise<Result>): Promise<Result> {
    const before = this.#codeEnded
    const result = await act()
    await this.reach()
    if (this.#codeEnded > before) await this.reach(LATE_PART_MS)
    return result
  }

  async reach(quiet = QUIET_MS): Promise<void> {
    const end = Date.now() + TIMEOUT_MS
    let ended: number
    let isFinished: boolean
    do {
      // The page may change only after the end of a request.
      ended = this.#ended
      isFinished = await this.#page.evaluate(awaitQuiet, [quiet, CHANGING_MS, UNFINISHED] as const)
      if (Date.now() > end)
        throw new Error(`still under way: ${[...this.#pending].map((request) => request.url()).join(', ')}`)
    } while (this.#pending.size > 0 || this.#ended > ended || !isFinished)
  }
}

/** Gives whether nothing is unfinished. */
function awaitQuiet([quiet, changing, unfinished]: readonly [number, number, string]): Promise<boolean> {
  return new Promise((resolve) => {
    const done = () => {
      observer.disconnect()
      clearTimeout(timer)
      clearTimeout(limit)
      resolve(!document.querySelector(unfinished))
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
