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
  /** Whether a link leads to an element of this page. */
  isWithinPage: boolean
  /** Whether that element does not exist. */
  isBroken: boolean
  /** Whether it is in the content of the page, not in the layout around all pages. */
  inContent: boolean
  /** Its position among controls of the same name. */
  nth: number
  /** The same for controls that do the same, although their names differ: in the rows of a table or in a long list. */
  kind: string
  nthOfKind: number
  /** The column of a table, because the same appears after pressing its controls. */
  column: string | null
}

/** A longer list offers values; a shorter one may offer different commands. */
const MAX_COMMANDS = 40

/** The visible and enabled controls; only those of the dialog if one is open. */
export async function listControls(page: Page): Promise<Control[]> {
  const found = await page.evaluateHandle(collect, [PRESSABLE, MAX_COMMANDS] as const)
  return found.evaluate((entries) => entries.map(({ control }) => control))
}

/** Finds the same control on the current page. */
export async function findControl(page: Page, wanted: Control): Promise<ElementHandle | null> {
  const found = await page.evaluateHandle(collect, [PRESSABLE, MAX_COMMANDS] as const)
  const element = await found.evaluateHandle(
    (entries, { name, nth }) =>
      entries.find(({ control }) => control.name === name && control.nth === nth)?.element ?? null,
    wanted,
  )
  return element.asElement()
}

function collect([pressable, maxCommands]: readonly [string, number]): { element: HTMLElement; control: Control }[] {
  const scope = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document
  const usable = [...scope.querySelectorAll<HTMLElement>(pressable)].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      // What is chosen already shows nothing new when it is pressed.
      !element.matches(
        ':disabled, [aria-disabled=true], [role=tab][aria-selected=true], input[type=radio]:checked, [data-day][aria-pressed=true]',
      ) &&
      !element.closest('[inert], [aria-hidden=true]'),
  )
  const counts = new Map<string, number>()
  const count = (what: string) => {
    const before = counts.get(what) ?? 0
    counts.set(what, before + 1)
    return before
  }
  const options = usable.filter((element) => element.role === 'option')
  return usable.map((element) => {
    const labelled = element.matches('[aria-label]') ? element : element.querySelector('[aria-label]')
    const said = labelled?.getAttribute('aria-label') ?? element.innerText
    // Times and the numbers of invoices are removed, because the same control may show a later one after a reload, and
    // so is the number of notifications, because they come by themselves.
    const ago = element.querySelector('time')?.innerText ?? ''
    const words = (ago ? said.replace(ago, '0:00') : said)
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/\d{1,2}:\d{2}/g, '0:00')
      .replaceAll(/K\d{2}-\d{6}/g, 'K00-000000')
      .replace(/: \d+ unread$/, '')
      .trim()
    const role = element.getAttribute('role') ?? element.localName
    const name = `${role} “${words}”`
    const href = element instanceof HTMLAnchorElement ? element.href : null
    const cell = href ? null : element.closest('td')
    const value = element instanceof HTMLSelectElement ? element.selectedOptions[0]?.text : undefined
    const column = cell && `${role} ${value ?? ''} in column ${cell.cellIndex}`
    const isHere = element instanceof HTMLAnchorElement && element.pathname === location.pathname
    const target = isHere ? decodeURIComponent(element.hash.slice(1)) : ''
    const isWithinPage = target !== ''
    // The days of a month to choose from are values, too.
    const isValue = (role === 'option' && options.length > maxCommands) || element.matches('[data-day]')
    // Every menu of a column is opened, because their items may differ.
    // In the rows of a list a colon or a day leads to what the row is: 'Edit: Sparring, 60 min'.
    const inRow = !href && element.closest('li')
    const ofRow = inRow ? name.replace(/: .*|\p{L}+ \d{1,2}, \d{4}.*/u, ' of a row”') : name
    const kind = isValue ? 'value' : isWithinPage ? 'link within the page' : (!element.ariaHasPopup && column) || ofRow
    const isBroken = isWithinPage && !document.getElementById(target)
    const inContent = element.closest('main') !== null
    return {
      element,
      control: {
        name,
        href,
        isWithinPage,
        isBroken,
        inContent,
        nth: count(name),
        kind,
        nthOfKind: count(`kind: ${kind}`),
        column,
      },
    }
  })
}
