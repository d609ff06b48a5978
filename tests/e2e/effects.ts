import type { ElementHandle, Page, Request, Route } from '@playwright/test'

const PATIENCE_MS = 2_000
const QUIET_MS = 50

export interface Effect {
  what: string
  /** The page is as it was: only another document was asked for, and not let through. */
  harmless: boolean
}

/** Presses the control and answers what came of it, or undefined when nothing did. */
export async function press(page: Page, control: ElementHandle): Promise<Effect | undefined> {
  // Some show themselves only when they have the focus.
  await control.focus()
  await page.evaluate(watchPage)
  const leaving = (route: Route) => {
    const request = route.request()
    return isDocument(page, request) ? route.abort('aborted') : route.fallback()
  }
  const stop = new AbortController()
  await page.route('**/*', leaving)
  try {
    const heard = hear(page, stop.signal)
    await control.click({ timeout: PATIENCE_MS })
    const seen = page.evaluate(awaitChange, PATIENCE_MS).catch((error: unknown) => {
      if (stop.signal.aborted) return undefined
      throw error
    })
    const first = (await Promise.race([heard, seen])) ?? undefined
    const change = first?.harmless ? await page.evaluate(awaitChange, 0) : undefined
    return change ?? first
  } finally {
    stop.abort()
    await page.unrouteAll({ behavior: 'wait' })
  }
}

function isDocument(page: Page, request: Request): boolean {
  return request.isNavigationRequest() && request.frame() === page.mainFrame()
}

function hear(page: Page, signal: AbortSignal): Promise<Effect> {
  return new Promise((resolve) => {
    const onRequest = (request: Request) => {
      const { pathname } = new URL(request.url())
      resolve({ what: `asks for ${pathname}`, harmless: isDocument(page, request) })
    }
    const onOther = () => resolve({ what: 'hands something to the browser', harmless: false })
    page.on('request', onRequest)
    for (const event of ['download', 'popup', 'filechooser'] as const) page.on(event as 'download', onOther)
    signal.addEventListener('abort', () => {
      page.off('request', onRequest)
      for (const event of ['download', 'popup', 'filechooser'] as const) page.off(event as 'download', onOther)
    })
  })
}

type Watched = Window & {
  journey?: { changed: boolean; url: string; focus: Element | null; observer: MutationObserver }
}

function watchPage(): void {
  const watched: Watched = window
  watched.journey?.observer.disconnect()
  const observer = new MutationObserver(() => {
    if (watched.journey) watched.journey.changed = true
  })
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  watched.journey = { changed: false, url: location.href, focus: document.activeElement, observer }
}

async function awaitChange(patience: number): Promise<{ what: string; harmless: boolean } | undefined> {
  const { journey } = window as Watched
  if (!journey) throw new Error('nobody watches this page')
  const end = performance.now() + patience
  for (;;) {
    if (location.href !== journey.url) return { what: `leads to ${location.pathname}`, harmless: false }
    if (journey.changed) return { what: 'changes the page', harmless: false }
    if (document.activeElement !== journey.focus) return { what: 'moves the focus', harmless: false }
    if (performance.now() >= end) return undefined
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

/** Counts what is under way, so that a page can be waited for until all of it has arrived and it has come to rest. */
export class Stillness {
  readonly #page: Page
  readonly #pending = new Set<Request>()

  constructor(page: Page) {
    this.#page = page
    page.on('request', (request) => this.#pending.add(request))
    page.on('requestfinished', (request) => this.#pending.delete(request))
    page.on('requestfailed', (request) => this.#pending.delete(request))
  }

  async reach(): Promise<void> {
    do await this.#page.evaluate(awaitQuiet, QUIET_MS)
    while (this.#pending.size > 0)
  }
}

function awaitQuiet(quiet: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      observer.disconnect()
      resolve()
    }
    let timer = setTimeout(done, quiet)
    const observer = new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(done, quiet)
    })
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  })
}
