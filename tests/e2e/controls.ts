import type { ElementHandle, Page } from '@playwright/test'

/** The selectors of everything that a person can press. */
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
  /** The role and the label. */
  name: string
  /** The resolved address of a link. */
  href: string | null
  /** Whether it is in the content of the page, not in the layout around all pages. */
  inContent: boolean
  /** Its position among controls of the same name. */
  nth: number
}

/** The visible and enabled controls; only those of the dialog if one is open. */
export async function listControls(page: Page): Promise<Control[]> {
  const found = await page.evaluateHandle(collect, PRESSABLE)
  return found.evaluate((entries) => entries.map(({ control }) => control))
}

/** Finds the same control on the current page. */
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
    // Times and dates are removed, because the same control may show a later time after a reload.
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
