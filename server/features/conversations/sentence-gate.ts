import type { Language } from '#contract/language.ts'
import { checkSentence } from '#server/strategist/safety/check-sentence.ts'
import type { ForbiddenTopic } from '#server/strategist/strategist.ts'

/** The end of a sentence, a heading or a line of a list. */
const SENTENCE_END = /[.!?…]["'”’)\]*_]{0,8}\s+|\n+/g
const IS_ENDED = /[.!?…:]["'”’)\]*_]{0,8}\s*$/
/** A new line with the mark of a list item. */
const LINE_BREAK = /\s*\n\s*(?:[-*+>]|\d{1,2}[.)])?\s*/g
/** The number of a list item, which does not end a sentence. */
const ITEM_NUMBER = /^\s*\d{1,2}[.)]\s+$/
/** A line that continues the one before: it does not begin with a capital. */
const GOES_ON = /^\s*(?:[-*+>]|\d{1,2}[.)])?[\s*_`~]*[\p{Ll}\p{N}]/u

/** The longest text that waits for its full stop; longer text is checked and shown in pieces. */
const MOST_HELD = 1_000
/** How much of the shown text is checked together with the next line. */
const MOST_REMEMBERED = 500
/** A line as short as this is no sentence: "Sauna", "20 minutes". */
const FEW_WORDS = 3
/** The shortest advice in any rule is one word of five letters. */
const SHORTEST_ADVICE = 5
/** The least number of characters of short lines that are checked together with the text before. */
const CHECKED_TOGETHER = 64
/** For this many checks every complete piece is checked at once; later, short pieces wait for CHECKED_TOGETHER. */
const CHECKED_AT_ONCE = 100

/** The text that may be shown now, and the forbidden topic of a withheld sentence. */
export interface Passed {
  shown: string
  topic: ForbiddenTopic | null
}

export interface SentenceGate {
  pass(text: string): Passed
  /** The rest without a final full stop. */
  finish(): Passed
}

/**
 * Holds back a sentence until it is complete and checked, because shown text cannot be taken back. A sentence that is
 * spread over several lines, or is too long to wait for, is checked together with the text before.
 */
export function createSentenceGate(language: Language, check: typeof checkSentence = checkSentence): SentenceGate {
  let held = ''
  /** The end of the shown text, while its sentence is not finished. */
  let unfinished = ''
  let isCut = false
  let lastLine = ''
  /** Complete sentences that were not checked yet. */
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
    /** Lines that continue `unfinished`, each checked alone but not yet together with the text before. */
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
        // An empty line ends no sentence, but separates two words.
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
      // A piece is complete only with the white space after it.
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

/** Pieces of at most the held length, cut between two words if possible. */
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
