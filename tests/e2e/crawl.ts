import { type Control, findControl, listControls } from './controls.ts'
import { press } from './effects.ts'
import type { Screen } from './screen.ts'
import { Stillness } from './stillness.ts'
import type { Visit } from './visits.ts'

/** What a page shows, and what a menu or dialog of it shows. */
const DEEPEST = 2
/** Lists repeat their buttons; a few of them speak for all. */
const MOST_OF_A_KIND = 2

const PATIENCE_MS = 5_000

export interface Findings {
  pressed: number
  dead: string[]
  /** Every address a link leads to, and one place where such a link stands. */
  links: Map<string, string>
}

interface Way {
  controls: Control[]
  key: string
}

/** Makes whoever looks as they were before: signed in, above all. */
type Refresh = () => Promise<void>

/** Presses every control that pages show, and those that appear when one is pressed: the same one in the same place once. */
export class Crawl {
  readonly findings: Findings = { pressed: 0, dead: [], links: new Map() }
  readonly #screen: Screen
  readonly #around: boolean
  readonly #stillness: Stillness
  readonly #known = new Set<string>()

  /** `around`: also what surrounds the content of the pages, which is the same on most of them. */
  constructor(screen: Screen, { around = false }: { around?: boolean } = {}) {
    this.#screen = screen
    this.#around = around
    this.#stillness = new Stillness(screen.page)
  }

  async look(visits: Visit[], refresh: Refresh): Promise<void> {
    for (const visit of visits) await this.#visit(visit, refresh)
  }

  /** What these visits show was pressed elsewhere, and is not pressed again here. */
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
    // What is left when an overlay closes is a page that has a visit of its own.
    const deepest = visit.part ? 1 : DEEPEST
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
    // The same page in another language has the same controls.
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
      if (way.controls.length >= deepest || !(await isSamePage())) continue
      const appeared = (await listControls(page)).filter((one) => !before.some((other) => isSame(one, other)))
      ways.push(...this.#newWays(visit, way, appeared, pathname))
    }
  }

  async #find(visit: Visit, way: Control[], control: Control) {
    // Some controls come a moment after the press that brings them, such as the link to a picture that is being drawn.
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end; ) {
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
      if (control.nth >= MOST_OF_A_KIND || this.#known.has(way.key)) continue
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

/** A link to the very place one is at: pressing it shows that place. */
function leadsHere({ href }: Control, url: string): boolean {
  return href !== null && href === url && new URL(href).hash === ''
}
