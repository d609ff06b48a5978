/**
 * Words that only insult, in the three languages together: people mix them. Boundaries of words are kept, and accents are
 * removed before. Rough talk of the gym ("beast", "monstro", "crack") is not among them.
 */
const WORDS = [
  'bitch|bastard|asshole|motherfucker|fuck(?:er|ing|ed)?|cunt|whore|slut|faggot|retard(?:ed)?|moron|idiot|scum|piece of shit|shithead|nigg(?:er|a)|fat pig|ugly|stupid|dumb|loser|worthless|pathetic',
  'puta|puto|filh[oa] da puta|arrombad[oa]|viado|bicha|corno|desgracad[oa]|idiota|imbecil|burr[oa]|otari[oa]|vagabund[oa]|lixo|nojent[oa]|gord[oa] nojent[oa]|merda|babaca|cuz(?:ao|ona)|inutil|fracassad[oa]',
  'hij[oa] de puta|pendej[oa]|cabron|maric(?:a|on)|mierda|estupid[oa]|basura|perr[oa] asquer[ao]s[oa]|zorra|tarad[oa]|gilipollas|boludo de mierda|asqueros[oa]|fracasad[oa]|gord[oa] asqueros[oa]',
]
const INSULT = new RegExp(`(?<![\\p{L}])(?:${WORDS.join('|')})(?![\\p{L}])`, 'iu')

export function insults(text: string): boolean {
  return INSULT.test(text.normalize('NFD').replaceAll(/\p{M}/gu, ''))
}
