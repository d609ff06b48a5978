/**
 * Insults in the three languages together, because people mix them. Boundaries of words are kept, and accents are removed
 * before. Rough talk of the gym ("beast", "monstro", "cabron") is not among them: a brief that is refused wrongly is worse
 * than a rude word that the buyer's own message quotes.
 */

/** Words with no other use. */
const ALWAYS = [
  'asshole|motherfucker|cunt|whore|slut|faggot|retard|shithead|scumbag|nigg(?:er|a)|piece of shit|fat pig|son of a bitch',
  'filh[oa] da puta|arrombad[oa]|viado|desgracad[oa]|imbecil|otari[oa]|babaca|cuz(?:ao|ona)|gord[oa] nojent[oa]|(?:seu|sua) (?:merda|lixo|burr[oa]|puta|bicha|corno|idiota|vagabund[oa]|inutil|nojent[oa]|fracassad[oa])',
  'hij[oa] de (?:la gran )?puta|gilipollas|maricon|perr[oa] asquer[ao]s[oa]|boludo de mierda|gord[oa] asqueros[oa]|pedazo de (?:mierda|basura|idiota|imbecil)',
].join('|')

/** Words that insult only when they say what somebody is: "a stupid mistake" and "comida basura" are ordinary. */
const EN_NOUNS = 'idiot|moron|loser|bastard|bitch|scum'
const EN_ADJECTIVES = 'ugly|stupid|dumb|pathetic|worthless|retarded'
const PT_WORDS =
  'idiota|burr[oa]|lixo|merda|nojent[oa]|inutil|fracassad[oa]|vagabund[oa]|corno|puta|puto|bicha|retardad[oa]|fei[oa]'
const ES_WORDS =
  'idiota|estupid[oa]|pendej[oa]|basura|mierda|asqueros[oa]|inutil|fracasad[oa]|tarad[oa]|zorra|marica|puta|fe[oa]'

/** The word ends what is said of the person: "you are stupid strong" praises. */
const ENDS = String.raw`(?=\s*(?:[.,;:!?)"”»]|$|and\b|but\b|because\b|as\b|e\b|mas\b|y\b|pero\b|porque\b|que\b|como\b))`
/** Somebody who thinks badly of themselves is to be lifted up: "she thinks she is worthless". */
const NOT_A_FEELING = String.raw`(?<!\b(?:thinks?|thought|feels?|felt|believes?|fears?|says?|said|told (?:her|him|them|me)|acha|pensa|sente|diz|disse|falou|cree|piensa|siente|dice|dijo|dijeron)(?: (?:that|que))?\s+)`

const SAYS_WHO = [
  String.raw`${NOT_A_FEELING}\p{L}+(?:['’]re| are|['’]s| is) (?:such |just |really |a |an |the |total |complete |biggest |little |fucking )*(?:${EN_NOUNS})s?${ENDS}`,
  String.raw`\b(?:you|ya) (?:little |fucking |stupid |dumb |ugly )*(?:${EN_NOUNS})\b`,
  String.raw`${NOT_A_FEELING}\b(?:you|he|she|they)(?:['’]?re| are|['’]s| is) (?:so |just |really |too |very |fucking )*(?:${EN_ADJECTIVES})${ENDS}`,
  String.raw`\bfuck (?:you|him|her|them)\b`,
  String.raw`${NOT_A_FEELING}\b(?:(?:voce|vc|ele|ela|tu) (?:e|es)|que e (?:um|uma)) (?:so |mesmo |muito |tao |um |uma |o |a )*(?:${PT_WORDS})${ENDS}`,
  String.raw`${NOT_A_FEELING}\b(?:eres|(?:el|ella|vos|usted) (?:es|sos)|sos|que es (?:un|una)) (?:solo |muy |tan |un |una |el |la )*(?:${ES_WORDS})${ENDS}`,
].join('|')

const INSULT = new RegExp(String.raw`(?<!\p{L})(?:${ALWAYS})(?!\p{L})|${SAYS_WHO}`, 'iu')

export function insults(text: string): boolean {
  return INSULT.test(text.normalize('NFD').replaceAll(/\p{M}/gu, ''))
}
