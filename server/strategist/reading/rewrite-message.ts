import type { Rewritten } from '../strategist.ts'
import type { MemberText } from './member-text.ts'

/** Where a place of the folded text is in the original. */
export const originalAt = ({ starts, original }: MemberText, index: number): number => starts[index] ?? original.length

const MOST_BEFORE = 3
const MOST_AFTER = 2

const LOOSE =
  'a|an|the|to|of|in|on|at|for|with|and|since|when|if|my|meu|minha|mi|quando|cuando|se|si|plus|per|por|de|do|da|em|no|na|para|pra|pro|com|que|q|e|o|os|as|y|el|la|los|las|del|al|en|con|desde|hasta|x|who'
/** Small words at both ends, which would leave the quotation hanging. */
const HANGS_OUT = new RegExp(
  `^(?:(?:${LOOSE}) )+|(?: (?:a|en|em|in) (?:dos|tres|duas|dois|two|three)| (?:${LOOSE}))+$`,
  'gi',
)

/** What is new with a few words on both sides, within its clause. */
function phraseAround(content: string, at: number, said: string): string {
  const before =
    content
      .slice(0, at)
      .split(/[,;:!?\n]|[.](?!\d)|\b(?:and|but|e|y|mas|pero)\b|\b\d[\d.,]* ?\p{L}+/u)
      .at(-1) ?? ''
  const [after = ''] = content.slice(at + said.length).split(/[,;:!?\n]|[.](?!\d)|\b(?:and|but|e|y|mas|pero)\b/)
  const left = before.trim().split(/\s+/).slice(-MOST_BEFORE)
  const isGlued = before !== '' && !/\s$/.test(before)
  const right = after.trim().split(/\s+/).slice(0, MOST_AFTER)
  return (
    [...left, (isGlued ? '\u0001' : '') + said + (after.startsWith(' ') || after === '' ? '' : '\u0000'), ...right]
      .join(' ')
      .replace('\u0000 ', '')
      // "$" stands before its number without a space.
      .replace(' \u0001', '')
      .replace('\u0001', '')
      .trim()
      .replace(HANGS_OUT, '')
  )
}

interface Replacement {
  /** The place of the message among the earlier ones. */
  place: number
  /** In the folded text. */
  start: number
  end: number
  to: string
  /** Where the same is said once more, after it. */
  again?: readonly { start: number; end: number; to: string }[]
}

/** An earlier message with something else in one place of it, or wherever the same is said. */
export function rewriteMessage(text: MemberText, { place, start, end, to, again = [] }: Replacement): Rewritten {
  const [from, after] = [originalAt(text, start), originalAt(text, end)]
  let done = after
  let rest = ''
  for (const one of again) {
    rest += text.original.slice(done, originalAt(text, one.start)) + one.to
    done = originalAt(text, one.end)
  }
  const content = text.original.slice(0, from) + to + rest + text.original.slice(done)
  return { place, content, from: text.original.slice(from, after), to, phrase: phraseAround(content, from, to) }
}
