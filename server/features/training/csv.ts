/** One record of a table. `line` is the line of the file in which it begins: a quoted cell may have line breaks. */
export interface CsvRecord {
  line: number
  cells: string[]
  /** A quotation mark was opened in it and never closed, so that it goes on to the end of the file. */
  open_quote: boolean
}

const SEPARATORS = [',', ';', '\t'] as const
export type Separator = (typeof SEPARATORS)[number]

/** The text of a file: UTF-8, UTF-16 with its mark, or what older spreadsheets write. Undefined if it is no text. */
export function decodeText(file: Uint8Array): string | undefined {
  const [first, second] = file
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
  let text: string
  try {
    text = new TextDecoder(encoding, { fatal: true }).decode(file)
  } catch {
    text = new TextDecoder('windows-1252').decode(file)
  }
  return text.includes('\u0000') ? undefined : text
}

/** Excel writes the separator of its country: the one that is most often in the first line is meant. */
function separatorOf(text: string): Separator {
  const [head = ''] = text.trimStart().split(/[\r\n]/, 1)
  const bare = head.replaceAll(/"[^"]*"/g, '')
  const counts = SEPARATORS.map((separator) => bare.split(separator).length)
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ','
}

/** The first line in which some spreadsheets name the separator. */
const NAMED_SEPARATOR = /^\s*"?sep=(.)"?[^\S\r\n]*(?:\r\n|\r|\n)/i

/**
 * Reads a table with any of the separators and line ends. Empty lines are left out. It stops after one record more than
 * `most`: a file of a few megabytes can hold millions.
 */
export function parseCsv(text: string, most = Number.POSITIVE_INFINITY): CsvRecord[] {
  const named = NAMED_SEPARATOR.exec(text)
  const body = named ? text.slice(named[0].length) : text
  const separator = SEPARATORS.find((one) => one === named?.[1]) ?? separatorOf(body)
  return recordsOf(body, separator, { first_line: named ? 2 : 1, most })
}

interface Bounds {
  first_line: number
  most: number
}

function recordsOf(text: string, separator: Separator, { first_line, most }: Bounds): CsvRecord[] {
  const records: CsvRecord[] = []
  let line = first_line
  let record: CsvRecord = { line, cells: [], open_quote: false }
  let at = 0
  const finish = () => {
    if (record.cells.some((cell) => cell.trim() !== '')) records.push(record)
    record = { line, cells: [], open_quote: false }
  }
  while (at < text.length && records.length <= most) {
    const cell = readCell(text, at, separator)
    record.cells.push(cell.text)
    line += cell.breaks
    at = cell.end
    if (cell.open_quote) {
      record.open_quote = true
      break
    }
    if (text[at] === separator) {
      at++
      // A separator at the very end is followed by an empty cell.
      if (at === text.length) record.cells.push('')
    } else {
      at += text.startsWith('\r\n', at) ? 2 : 1
      line++
      finish()
    }
  }
  finish()
  return records
}

interface Cell {
  text: string
  /** Where the separator or the line end after it is. */
  end: number
  /** Line breaks inside. */
  breaks: number
  open_quote: boolean
}

function readCell(text: string, start: number, separator: Separator): Cell {
  const plainEnd = (from: number) => {
    let end = from
    while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end++
    return end
  }
  if (text[start] !== '"') {
    const end = plainEnd(start)
    return { text: text.slice(start, end), end, breaks: 0, open_quote: false }
  }
  let closing = text.indexOf('"', start + 1)
  while (closing !== -1 && text[closing + 1] === '"') closing = text.indexOf('"', closing + 2)
  const quoted = text.slice(start + 1, closing === -1 ? text.length : closing)
  const breaks = quoted.match(/\r\n|\r|\n/g)?.length ?? 0
  const words = quoted.replaceAll('""', '"')
  if (closing === -1) return { text: words, end: text.length, breaks, open_quote: true }
  const end = plainEnd(closing + 1)
  return { text: words + text.slice(closing + 1, end), end, breaks, open_quote: false }
}

/** What a spreadsheet would take for a formula. Full-width signs too: some take those for the same. */
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/
const GUARDED = /^'+[=+\-@\t\r＝＋－＠]/

/** A mark in front makes a spreadsheet show the words; `unguard` takes off exactly that mark. */
function guard(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell
}

export function unguard(cell: string): string {
  return GUARDED.test(cell) ? cell.slice(1) : cell
}

/** With the mark by which spreadsheets recognise UTF-8. */
export function writeCsv(rows: readonly (readonly string[])[], separator: Separator): string {
  const written = (cell: string) => {
    const safe = guard(cell)
    return /[",;\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
  }
  return `\uFEFF${rows.map((row) => `${row.map(written).join(separator)}\r\n`).join('')}`
}
