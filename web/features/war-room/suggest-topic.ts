const LONGEST = 60
const MOST_WORDS = 7

/** Common openings of a wish in three languages, which a title does not need. */
const OPENINGS =
  /^(?:(?:so|well|hi|hello|hey|olá|oi|então|hola|bueno|pues)[,.!]?\s+)*(?:(?:i|eu|yo)\s+)?(?:(?:want|need|would like|plan|hope|have|am trying|quero|preciso|gostaria de|queria|quisiera|quiero|necesito|me gustaría|espero|tengo que|tenho que)(?:\s+(?:to|de))?\s+)?/iu

/** Words that a title must not end with, such as articles and prepositions. */
const LEADING_ON =
  /^(?:a|an|the|and|but|or|is|are|was|in|on|at|of|for|to|with|by|my|that|until|before|e|é|o|as|os|um|uma|de|do|da|em|no|na|com|para|por|que|mas|meu|minha|até|y|el|la|los|las|un|una|es|en|con|del|al|pero|mi|hasta)$/iu

/** A topic in the member's own words; empty if they have written nothing of their own. */
export function suggestTopic(said: readonly string[], prompts: readonly string[]): string {
  const own = said.find((text) => !prompts.includes(text) && text.trim() !== '')
  if (own === undefined) return ''
  const [sentence = ''] = own.trim().split(/(?<=[^\d])[.!?…\n]|[;:]\s/u)
  const words = sentence.replace(OPENINGS, '').split(/\s+/).slice(0, MOST_WORDS)
  while (words.length > 1 && (words.join(' ').length > LONGEST || LEADING_ON.test(words.at(-1) ?? ''))) words.pop()
  const title = words
    .join(' ')
    .slice(0, LONGEST)
    .replace(/[,;:–-]+$/u, '')
    .trim()
  return title.charAt(0).toUpperCase() + title.slice(1)
}
