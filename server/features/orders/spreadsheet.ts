/** A table as CSV. A spreadsheet must not take a text for a formula. */
export function spreadsheet(rows: readonly (readonly unknown[])[]): string {
  return rows.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('')
}

function cell(value: unknown): string {
  const text = String(value ?? '')
  const safe = /^[=+\-@\t\r]/.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
