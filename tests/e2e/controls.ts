import type { ElementHandle, Page } from '@playwright/test'

/** Everything a person can press. */
const PRESSABLE = [
  'a[href]',
  'button',
  'summary',
  'select',
  'input:is([type=checkbox], [type=radio], [type=submit], [type=button])',
  '[role=button]',
  '[role=link]',
  '[role^=menuitem]',
  '[role=option]',
  '[role=switch]',
  '[role=tab]',
].join(', ')

export interface Control {
  /** As a person would tell of it: what it is and what stands on it. */
  name: string
  /** Where a link leads, as the browser understands it. */
  href: string | null
  /** In the part of the page that is its own, not in the frame around all pages. */
  inContent: boolean
  /** Which of those of the same name. */
  nth: number
}

/** Those that can be seen and used now: under an open dialog only its own. */
export async function listControls(page: Page): Promise<Control[]> {
  const found = await page.evaluateHandle(collect, PRESSABLE)
  return found.evaluate((entries) => entries.map(({ control }) => control))
}

/** The same control on the page as it is now. */
export async function findControl(page: Page, wanted: Control): Promise<ElementHandle | null> {
  const found = await page.evaluateHandle(collect, PRESSABLE)
  const element = await found.evaluateHandle(
    (entries, { name, nth }) =>
      entries.find(({ control }) => control.name === name && control.nth === nth)?.element ?? null,
    wanted,
  )
  return element.asElement()
}

function collect(pressable: string): { element: HTMLElement; control: Control }[] {
  const scope = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document
  const usable = [...scope.querySelectorAll<HTMLElement>(pressable)].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.matches(':disabled, [aria-disabled=true]') &&
      !element.closest('[inert], [aria-hidden=true]'),
  )
  const counts = new Map<string, number>()
  return usable.map((element) => {
    const labelled = element.matches('[aria-label]') ? element : element.querySelector('[aria-label]')
    const said = labelled?.getAttribute('aria-label') ?? element.innerText
    // What was made a minute later has another time on it, and is the same to a person.
    const words = said
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/\d{1,2}:\d{2}/g, '0:00')
      .trim()
    const name = `${element.getAttribute('role') ?? element.localName} “${words}”`
    const nth = counts.get(name) ?? 0
    counts.set(name, nth + 1)
    const href = element instanceof HTMLAnchorElement ? element.href : null
    return { element, control: { name, href, inContent: element.closest('main') !== null, nth } }
  })
}
