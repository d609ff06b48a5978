import type { Page } from '@playwright/test'
import type { Stillness } from './stillness.ts'

/** A dialog may open above another one. */
const MAX_OVERLAYS = 2
/** React shows a part that has loaded up to 300 ms later. */
const LATE_MS = 1_000
const OVERLAYS = 'dialog[open], [role=menu], [aria-expanded=true]'

/** Goes back to a page as it was opened, without loading it again: closes what a press opened, or leads back. */
export class OpenedPage {
  readonly #page: Page
  readonly #stillness: Stillness
  #hasWritten = false

  constructor(page: Page, stillness: Stillness) {
    this.#page = page
    this.#stillness = stillness
    page.on('request', (request) => {
      if (request.method() !== 'GET') this.#hasWritten = true
    })
  }

  async remember(): Promise<void> {
    this.#hasWritten = false
    await this.#page.evaluate(rememberState)
  }

  /** Waits for what a press shows late, such as a dialog that is loaded first, if the page looks as it was opened. */
  async awaitLateChange(): Promise<void> {
    if (!(await this.#page.evaluate(isAsRemembered))) return
    const changed = await this.#page.evaluate(awaitOtherState, LATE_MS).catch(() => true)
    if (changed) await this.#stillness.reach()
  }

  /** Gives whether the page is exactly as it was opened. If not, or if anything was sent to the server, it must be loaded again. */
  async goBack(): Promise<boolean> {
    // It also fails when another document is being loaded.
    if (this.#hasWritten || !(await this.#page.evaluate(goBackInHistory).catch(() => false))) return false
    for (let closed = 0; ; closed++) {
      await this.#stillness.reach()
      if (this.#hasWritten) return false
      if (await this.#page.evaluate(isAsRemembered)) return true
      if (closed === MAX_OVERLAYS || (await this.#page.locator(OVERLAYS).count()) === 0) return false
      await this.#page.keyboard.press('Escape')
    }
  }
}

interface PageState {
  entry: string | undefined
  href: string
  read: () => string
  state: string
}

type RememberingWindow = Window & { journeyStart?: PageState }

function rememberState(): void {
  const describe = (element: Element) => {
    // React numbers its ids, and adds attributes in another order when it renders again.
    const attributes = element.getAttributeNames().map((name) => `${name}=${element.getAttribute(name)}`)
    // A form has its fields as properties, by their names.
    const { value, checked } = element instanceof HTMLFormElement ? {} : (element as HTMLInputElement)
    return [
      element.localName,
      attributes
        .toSorted()
        .join(' ')
        .replaceAll(/_r_\w+?_/g, ''),
      value,
      checked,
    ]
  }
  const read = () =>
    JSON.stringify([
      location.href,
      document.cookie,
      { ...localStorage },
      { ...sessionStorage },
      describe(document.documentElement),
      [...document.body.querySelectorAll('*')].map(describe),
      document.body.textContent,
    ])
  ;(window as RememberingWindow).journeyStart = {
    entry: navigation.currentEntry?.key,
    href: location.href,
    read,
    state: read(),
  }
}

/** False if the press has loaded another document. */
async function goBackInHistory(): Promise<boolean> {
  const { journeyStart: start } = window as RememberingWindow
  if (!start?.entry) return false
  // A dialog that was closed leaves an entry on top of the page's own, which is passed over when someone goes back.
  const isClosedSheet = (history.state as { sheet?: unknown } | null)?.sheet && !document.querySelector('dialog[open]')
  if (isClosedSheet && location.href === start.href) return true
  if (navigation.currentEntry?.key !== start.entry) await navigation.traverseTo(start.entry).finished
  return true
}

function isAsRemembered(): boolean {
  const { journeyStart: start } = window as RememberingWindow
  return start !== undefined && start.read() === start.state
}

async function awaitOtherState(timeout: number): Promise<boolean> {
  const { journeyStart: start } = window as RememberingWindow
  for (const end = performance.now() + timeout; performance.now() < end; ) {
    if (start?.read() !== start?.state) return true
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return false
}
