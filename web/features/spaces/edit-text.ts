/** A text with its selection. */
export type Selected = { text: string; start: number; end: number }

export const MARKS = ['bold', 'italic', 'list', 'quote', 'link'] as const
export type Mark = (typeof MARKS)[number]

const AROUND = { bold: '**', italic: '*' } as const
const BEFORE_LINE = { list: '- ', quote: '> ' } as const

/** Adds Markdown to the selection, or takes it away where it is there. */
export function mark(selected: Selected, kind: Mark): Selected {
  if (kind === 'link') return link(selected)
  if (kind === 'list' || kind === 'quote') return markLines(selected, BEFORE_LINE[kind])
  return surround(selected, AROUND[kind])
}

function surround({ text, start, end }: Selected, sign: string): Selected {
  const [before, inside, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)]
  // `*` beside the selection may be half of `**`, which is another mark.
  const isOne = (part: string) => sign !== '*' || !/\*\*$|^\*\*/.test(part)
  if (before.endsWith(sign) && after.startsWith(sign) && isOne(before) && isOne(after)) {
    const shorter = before.slice(0, -sign.length) + inside + after.slice(sign.length)
    return { text: shorter, start: start - sign.length, end: end - sign.length }
  }
  return { text: before + sign + inside + sign + after, start: start + sign.length, end: end + sign.length }
}

function markLines({ text, start, end }: Selected, sign: string): Selected {
  const first = text.lastIndexOf('\n', start - 1) + 1
  const next = text.indexOf('\n', end)
  const last = next === -1 ? text.length : next
  const lines = text.slice(first, last).split('\n')
  const isMarked = lines.every((line) => line.startsWith(sign))
  const changed = lines.map((line) => (isMarked ? line.slice(sign.length) : sign + line)).join('\n')
  const longer = changed.length - (last - first)
  return {
    text: text.slice(0, first) + changed + text.slice(last),
    start: Math.max(first, start + (isMarked ? -sign.length : sign.length)),
    end: end + longer,
  }
}

const ADDRESS = 'https://'

/** The address is selected afterwards, to be typed. */
function link({ text, start, end }: Selected): Selected {
  const inside = text.slice(start, end)
  const isAddress = inside.startsWith(ADDRESS)
  const [words, address] = isAddress ? ['', inside] : [inside, ADDRESS]
  const added = `[${words}](${address})`
  const at = start + words.length + 3
  const changed = text.slice(0, start) + added + text.slice(end)
  return isAddress
    ? { text: changed, start: start + 1, end: start + 1 }
    : { text: changed, start: at, end: at + address.length }
}

const TYPED_MENTION = /(?:^|[\s(])@([a-z0-9-]{0,30})$/i

/** What is typed of a mention right before the caret; undefined where none is being typed. */
export function typedMention(text: string, caret: number): string | undefined {
  return TYPED_MENTION.exec(text.slice(0, caret))?.[1]
}

/** Completes the mention before the caret. */
export function completeMention(text: string, caret: number, handle: string): Selected {
  const typed = typedMention(text, caret) ?? ''
  const before = text.slice(0, caret - typed.length)
  const after = text.slice(caret)
  const added = handle + (/^\s/.test(after) ? '' : ' ')
  const place = before.length + added.length
  return { text: before + added + after, start: place, end: place }
}
