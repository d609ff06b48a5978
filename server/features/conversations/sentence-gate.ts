import type { Language } from '#contract/language.ts'
import { checkSentence } from '#server/strategist/safety/check-sentence.ts'
import type { ForbiddenTopic } from '#server/strategist/strategist.ts'

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
/** The shortest advice that any rule knows is one word of five letters. */
const SHORTEST_ADVICE = 5
/** How many characters of short lines are checked together with what came before them, at the least. */
const CHECKED_TOGETHER = 64
/** So many times whatever is whole is checked at once; an answer of more and shorter pieces waits for CHECKED_TOGETHER. */
const CHECKED_AT_ONCE = 100

/** What may be shown now, and what the model must not have said, which is not shown. */
export interface Passed {
  shown: string
  topic: ForbiddenTopic | null
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
export function createSentenceGate(language: Language, check: typeof checkSentence = checkSentence): SentenceGate {
  let held = ''
  /** The end of what was shown, as long as nothing has ended it. */
  let unfinished = ''
  let isCut = false
  let lastLine = ''
  /** Whole sentences that were not looked at yet. */
  let whole: string[] = []
  let wholeLength = 0
  let looks = 0

  function lookAtWhole(): Passed {
    if (whole.length === 0) return { shown: '', topic: null }
    const sentences = whole
    whole = []
    wholeLength = 0
    looks++
    return look(sentences)
  }

  function look(sentences: readonly string[]): Passed {
    let shown = ''
    /** Lines that go on from `unfinished`, each checked alone but not yet together with what came before. */
    let lines = ''
    const checkTogether = () => {
      const topic = lines && check((unfinished + lines).replace(LINE_BREAK, ' '), language)
      if (topic) return topic
      shown += lines
      unfinished = (unfinished + lines).slice(-MOST_REMEMBERED)
      lines = ''
      return null
    }
    for (const sentence of sentences) {
      if (sentence.trim() === '') {
        // An empty line says nothing and ends nothing, but it does part two words.
        if (lines) lines += sentence
        else shown += sentence
        if (unfinished && !lines && !/\s$/.test(unfinished)) unfinished += ' '
        continue
      }
      const alone = sentence.length < SHORTEST_ADVICE ? null : check(sentence, language)
      const goesOn = unfinished + lines !== '' && (isCut || GOES_ON.test(sentence) || isShort(lastLine))
      if (!goesOn || alone) {
        const topic = checkTogether() ?? alone
        if (topic) return { shown, topic }
        unfinished = ''
      }
      if (goesOn) lines += sentence
      else shown += sentence
      if (ITEM_NUMBER.test(sentence)) continue
      lastLine = sentence
      isCut = !/\s$/.test(sentence) || sentence.length >= MOST_HELD
      const isEnded = IS_ENDED.test(sentence)
      if (isEnded || lines.length >= 2 * CHECKED_TOGETHER) {
        const topic = checkTogether()
        if (topic) return { shown, topic }
      }
      if (isEnded) unfinished = ''
      else if (!goesOn) unfinished = sentence.slice(-MOST_REMEMBERED)
    }
    return { topic: checkTogether(), shown }
  }

  return {
    pass(text) {
      held += text
      // Nothing is whole before the white space after it.
      if (!/\s/.test(text) && held.length <= MOST_HELD) return { shown: '', topic: null }
      let start = 0
      for (const { index, 0: end } of held.matchAll(SENTENCE_END)) {
        whole.push(...inPieces(held.slice(start, index + end.length)))
        wholeLength += index + end.length - start
        start = index + end.length
      }
      const pieces = inPieces(held.slice(start))
      held = pieces.pop() ?? ''
      whole.push(...pieces)
      if (pieces.length === 0 && wholeLength < CHECKED_TOGETHER && looks >= CHECKED_AT_ONCE)
        return { shown: '', topic: null }
      return lookAtWhole()
    },
    finish() {
      if (held !== '') whole.push(held)
      held = ''
      return lookAtWhole()
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
