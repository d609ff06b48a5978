import { type Control, findControl, listControls } from './controls.ts'
import { press, Stillness } from './effects.ts'
import type { Screen } from './screen.ts'
import type { Visit } from './visits.ts'

/** A menu in a dialog of a page: nothing lies deeper. */
const DEEPEST = 3
/** Lists repeat their buttons; a few of them speak for all. */
const MOST_OF_A_KIND = 2

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

/**
 * Presses every control that the visits show, and those that appear when one is pressed. What stands in the frame around
 * the pages is pressed once. `refresh` makes whoever looks as they were: signed in, above all.
 */
export async function crawl(screen: Screen, visits: Visit[], refresh: () => Promise<void>): Promise<Findings> {
  const { page } = screen
  const stillness = new Stillness(page)
  const findings: Findings = { pressed: 0, dead: [], links: new Map() }
  const known = new Set<string>()
  let last = Date.now()

  for (const visit of visits) {
    const open = async (way: Control[]) => {
      await refresh()
      await visit.open(screen)
      await stillness.reach()
      for (const control of way) {
        const element = await findControl(page, control)
        if (!element) throw new Error(`${tell(visit, way)} is not there a second time`)
        await press(page, element)
        await stillness.reach()
      }
    }
    await open([])
    const { pathname } = new URL(page.url())
    const waysFrom = (parent: Way | undefined, controls: Control[]): Way[] => {
      const ways = controls
        .filter(({ nth }) => nth < MOST_OF_A_KIND)
        .map((control) => ({ controls: [...(parent?.controls ?? []), control], key: keyOf(control, parent, pathname) }))
      return ways.filter(({ key }) => !known.has(key) && known.add(key))
    }
    const remember = (controls: Control[], way: Control[]) => {
      for (const { href, name } of controls)
        if (href && !findings.links.has(href)) findings.links.set(href, `${tell(visit, way)} ${name}`)
    }

    const shown = await listControls(page)
    remember(shown, [])
    const ways = waysFrom(undefined, shown)
    let isFresh = true
    for (let way = ways.shift(); way; way = ways.shift()) {
      if (!isFresh || way.controls.length > 1) await open(way.controls.slice(0, -1))
      const before = await listControls(page)
      const control = way.controls.at(-1)
      const element = control && (await findControl(page, control))
      if (!control || !element) throw new Error(`${tell(visit, way.controls)} is not there a second time`)
      if (leadsHere(control, page.url())) continue
      findings.pressed += 1
      const t0 = Date.now()
      const effect = await press(page, element)
      console.log(Date.now() - last, Date.now() - t0, tell(visit, way.controls), effect?.what)
      last = Date.now()
      if (!effect) findings.dead.push(tell(visit, way.controls))
      isFresh = way.controls.length === 1 && (effect?.harmless ?? true)
      if (isFresh) continue
      await stillness.reach()
      if (way.controls.length >= DEEPEST || new URL(page.url()).pathname !== pathname) continue
      const after = await listControls(page)
      remember(after, way.controls)
      ways.push(
        ...waysFrom(
          way,
          after.filter((one) => !before.some((other) => isSame(one, other))),
        ),
      )
    }
  }
  return findings
}

function tell({ name }: Visit, way: Control[]): string {
  return [name, ...way.map((control) => control.name)].join(' → ')
}

function isSame(one: Control, other: Control): boolean {
  return one.name === other.name && one.nth === other.nth
}

function keyOf({ name, href, nth, inContent }: Control, parent: Way | undefined, pathname: string): string {
  const place = parent ? parent.key : inContent ? pathname : 'around'
  return `${place} → ${name} ${href ?? nth}`
}

/** A link to the very place one is at: pressing it shows that place. */
function leadsHere({ href }: Control, url: string): boolean {
  return href !== null && href === url && new URL(href).hash === ''
}
