type Close = () => void

/** Menus, panels and dialogs that cover the page, the topmost last. */
const sheets: Close[] = []
const listeners = new Set<() => void>()

/** A sheet is open until the returned function is called. `close` is called when the reader goes back. */
export function coverPage(close: Close): () => void {
  // A function of its own: two sheets may be closed by the same one.
  const sheet = () => close()
  sheets.push(sheet)
  tell()
  return () => {
    sheets.splice(sheets.indexOf(sheet), 1)
    tell()
  }
}

export function openSheets(): readonly Close[] {
  return sheets
}

export function onSheetsChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell(): void {
  for (const listener of listeners) listener()
}
