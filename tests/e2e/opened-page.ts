import type { Page } from '@playwright/test'
import type { Stillness } from './stillness.ts'

/** A dialog may open above another one, and something may have been chosen below. */
const MAX_STEPS_BACK = 3
/** React shows a part that has loaded up to 300 ms later. */
const LATE_MS = 1_000

/**
 * Goes back to a page as it was opened, without loading it again: closes what a press opened, chooses again what was
 * chosen, or leads back.
 */
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
    for (let steps = 0; ; steps++) {
      await this.#stillness.reach()
      if (this.#hasWritten) return false
      if (await this.#page.evaluate(isAsRemembered)) return true
      if (steps === MAX_STEPS_BACK || !(await this.#stepBack())) return false
    }
  }

  /** Gives false if there is nothing to close and nothing to choose again. */
  async #stepBack(): Promise<boolean> {
    const step = await this.#page.evaluate(findStepBack)
    if (step === 'close') await this.#page.keyboard.press('Escape')
    return step !== 'none'
  }
}

interface PageState {
  entry: string | undefined
  href: string
  read: () => string
  state: string
  /** What can be chosen or opened, and whether it was. */
  choices: Map<HTMLElement, string>
  readChoice: (element: HTMLElement) => string
  /** How many dialogs and menus are open. */
  countOverlays: () => number
  overlays: number
  stored: [Storage, Record<string, string>][]
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
  // Such as the place of the notices of the installed app, which comes some seconds after the page.
  const isNothing = (element: Element) => element.matches('div:empty') && element.clientHeight === 0
  const readChoice = (element: HTMLElement) => {
    if (element instanceof HTMLSelectElement) return element.value
    if (element instanceof HTMLInputElement) return `${element.checked}`
    if (element instanceof HTMLDetailsElement) return `${element.open}`
    return ['aria-pressed', 'aria-selected', 'aria-expanded'].map((name) => element.getAttribute(name)).join(' ')
  }
  const countOverlays = () => document.querySelectorAll('dialog[open], [role=menu]').length
  const choices = document.querySelectorAll<HTMLElement>(
    'select, input:is([type=radio], [type=checkbox]), details, :is([aria-pressed], [aria-selected], [aria-expanded])',
  )
  const read = () =>
    JSON.stringify([
      location.href,
      document.cookie,
      { ...localStorage },
      { ...sessionStorage },
      describe(document.documentElement),
      [...document.body.querySelectorAll('*')].filter((element) => !isNothing(element)).map(describe),
      document.body.textContent,
    ])
  ;(window as RememberingWindow).journeyStart = {
    entry: navigation.currentEntry?.key,
    href: location.href,
    read,
    state: read(),
    choices: new Map([...choices].map((element) => [element, readChoice(element)])),
    readChoice,
    countOverlays,
    overlays: countOverlays(),
    stored: [localStorage, sessionStorage].map((storage) => [storage, { ...storage }]),
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
  for (const [storage, entries] of start.stored) {
    for (const key of Object.keys(storage)) if (!(key in entries)) storage.removeItem(key)
    for (const [key, value] of Object.entries(entries)) if (storage.getItem(key) !== value) storage.setItem(key, value)
  }
  return true
}

/** Chooses again what was chosen when the page was opened, unless something must be closed first. */
function findStepBack(): 'close' | 'chosen' | 'none' {
  const { journeyStart: start } = window as RememberingWindow
  if (!start) return 'none'
  if (start.countOverlays() > start.overlays) return 'close'
  let isChanged = false
  for (const [element, before] of start.choices) {
    if (start.readChoice(element) === before || !element.isConnected) continue
    // A radio button or tab is left by choosing the other one.
    if (element.matches('[type=radio], [aria-selected]') && !before.includes('true')) continue
    if (element instanceof HTMLSelectElement) {
      if (![...element.options].some((option) => option.value === before)) continue
      element.value = before
      element.dispatchEvent(new Event('change', { bubbles: true }))
    } else if (element instanceof HTMLDetailsElement) element.open = before === 'true'
    else element.click()
    isChanged = true
  }
  return isChanged ? 'chosen' : 'none'
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
