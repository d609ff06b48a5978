import type { ReportReason } from '#contract/moderation-rules.ts'
import { anyOf, has, hasUndenied } from '#server/strategist/safety/pattern.ts'
import { plainWords, sentencesOf } from '#server/strategist/safety/plain-words.ts'
import { SPORT } from '#server/strategist/safety/rules/sport.ts'
import { readings } from '#server/strategist/safety/visible-text.ts'
import { DRUG, DRUG_FOR_SALE, DRUG_TALK } from './harm-rules/drugs.ts'
import { HATE } from './harm-rules/hate.ts'
import { MINOR_AT_RISK } from './harm-rules/minors.ts'
import { SCAM, SCAM_TALK } from './harm-rules/scams.ts'
import { THREAT, THREAT_OUTSIDE_SPORT } from './harm-rules/threats.ts'

/** "Do not …", as a warning to others. */
const WARNING = anyOf(
  'beware|careful|dont (fall|trust|believe|send|give|pay|click)|never (send|give|pay|share|click)|scam*|fraud*|got (a message|scammed)|reported (him|her|them|it)',
  'cuidado com|nao (caiam?|confie*|acredite*|mande*|passe*|pague*|clique*)|golpe*|fraude*|nunca (mande|passe|pague|clique)',
  'no (caigan?|confi*|crean?|manden?|pasen?|paguen?|hagan clic)|estafa*|estafador*|nunca (manden|den|paguen|pasen)',
)

/**
 * The rule of the community that the words of a post seem to break; null for all else. The rules of all languages are
 * checked, because people mix them. It only reports: a moderator decides.
 */
export function recogniseHarm(text: string): ReportReason | null {
  for (const reading of readings(text)) {
    const found = findIn(plainWords(reading))
    if (found) return found
  }
  return null
}

function findIn(words: string): ReportReason | null {
  const sentences = sentencesOf(words)
  if (has(MINOR_AT_RISK, words)) return 'minor_at_risk'
  if (has(HATE, words)) return 'hate'
  if (sentences.some((each) => hasUndenied(THREAT, each))) return 'harassment'
  if (sentences.some((each) => hasUndenied(THREAT_OUTSIDE_SPORT, each) && !has(SPORT, each))) return 'harassment'
  if (has(WARNING, words)) return null
  if (sellsDrugs(sentences)) return 'drugs'
  return sentences.some((each) => has(SCAM, each) && !has(SCAM_TALK, each)) ? 'scam' : null
}

/** The drug and the offer are often in two sentences: "Tren in stock. Message me for prices." */
function sellsDrugs(sentences: readonly string[]): boolean {
  return sentences.some((each, index) => {
    const two = `${each}${sentences[index + 1] ?? ''}`
    return has(DRUG, two) && hasUndenied(DRUG_FOR_SALE, two) && !has(DRUG_TALK, two)
  })
}
