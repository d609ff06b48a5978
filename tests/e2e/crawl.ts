import { type Control, findControl, listControls } from './controls.ts'
import { press } from './effects.ts'
import type { Screen } from './screen.ts'
import { Stillness } from './stillness.ts'
import type { Visit } from './visits.ts'

/** Controls of the page, and controls of its menus and dialogs. */
const MAX_DEPTH = 2
/** Lists repeat their buttons, so only a few of the same kind are pressed. */
const MAX_OF_A_KIND = 2

const TIMEOUT_MS = 5_000

export interface Findings {
  pressed: number
  dead: string[]
  /** The address of every link, and one place where it was found. */
  links: Map<string, string>
}

interface Way {
  controls: Control[]
  key: string
}

/** Restores the account's state before the next press, above all its session. */
type Refresh = () => Promise<void>

/** Presses every control of the pages, and those that appear after a press; each control in each place once. */
export class Crawl {
  readonly findings: Findings = { pressed: 0, dead: [], links: new Map() }
  readonly #screen: Screen
  readonly #around: boolean
  readonly #stillness: Stillness
  readonly #known = new Set<string>()

  /** `around`: also presses the layout around the content, which is the same on most pages. */
  constructor(screen: Screen, { around = false }: { around?: boolean } = {}) {
    this.#screen = screen
    this.#around = around
    this.#stillness = new Stillness(screen.page)
  }

  async look(visits: Visit[], refresh: Refresh): Promise<void> {
    for (const visit of visits) await this.#visit(visit, refresh)
  }

  /** Marks the controls of these visits as pressed, because another test presses them. */
  async recognise(visits: Visit[], refresh: Refresh): Promise<void> {
    for (const visit of visits) {
      await refresh()
      await visit.open(this.#screen)
      await this.#stillness.reach()
      const { pathname } = new URL(this.#screen.page.url())
      this.#newWays(visit, undefined, await listControls(this.#screen.page), pathname)
    }
  }

  async #visit(visit: Visit, refresh: Refresh): Promise<void> {
    const { page } = this.#screen
    // The page below an overlay has its own visit.
    const maxDepth = visit.part ? 1 : MAX_DEPTH
    const open = async (way: Control[]) => {
      await refresh()
      await visit.open(this.#screen)
      await this.#stillness.reach()
      for (const control of way) {
        await press(page, await this.#find(visit, way, control))
        await this.#stillness.reach()
      }
    }
    await open([])
    const { pathname } = new URL(page.url())
    // The page in another language has the same controls.
    const isSamePage = async () =>
      new URL(page.url()).pathname === pathname && (await page.locator('html').getAttribute('lang')) === 'en'

    const ways = this.#newWays(visit, undefined, await listControls(page), pathname)
    let isFresh = true
    for (let way = ways.shift(); way; way = ways.shift()) {
      if (!isFresh || way.controls.length > 1) await open(way.controls.slice(0, -1))
      const [control] = way.controls.slice(-1)
      if (!control || leadsHere(control, page.url())) continue
      const before = await listControls(page)
      this.findings.pressed += 1
      const effect = await press(page, await this.#find(visit, way.controls, control))
      if (!effect) this.findings.dead.push(tell(visit, way.controls))
      isFresh = way.controls.length === 1 && (effect?.harmless ?? true)
      if (isFresh) continue
      await this.#stillness.reach()
      if (way.controls.length >= maxDepth || !(await isSamePage())) continue
      const appeared = (await listControls(page)).filter((one) => !before.some((other) => isSame(one, other)))
      ways.push(...this.#newWays(visit, way, appeared, pathname))
    }
  }

  async #find(visit: Visit, way: Control[], control: Control) {
    // Some controls appear a moment after the press, such as the link to a picture that is being drawn.
    for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; ) {
      const element = await findControl(this.#screen.page, control)
      if (element) return element
    }
    throw new Error(`${tell(visit, way)}: “${control.name}” is not there a second time`)
  }

  #newWays(visit: Visit, parent: Way | undefined, controls: Control[], pathname: string): Way[] {
    const ways: Way[] = []
    for (const control of controls) {
      if (!parent && !visit.part && !control.inContent && !this.#around) continue
      const way = {
        controls: [...(parent?.controls ?? []), control],
        key: keyOf(control, parent, visit.part ? visit.name : pathname),
      }
      const { links } = this.findings
      if (control.href && !isWithinPage(control.href, pathname) && !links.has(control.href))
        links.set(control.href, tell(visit, way.controls))
      if (control.nth >= MAX_OF_A_KIND || this.#known.has(way.key)) continue
      this.#known.add(way.key)
      ways.push(way)
    }
    return ways
  }
}

function tell({ name }: Visit, way: Control[]): string {
  return [name, ...way.map((control) => control.name)].join(' → ')
}

function isSame(one: Control, other: Control): boolean {
  return one.name === other.name && one.nth === other.nth
}

function keyOf({ name, href, nth, inContent }: Control, parent: Way | undefined, content: string): string {
  const place = parent ? parent.key : inContent ? content : 'around'
  return `${place} → ${name} ${href ? new URL(href).hash || href : nth}`
}

function isWithinPage(href: string, pathname: string): boolean {
  const { hash, pathname: target } = new URL(href)
  return hash !== '' && target === pathname
}

/** Whether a link leads to the current page: pressing it has no visible effect. */
function leadsHere({ href }: Control, url: string): boolean {
  return href !== null && href === url && new URL(href).hash === ''
}
