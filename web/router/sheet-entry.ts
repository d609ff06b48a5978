import { onSheetsChange, openSheets } from '#web/ui/open-sheets.ts'

export type Browser = Pick<Window, 'history' | 'location' | 'addEventListener' | 'removeEventListener'>

/** How long the entry of a closed sheet stays, so that a page chosen in the sheet can take its place. */
const LINGERS_MS = 100
/** A browser that has not gone back by then does not go back. */
const LONGEST_RETURN_MS = 1000
/** Another document was asked for. If it has not come by then, it was a download. */
const LONGEST_LEAVING_MS = 3000

/**
 * While a sheet covers the page, an entry for it lies on top of the page's own in the browser's history. Going back takes
 * it away and closes the sheet, as people expect of a phone, and the page stays.
 */
export function createSheetEntry(browser: Browser) {
  let lingering: ReturnType<typeof setTimeout> | undefined
  let returning: ReturnType<typeof setTimeout> | undefined
  let leaving: ReturnType<typeof setTimeout> | undefined
  /** The page below the sheet. */
  let covered: string | undefined
  let afterReturn: (() => void)[] = []

  const isOnTop = () => (browser.history.state as { sheet?: unknown } | null)?.sheet === true
  const page = () => {
    const { pathname, search, hash } = browser.location
    return [(browser.history.state as { key?: string } | null)?.key, pathname, search, hash].join(' ')
  }

  const put = () => {
    covered = page()
    if (isOnTop()) return
    try {
      browser.history.pushState({ ...browser.history.state, sheet: true }, '')
    } catch {
      // Safari refuses many pushes in a short time: then going back leaves the page, and the sheet is closed.
    }
  }

  const goBack = () => {
    if (returning !== undefined) return
    returning = setTimeout(finishReturn, LONGEST_RETURN_MS)
    browser.history.go(-1)
  }

  const finishReturn = () => {
    clearTimeout(returning)
    returning = undefined
    const waiting = afterReturn
    afterReturn = []
    for (const run of waiting) run()
    settle()
  }

  const settle = () => {
    clearTimeout(lingering)
    if (returning !== undefined) return
    if (openSheets().length > 0) put()
    else if (isOnTop())
      lingering = setTimeout(() => {
        // Going back now would call off the way to another document.
        if (leaving === undefined && openSheets().length === 0 && isOnTop()) goBack()
      }, LINGERS_MS)
  }

  const onLeave = () => {
    clearTimeout(leaving)
    leaving = setTimeout(onStay, LONGEST_LEAVING_MS)
  }
  const onStay = () => {
    clearTimeout(leaving)
    leaving = undefined
    settle()
  }

  return {
    start(): () => void {
      const stop = onSheetsChange(settle)
      browser.addEventListener('beforeunload', onLeave)
      browser.addEventListener('pageshow', onStay)
      // After a reload the sheet is gone, unless its dialog opens again.
      settle()
      return () => {
        stop()
        browser.removeEventListener('beforeunload', onLeave)
        browser.removeEventListener('pageshow', onStay)
        for (const timer of [lingering, returning, leaving]) clearTimeout(timer)
      }
    },
    /** Another page can take the place of the sheet's entry. */
    isOnTop: () => isOnTop() && returning === undefined,
    /** Runs this when the page's own entry is on top. */
    withoutEntry(run: () => void): void {
      if (returning === undefined && !isOnTop()) run()
      else {
        afterReturn.push(run)
        goBack()
      }
    },
    /** The browser went back or forward. True if only a sheet goes, and the page stays. */
    takesPop(): boolean {
      if (returning !== undefined) {
        finishReturn()
        return true
      }
      const sheets = openSheets()
      if (sheets.length === 0) return false
      if (covered === page() && !isOnTop()) {
        sheets.at(-1)?.()
        // There may be another one below it, or it does not close while it is busy.
        setTimeout(settle, LINGERS_MS)
        return true
      }
      for (const close of sheets.toReversed()) close()
      return false
    },
  }
}
