type Measure = (text: string) => number

/** Where a line may end; not at a space that keeps a figure beside its noun. */
const GAPS = /[^\S\u00A0]+/

/** Lines no wider than `width`. A wider word is split, because a picture cannot scroll. */
export function wrapLines(text: string, width: number, measure: Measure): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(GAPS).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word
    if (measure(longer) <= width) {
      line = longer
      continue
    }
    if (line) lines.push(line)
    const pieces = cutWord(word, width, measure)
    lines.push(...pieces.slice(0, -1))
    line = pieces.at(-1) ?? ''
  }
  return line ? [...lines, line] : lines
}

function cutWord(word: string, width: number, measure: Measure): string[] {
  const pieces: string[] = []
  let piece = ''
  for (const character of word) {
    if (piece && measure(piece + character) > width) {
      pieces.push(piece)
      piece = ''
    }
    piece += character
  }
  return [...pieces, piece]
}

/** The same number of lines with more equal lengths, so that no single word is left on the last line. */
export function balanceLines(text: string, width: number, measure: Measure): string[] {
  let lines = wrapLines(text, width, measure)
  let tooNarrow = width / 2
  let enough = width
  while (enough - tooNarrow > 4) {
    const middle = (tooNarrow + enough) / 2
    const tried = wrapLines(text, middle, measure)
    if (tried.length === lines.length) {
      enough = middle
      lines = tried
    } else {
      tooNarrow = middle
    }
  }
  return lines
}

type Frame = { width: number; height: number; largest: number; smallest: number; leading: number }

/** The largest font size at which the text fits its frame without splitting a word. */
export function fitLines(text: string, frame: Frame, measureAt: (size: number) => Measure) {
  const words = text.split(GAPS)
  for (let size = frame.largest; size > frame.smallest; size -= 2) {
    const measure = measureAt(size)
    if (words.some((word) => measure(word) > frame.width)) continue
    const lines = wrapLines(text, frame.width, measure)
    if (lines.length * size * frame.leading <= frame.height) {
      return { size, lines: balanceLines(text, frame.width, measure) }
    }
  }
  return { size: frame.smallest, lines: wrapLines(text, frame.width, measureAt(frame.smallest)) }
}
