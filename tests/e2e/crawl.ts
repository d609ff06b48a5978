import { type Control, findControl, listControls } from './controls.ts'
import { type Effect, press } from './effects.ts'
import { OpenedPage } from './opened-page.ts'
import type { Screen } from './screen.ts'
import { Stillness } from './stillness.ts'
import type { Visit } from './visits/visit.ts'

/** Controls of the page, and controls of its menus and dialogs. */
const MAX_DEPTH = 2
/** Lists repeat their controls, so only a few of the same kind are pressed. */
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
  /** Where the controls are that appear after the last press. */
  place: string
}

/** Restores the state before the first press, above all the session. */
type Refresh = () => Promise<void>

/** Presses every control of the pages, and those that appear after a press; each control in each place once. */
export class Crawl {
  readonly findings: Findings = { pressed: 0, dead: [], links: new Map() }
  readonly #screen: Screen
  readonly #around: boolean
  readonly #stillness: Stillness
  readonly #opened: OpenedPage
  readonly #known = new Set<string>()
  /** The addresses of the visits. */
  readonly #addresses = new Set<string>()

  /** `around`: also presses the layout around the content, which is the same on most pages. */
  constructor(screen: Screen, { around = false }: { around?: boolean } = {}) {
    const { page } = screen
    this.#around = around
    this.#stillness = new Stillness(page)
    // What a visit waits for is there at the first look, which is sooner than it would be at the second.
    const goTo = async (path: string) => {
      await page.goto(path)
      await this.#stillness.reach()
    }
    this.#screen = { ...screen, goTo }
    this.#opened = new OpenedPage(screen.page, this.#stillness)
  }

  /** `others` have tests of their own: what appears at their addresses, such as other tabs, is not pressed here. */
  async look(visits: Visit[], refresh: Refresh, others: Visit[] = []): Promise<void> {
    for (const { name } of [...visits, ...others]) this.#addresses.add(addressOf(name))
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
    const open = async () => {
      await refresh()
      await visit.open(this.#screen)
      await this.#stillness.reach()
      await this.#opened.remember()
    }
    await open()
    const { pathname, href } = new URL(page.url())
    const isSamePage = async () => {
      const now = new URL(page.url())
      if (now.pathname !== pathname || (now.href !== href && this.#addresses.has(now.pathname + now.search)))
        return false
      // The page in another language has the same controls.
      return (await page.locator('html').getAttribute('lang')) === 'en'
    }

    const ways = this.#newWays(visit, undefined, await listControls(page), pathname)
    let isAsOpened = true
    for (let way = ways.shift(); way; way = ways.shift()) {
      if (!isAsOpened) await open()
      for (const control of way.controls.slice(0, -1)) {
        await this.#press(visit, way, control)
      }
      const [control] = way.controls.slice(-1)
      if (control && !leadsHere(control, page.url())) {
        const before = await listControls(page)
        this.findings.pressed += 1
        const effect = await this.#press(visit, way, control)
        if (!effect) this.findings.dead.push(tell(visit, way.controls))
        if (way.controls.length < maxDepth && (await isSamePage())) {
          const appeared = (await listControls(page)).filter((one) => !before.some((other) => isSame(one, other)))
          ways.push(...this.#newWays(visit, way, appeared, pathname))
        }
      }
      isAsOpened = ways.length > 0 && (await this.#opened.goBack())
    }
  }

  async #press(visit: Visit, { controls }: Way, control: Control): Promise<Effect | undefined> {
    const found = await this.#find(visit, controls, control)
    const effect = await this.#stillness.reachAfter(() => press(this.#screen.page, found))
    if (effect && !effect.isComplete) await this.#opened.awaitLateChange()
    return effect
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
      const place = this.#placeOf(control, parent, visit.part ? visit.name : pathname)
      const key = keyOf(control, place)
      const way = {
        controls: [...(parent?.controls ?? []), control],
        place: control.column ? `${place} → ${control.column}` : key,
      }
      const { links } = this.findings
      if (control.isBroken) this.findings.dead.push(tell(visit, way.controls))
      else if (control.href && !control.isWithinPage && !links.has(control.href))
        links.set(control.href, tell(visit, way.controls))
      if (control.nthOfKind >= MAX_OF_A_KIND || this.#known.has(key)) continue
      this.#known.add(key)
      ways.push(way)
    }
    return ways
  }

  #placeOf({ name, inContent }: Control, parent: Way | undefined, content: string): string {
    // Every toast has the same button to close it.
    const isOfToast = name === `button “${this.#screen.words.common.toasts.dismiss}”`
    if (parent && !isOfToast) return parent.place
    return inContent ? content : 'around'
  }
}

function tell({ name }: Visit, way: Control[]): string {
  return [name, ...way.map((control) => control.name)].join(' → ')
}

function isSame(one: Control, other: Control): boolean {
  return one.name === other.name && one.nth === other.nth
}

function keyOf({ kind, nthOfKind, href }: Control, place: string): string {
  return `${place} → ${kind} ${href ? new URL(href).hash || href : nthOfKind}`
}

/** The address that a visit with this name opens first. */
function addressOf(name: string): string {
  return name.split(',')[0] ?? name
}

/** Whether a link leads to the current page: pressing it has no visible effect. */
function leadsHere({ href }: Control, url: string): boolean {
  return href !== null && href === url && new URL(href).hash === ''
}
