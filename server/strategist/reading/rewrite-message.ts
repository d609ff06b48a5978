import type { Rewritten } from '../strategist.ts'
import type { MemberText } from './member-text.ts'

/** Where a place of the folded text is in the original. */
export const originalAt = ({ starts, original }: MemberText, index: number): number => starts[index] ?? original.length

const MOST_BEFORE = 2
const MOST_BEFORE_OF_SEVERAL = 3
const MOST_AFTER = 3
const PER = /^(?:an?|per|por|al?|ao|na|each|cada)$/i

const LOOSE =
  'a|an|the|to|of|in|on|at|for|with|and|since|when|if|my|meu|minha|mi|quando|cuando|se|si|plus|per|por|de|do|da|em|no|na|para|pra|pro|com|que|q|e|o|os|as|y|el|la|los|las|del|al|en|con|desde|hasta|x|who'
/** Small words at both ends, which would leave the quotation hanging. */
const HANGS_OUT = new RegExp(
  `^(?:(?:${LOOSE}) )+|(?: (?:a|en|em|in) (?:dos|tres|duas|dois|two|three)| (?:${LOOSE}))+$`,
  'gi',
)

/** "The", "my", "is" and the like say nothing of a number or word by themselves. */
const SAYS_LITTLE = new RegExp(
  `^(?:${LOOSE}|is|are|was|it|its|e|é|eh|es|era|sao|são|son|not|nao|não|no|every|each)$`,
  'i',
)
const STARTS_WITH_NUMBER =
  /^(?:[^\p{L}\d]*\d|(?:two|three|four|five|six|seven|eight|nine|ten|dois|duas|tr[eê]s|quatro|cinco|seis|sete|oito|nove|dez|dos|cuatro|siete|ocho|nueve|diez)$)/iu
/** "Jammed my finger in someone's sleeve on Monday": the words before a day say nothing of it. */
const LEADS_TO_WHEN = /^(?:this|next|coming|este|esta|esse|essa|neste|nesta|on|at|in|by|em|no|na|en|el|la|los|as|às)$/i

/**
 * What is new with the words that say what it is: "4 years", "rent is 5200", "right hook", "rodilla izquierda"; with the
 * words before it also where they only lead to it, if it is said of several things: "mocks start on February 8".
 */
export function phraseAround(content: string, at: number, said: string, ofSeveral = false): string {
  const before =
    content
      .slice(0, at)
      .split(/[,;:!?()\n]|[.](?!\d)|\b(?:and|but|e|y|mas|pero)\b|\b\d[\d.,]* ?\p{L}+/u)
      .at(-1) ?? ''
  const [after = ''] = content.slice(at + said.length).split(/[,;:!?()\n]|[.](?!\d)|\b(?:and|but|e|y|mas|pero)\b/)
  const left = before.trim().split(/\s+/).filter(Boolean)
  const right = after.trim().split(/\s+/).filter(Boolean)
  // What a number counts stands after it; a price stands after what it is of.
  const [next = ''] = right
  const isNamedAfter = (STARTS_WITH_NUMBER.test(said) || left.length === 0) && next !== '' && !SAYS_LITTLE.test(next)
  // "6 hours a week".
  const isRate = PER.test(right[1] ?? '') && !/^\d/.test(right[2] ?? '')
  const isLedTo = !ofSeveral && LEADS_TO_WHEN.test(left.at(-1) ?? '')
  const words = {
    left: isNamedAfter || isLedTo ? [] : left.slice(ofSeveral ? -MOST_BEFORE_OF_SEVERAL : -MOST_BEFORE),
    right: right.slice(0, isNamedAfter && isRate ? MOST_AFTER : 1),
  }
  const isGlued = before !== '' && !/\s$/.test(before)
  return (
    [
      ...words.left,
      (isGlued && words.left.length > 0 ? '\u0001' : '') +
        said +
        (after.startsWith(' ') || after === '' ? '' : '\u0000'),
      ...words.right,
    ]
      .join(' ')
      .replace('\u0000 ', '')
      .replace('\u0000', '')
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
