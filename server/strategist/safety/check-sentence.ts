import type { Language } from '#contract/language.ts'
import type { ForbiddenTopic } from '../strategist.ts'
import { ADVICE_RULES, WARNING } from './advice-rules.ts'
import { anyOf, has, hasUndenied } from './pattern.ts'
import { plainWords } from './plain-words.ts'
import { readings } from './visible-text.ts'

const TURN = / (?:but|however|instead|then|just|rather|mas|porem|entao|depois|pero|entonces|luego|sino) /
/** Reassuring phrases, which do not deny what follows. */
const SOOTHING = anyOf(
  'dont worry|do not worry|no problem|dont tell|dont be (afraid|scared)|nao se preocupe|sem problema|nao conte|nao tenha medo|no te preocupes|no hay problema|no le digas|no tengas miedo|no pasa nada',
)
const STARTS_WITH_DENIAL = anyOf(
  'never|do not|dont|avoid|no|not|nunca|jamais|nao|evite|jamas|evita|stay away|i wont|i will not|wont|nem|ni',
)

/** The forbidden topic of a model's sentence; a warning against the same thing passes. */
export function checkSentence(sentence: string, _language: Language): ForbiddenTopic | null {
  for (const reading of readings(sentence)) {
    const topic = adviceOf(reading)
    if (topic) return topic
  }
  return null
}

function adviceOf(sentence: string): ForbiddenTopic | null {
  let denying = false
  for (const part of sentence.split(/[,;:()–—]/)) {
    const turns = plainWords(part).split(TURN)
    for (const [index, turn] of turns.entries()) {
      const words = ` ${turn.trim()} `
      if (index > 0 || has(SOOTHING, words)) denying = false
      const topic = adviceIn(words)
      if (topic && !denying) return topic
      // The denial applies to all items of a list: "Never use saunas, diuretics or laxatives."
      if (has(STARTS_WITH_DENIAL, words) && !has(SOOTHING, words)) denying = true
    }
  }
  return null
}

function adviceIn(words: string): ForbiddenTopic | null {
  if (has(WARNING, words)) return null
  const rule = ADVICE_RULES.find(
    ({ says, and, unless }) => hasUndenied(says, words) && (!and || has(and, words)) && !(unless && has(unless, words)),
  )
  return rule?.topic ?? null
}
