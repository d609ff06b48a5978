import { onSheetsChange, openSheets } from '#web/ui/open-sheets.ts'

export type Browser = Pick<Window, 'history' | 'location' | 'addEventListener' | 'removeEventListener'>

/** A sheet that was asked to close is gone by then. */
const CLOSES_MS = 100
/** A browser that has not gone back by then does not go back. */
const LONGEST_RETURN_MS = 1000

/**
 * While a sheet covers the page, an entry for it lies on top of the page's own in the browser's history. Going back takes
 * it away and closes the sheet, as people expect of a phone, and the page stays.
 *
 * The entry of a sheet that was closed otherwise stays until someone goes back, and is passed over then. Going back at
 * once would move the focus where the address has a hash, and would call off the way to another document.
 */
export function createSheetEntry(browser: Browser) {
  /** The page below the sheet, as long as the sheet's entry is on top of it. */
  let covered: string | undefined
  let returning: ReturnType<typeof setTimeout> | undefined
  let afterReturn: (() => void)[] = []

  const isOnTop = () => (browser.history.state as { sheet?: unknown } | null)?.sheet === true
  const page = () => {
    const { pathname, search, hash } = browser.location
    return [(browser.history.state as { key?: string } | null)?.key, pathname, search, hash].join(' ')
  }

  /** Puts the entry there for an open sheet. */
  const settle = () => {
    if (returning !== undefined || openSheets().length === 0) return
    covered = page()
    if (isOnTop()) return
    try {
      browser.history.pushState({ ...browser.history.state, sheet: true }, '')
    } catch {
      // Safari refuses many pushes in a short time: then going back leaves the page, and the sheet is closed.
      covered = undefined
    }
  }

  const goBack = (then?: () => void) => {
    if (then) afterReturn.push(then)
    if (returning !== undefined) return
    returning = setTimeout(finishReturn, LONGEST_RETURN_MS)
    browser.history.go(-1)
  }

  const finishReturn = () => {
    clearTimeout(returning)
    returning = undefined
    covered = undefined
    const waiting = afterReturn
    afterReturn = []
    for (const run of waiting) run()
    settle()
  }

  return {
    start(): () => void {
      // The entry of a sheet that was open before a reload.
      covered = isOnTop() ? page() : undefined
      const stop = onSheetsChange(settle)
      return () => {
        stop()
        clearTimeout(returning)
      }
    },
    /** Another page can take the place of the sheet's entry. */
    isOnTop: () => isOnTop() && returning === undefined,
    /** Runs this when the page's own entry is on top. */
    withoutEntry(run: () => void): void {
      if (returning === undefined && !isOnTop()) run()
      else goBack(run)
    },
    /** Called for every new page. */
    forget(): void {
      covered = undefined
    },
    /** The browser went back or forward. True if the page stays, or another step back follows. */
    takesPop(): boolean {
      if (returning !== undefined) {
        finishReturn()
        return true
      }
      const sheets = openSheets()
      const isPageBelow = covered !== undefined && covered === page() && !isOnTop()
      covered = isOnTop() ? page() : undefined
      if (isPageBelow && sheets.length === 0) {
        browser.history.go(-1)
        return true
      }
      if (isPageBelow) {
        sheets.at(-1)?.()
        // There may be another one below it, or it does not close while it is busy.
        setTimeout(settle, CLOSES_MS)
        return true
      }
      for (const close of sheets.toReversed()) close()
      return false
    },
  }
}
