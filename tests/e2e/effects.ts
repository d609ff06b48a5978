import type { ElementHandle, Page, Request } from '@playwright/test'

const TIMEOUT_MS = 2_000

export interface Effect {
  what: string
  /** The page has not changed: it only requested another document, and that navigation was stopped. */
  harmless: boolean
}

/** Presses the control and returns the effect, or undefined if there was none. */
export async function press(page: Page, control: ElementHandle): Promise<Effect | undefined> {
  // Some controls are visible only when they have the focus.
  await control.focus()
  await page.evaluate(watchPage)
  const stop = new AbortController()
  const heard = hear(page, stop.signal)
  try {
    await use(control)
    const seen = page.evaluate(awaitEffect, TIMEOUT_MS).catch(async (error: unknown) => {
      // The evaluation fails when the document is left; the navigation has been recorded by then.
      if (!stop.signal.aborted && !isDocumentGone(error)) throw error
      return heard
    })
    return await Promise.race([heard, seen])
  } finally {
    stop.abort()
  }
}

/** The options of a select open outside the page, so another option is chosen instead of a click. */
async function use(control: ElementHandle): Promise<void> {
  const another = await control.evaluate((element) =>
    element instanceof HTMLSelectElement ? (element.selectedIndex + 1) % element.options.length : undefined,
  )
  if (another === undefined) await control.click({ timeout: TIMEOUT_MS })
  else await control.selectOption({ index: another }, { timeout: TIMEOUT_MS })
}

function isDocumentGone(error: unknown): boolean {
  return error instanceof Error && /context was destroyed|navigat/i.test(error.message)
}

function hear(page: Page, signal: AbortSignal): Promise<Effect> {
  return new Promise((resolve) => {
    const onRequest = (request: Request) =>
      resolve({ what: `asks for ${new URL(request.url()).pathname}`, harmless: false })
    const onDownload = () => resolve({ what: 'starts a download', harmless: false })
    const onPopup = () => resolve({ what: 'opens a window', harmless: false })
    page.on('request', onRequest).on('download', onDownload).on('popup', onPopup)
    signal.addEventListener('abort', () =>
      page.off('request', onRequest).off('download', onDownload).off('popup', onPopup),
    )
  })
}

interface Watch {
  observer: MutationObserver
  changed: boolean
  url: string
  focus: Element | null
  /** A link that no script handles: the browser would follow it, which is prevented. */
  link: string | undefined
}

type WatchedWindow = Window & { journey?: Watch }

function watchPage(): void {
  const watched: WatchedWindow = window
  if (!watched.journey)
    window.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || event.defaultPrevented || !watched.journey) return
      if (link.hash && link.href.split('#')[0] === location.href.split('#')[0]) return
      event.preventDefault()
      watched.journey.link = link.href
    })
  watched.journey?.observer.disconnect()
  const observer = new MutationObserver(() => {
    if (watched.journey) watched.journey.changed = true
  })
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  watched.journey = {
    observer,
    changed: false,
    url: location.href,
    focus: document.activeElement,
    link: undefined,
  }
}

async function awaitEffect(timeout: number): Promise<{ what: string; harmless: boolean } | undefined> {
  const { journey } = window as WatchedWindow
  if (!journey) throw new Error('nobody watches this page')
  const end = performance.now() + timeout
  for (;;) {
    if (location.href !== journey.url) return { what: `leads to ${location.pathname}`, harmless: false }
    if (journey.changed) return { what: 'changes the page', harmless: false }
    if (document.activeElement !== journey.focus) return { what: 'moves the focus', harmless: false }
    if (journey.link) return { what: `leads to ${journey.link}`, harmless: true }
    if (performance.now() >= end) return undefined
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
