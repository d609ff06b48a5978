import { expect } from '@playwright/test'
import type { Screen } from '../screen.ts'

/** How to open a screen that is checked. */
export interface Visit {
  name: string
  open: (screen: Screen) => Promise<void>
  /** The part to check, if the rest of the page has its own visit. */
  part?: '[role=menu]' | 'dialog[open]' | '#calls > section:first-of-type'
  /** What looks like the part to check is removed before axe runs, because axe reads the whole document. */
  repeated?: string
  /** It has the same parts as another page of the list, so axe checks it in `npm run prove` only. */
  isVariant?: true
}

export const variant = (visit: Visit): Visit => ({ ...visit, isVariant: true })

export function page(path: string): Visit {
  return {
    name: path,
    async open({ page, goTo = (to) => page.goto(to) }) {
      await goTo(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    },
  }
}

/** The page after further actions. */
export function pageAfter(path: string, what: string, act: Visit['open'], part?: Visit['part']): Visit {
  return {
    ...(part && { part }),
    name: `${path}, ${what}`,
    async open(screen) {
      await page(path).open(screen)
      await act(screen)
    },
  }
}

export const menu = (path: string, what: string, act: Visit['open']) => pageAfter(path, what, act, '[role=menu]')
export const dialog = (path: string, what: string, act: Visit['open']) => pageAfter(path, what, act, 'dialog[open]')

/** Forms keep their draft; here it is cleared first. */
export function withoutDraft(path: string, what: string, act: Visit['open'] = async () => {}): Visit {
  return pageAfter(path, what, async (screen) => {
    await screen.page.evaluate(() => sessionStorage.clear())
    await page(path).open(screen)
    await act(screen)
  })
}
