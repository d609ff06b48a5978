import { pageExists } from '#contract/pages.ts'
import type { texts } from '#web/i18n/texts/en.ts'

type NavigationLink = { path: string; text: keyof typeof texts.common.nav }

/** In the specification's order. A page that is not built yet is not in the contract, and so not linked. */
const ORDER: [path: string, text: NavigationLink['text']][] = [
  ['/', 'home'],
  ['/dashboard', 'dashboard'],
  ['/coaches', 'coaches'],
  ['/warrior-mindset', 'warriorMindset'],
  ['/war-room', 'warRoom'],
  ['/art-of-war', 'artOfWar'],
  ['/network', 'network'],
  ['/settings', 'settings'],
  // The specification knows no such pages, so they come after its own.
  ['/plans', 'plans'],
  ['/fighter-file', 'fighterFile'],
]

const FOR_MEMBERS = new Set(['/settings', '/plans', '/fighter-file'])

export function navigationLinks({ signedIn }: { signedIn: boolean }): NavigationLink[] {
  return ORDER.flatMap(([path, text]) => {
    if (!pageExists(path) || (FOR_MEMBERS.has(path) && !signedIn)) return []
    return [{ path, text }]
  })
}

/** A page below another keeps its link lit. */
export function isActive(link: string, path: string): boolean {
  return path === link || path.startsWith(`${link}/`)
}
