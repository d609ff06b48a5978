import { MENTION_PATTERN } from '#contract/space-rules.ts'

export type Mention = { handle: string; full_name: string }

/** A piece of text; of a mention with its handle, of a bare address with the address. */
type Piece = { text: string; handle?: string; href?: string }

/** A full stop or a bracket after an address ends the sentence, not the address. */
const ADDRESS = /https:\/\/[^\s<>"]*[^\s<>"'.,;:!?)\]}]/gi

/** Finds mentions of the given members and bare https addresses. A handle that is nobody's stays plain text. */
export function splitText(text: string, mentions: readonly Mention[]): Piece[] {
  const addresses = [...text.matchAll(ADDRESS)].map(({ 0: href, index }) => ({ start: index, text: href, href }))
  const named = [...text.matchAll(MENTION_PATTERN)].flatMap(({ 0: found, 1: typed = '', index }) => {
    const handle = mentions.find((mention) => mention.handle === typed.toLowerCase())?.handle
    return handle ? [{ start: index, text: found, handle }] : []
  })
  const pieces: Piece[] = []
  let place = 0
  for (const { start, ...link } of [...addresses, ...named].sort((one, other) => one.start - other.start)) {
    if (start < place) continue
    if (start > place) pieces.push({ text: text.slice(place, start) })
    pieces.push(link)
    place = start + link.text.length
  }
  if (place < text.length || pieces.length === 0) pieces.push({ text: text.slice(place) })
  return pieces
}
