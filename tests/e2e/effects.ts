import type { ElementHandle, Page, Request } from '@playwright/test'

const TIMEOUT_MS = 2_000
const CLICK_TIMEOUT_MS = 10_000

export interface Effect {
  what: string
  /** The page does not change afterwards. */
  isComplete: boolean
}

/** Presses the control and returns its effect, or undefined if there was none. */
export async function press(page: Page, control: ElementHandle): Promise<Effect | undefined> {
  // Some controls are visible only when they have the focus.
  await control.focus()
  await page.evaluate(watchPage)
  const stop = new AbortController()
  let asked: Effect | undefined
  const heard = hear(page, stop.signal, (path) => {
    asked ??= { what: `asks for ${path}`, isComplete: false }
  })
  try {
    const chosen = await use(control)
    const seen = page.evaluate(awaitEffect, TIMEOUT_MS).catch((error: unknown) => {
      // The evaluation fails when the document is left.
      if (!stop.signal.aborted && !isDocumentGone(error)) throw error
      return { what: 'leads to another document', isComplete: false }
    })
    // Also waits after a request: its effect is seen later, for example a dialog that is loaded first.
    return (await Promise.race([heard, seen])) ?? asked ?? (chosen && (await keeps(control, chosen)))
  } finally {
    stop.abort()
  }
}

/** The options of a select open outside the page, so another option is chosen instead of a click, and returned. */
async function use(control: ElementHandle): Promise<{ option: number } | undefined> {
  const another = await control.evaluate((element) =>
    element instanceof HTMLSelectElement ? (element.selectedIndex + 1) % element.options.length : undefined,
  )
  if (another === undefined) {
    await pressable(control).then((element) => element.click({ timeout: CLICK_TIMEOUT_MS }))
    return undefined
  }
  await control.selectOption({ index: another }, { timeout: CLICK_TIMEOUT_MS })
  return { option: another }
}

/** A select in a form may change nothing but itself. React puts one back that nothing listens to. */
async function keeps(control: ElementHandle, { option }: { option: number }): Promise<Effect | undefined> {
  const selected = await control.evaluate((element) =>
    element instanceof HTMLSelectElement ? element.selectedIndex : -1,
  )
  return selected === option ? { what: 'chooses an option', isComplete: true } : undefined
}

/** A radio button or checkbox that is drawn by its label is pressed there, as people do. */
async function pressable(control: ElementHandle): Promise<ElementHandle> {
  const label = await control.evaluateHandle((element) =>
    element instanceof HTMLInputElement && element.matches('[type=radio], [type=checkbox]')
      ? element.labels?.[0]
      : undefined,
  )
  return label.asElement() ?? control
}

function isDocumentGone(error: unknown): boolean {
  return error instanceof Error && /context was destroyed|navigat/i.test(error.message)
}

function hear(page: Page, signal: AbortSignal, onAsked: (path: string) => void): Promise<Effect> {
  return new Promise((resolve) => {
    const onRequest = (request: Request) => onAsked(new URL(request.url()).pathname)
    const onDownload = () => resolve({ what: 'starts a download', isComplete: true })
    const onPopup = () => resolve({ what: 'opens a window', isComplete: true })
    const onFileChooser = () => resolve({ what: 'asks for a file', isComplete: true })
    page.on('request', onRequest).on('download', onDownload).on('popup', onPopup).on('filechooser', onFileChooser)
    signal.addEventListener('abort', () =>
      page
        .off('request', onRequest)
        .off('download', onDownload)
        .off('popup', onPopup)
        .off('filechooser', onFileChooser),
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
  /** The browser's print dialog, which a test cannot see, would have opened. */
  isPrinted: boolean
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
  window.print = () => {
    if (watched.journey) watched.journey.isPrinted = true
  }
  watched.journey?.observer.disconnect()
  const observer = new MutationObserver(() => {
    if (watched.journey) watched.journey.changed = true
  })
  // Not the head, where code that is loaded in advance is listed.
  observer.observe(document.documentElement, { attributes: true })
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  watched.journey = {
    observer,
    changed: false,
    url: location.href,
    focus: document.activeElement,
    link: undefined,
    isPrinted: false,
  }
}

async function awaitEffect(timeout: number): Promise<Effect | undefined> {
  const { journey } = window as WatchedWindow
  if (!journey) return { what: 'leads to another document', isComplete: false }
  const end = performance.now() + timeout
  for (;;) {
    if (location.href !== journey.url) return { what: `leads to ${location.pathname}`, isComplete: false }
    if (journey.changed) return { what: 'changes the page', isComplete: false }
    if (document.activeElement !== journey.focus) return { what: 'moves the focus', isComplete: false }
    if (journey.isPrinted) return { what: 'prints', isComplete: true }
    if (journey.link) return { what: `leads to ${journey.link}`, isComplete: true }
    if (performance.now() >= end) return undefined
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
