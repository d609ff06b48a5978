import type { Language } from '#contract/language.ts'
import { checkSentence } from '#server/strategist/safety/check-sentence.ts'
import type { SafetyTopic } from '#server/strategist/strategist.ts'

/** Where a sentence, a heading or a line of a list is over. */
const SENTENCE_END = /[.!?…]["'”’)\]*_]{0,8}\s+|\n+/g
const IS_ENDED = /[.!?…:]["'”’)\]*_]{0,8}\s*$/
/** A new line and the mark of an item of a list. */
const LINE_BREAK = /\s*\n\s*(?:[-*+>]|\d{1,2}[.)])?\s*/g
/** The number of an item, which ends no sentence. */
const ITEM_NUMBER = /^\s*\d{1,2}[.)]\s+$/
/** What goes on where the line before left off: it does not begin with a capital. */
const GOES_ON = /^\s*(?:[-*+>]|\d{1,2}[.)])?[\s*_`~]*[\p{Ll}\p{N}]/u

/** The longest text that waits for its full stop; what is longer is shown, and looked at, in pieces. */
const MOST_HELD = 1_000
/** How much of what was shown the next line is read together with. */
const MOST_REMEMBERED = 500
/** A line as short as this is no sentence: "Sauna", "20 minutes". */
const FEW_WORDS = 3

/** What may be shown now, and what the model must not have said, which is not shown. */
export interface Passed {
  shown: string
  topic: SafetyTopic | null
}

export interface SentenceGate {
  pass(text: string): Passed
  /** The rest, which no full stop ended. */
  finish(): Passed
}

/**
 * Holds back a sentence until it is whole and has been looked at: what was read cannot be unread. A sentence that is
 * spread over several lines, or is too long to wait for, is looked at together with what came before.
 */
export function createSentenceGate(language: Language): SentenceGate {
  let held = ''
  /** The end of what was shown, as long as nothing has ended it. */
  let unfinished = ''
  let isCut = false
  let lastLine = ''

  function look(sentences: readonly string[]): Passed {
    let shown = ''
    for (const sentence of sentences) {
      const goesOn = unfinished !== '' && (isCut || GOES_ON.test(sentence) || isShort(lastLine))
      const together = goesOn ? unfinished + sentence : sentence
      const topic =
        checkSentence(sentence, language) ??
        (goesOn ? checkSentence(together.replace(LINE_BREAK, ' '), language) : null)
      if (topic) return { shown, topic }
      shown += sentence
      if (ITEM_NUMBER.test(sentence)) {
        unfinished += unfinished && sentence
        continue
      }
      lastLine = sentence
      unfinished = IS_ENDED.test(sentence) ? '' : together.slice(-MOST_REMEMBERED)
      isCut = !/\s$/.test(sentence) || sentence.length >= MOST_HELD
    }
    return { shown, topic: null }
  }

  return {
    pass(text) {
      held += text
      const sentences: string[] = []
      let start = 0
      for (const { index, 0: end } of held.matchAll(SENTENCE_END)) {
        sentences.push(...inPieces(held.slice(start, index + end.length)))
        start = index + end.length
      }
      const pieces = inPieces(held.slice(start))
      held = pieces.pop() ?? ''
      return look([...sentences, ...pieces])
    },
    finish() {
      const rest = held
      held = ''
      return look(rest === '' ? [] : [rest])
    },
  }
}

function isShort(text: string): boolean {
  return text.trim().split(/\s+/).length <= FEW_WORDS
}

/** None longer than may be held back; cut between two words where there are two. */
function inPieces(text: string): string[] {
  const pieces: string[] = []
  let start = 0
  while (text.length - start > MOST_HELD) {
    const space = text.slice(start, start + MOST_HELD).search(/\s\S*$/)
    const end = start + (space > 0 ? space + 1 : MOST_HELD)
    pieces.push(text.slice(start, end))
    start = end
  }
  pieces.push(text.slice(start))
  return pieces
}
