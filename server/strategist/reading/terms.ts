import { CARD_IDS } from '#content/playbook/cards.ts'
import { PLAYBOOK } from '#content/playbook/playbook.ts'
import type { Language } from '#contract/language.ts'
import { words } from './fold.ts'
import { stem } from './stem.ts'

/** The stems of the significant words of a text, each once. */
export function termsOf(text: string, language: Language): string[] {
  const telling = words(text).filter((word) => word.length > 1 && !STOP_WORDS[language].has(word))
  return [...new Set(telling.map((word) => stem(word, language)))]
}

const rarities = new Map<Language, ReadonlyMap<string, number>>()

/** How telling each stem of the playbook is: low when many cards have it. */
export function termRarities(language: Language): ReadonlyMap<string, number> {
  const known = rarities.get(language)
  if (known) return known
  const holders = new Map<string, number>()
  for (const { why, steps, close_up, question } of Object.values(PLAYBOOK[language]))
    for (const term of termsOf([why, ...steps, ...close_up, question].join(' '), language))
      holders.set(term, (holders.get(term) ?? 0) + 1)
  const made = new Map([...holders].map(([term, count]) => [term, Math.log((CARD_IDS.length + 1) / count)]))
  rarities.set(language, made)
  return made
}

const set = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/))

/** Words that say nothing about the problem, folded. "No" or "time" are not among them, because they do. */
const STOP_WORDS: Record<Language, ReadonlySet<string>> = {
  en: set(`a an and are as at be been but by can could did do does for from get got had has have he her him his how i
    i'm i've i'll i'd im ive if in into is it it's its just let like make me my of on or our out she should so some
    than that the their them then there these they this those to too up us very was we were what when where which who
    will with would you your help please want need really about am because still also any going go
    start`),
  pt: set(`a o as os um uma uns umas e ou de do da dos das em no na nos nas por pelo pela para pra pro com sem que se
    eu me mim meu minha meus minhas voce voces ele ela eles elas seu sua isso isto esse essa este esta aquele aquela
    ser sou e estou esta estao estava foi era tem tenho ter ha muito muita mais mas como quando onde qual quais ja so
    ao aos ate lhe nos quero queria preciso ajuda ajudar favor vou vai fazer faz gostaria to ta pq porque tambem
    montar comecar`),
  es: set(`a el la los las un una unos unas y o de del en por para con sin que se yo me mi mis tu tus su sus te lo le
    les nos ese esa eso este esta esto aquel ser soy es son estoy esta estan estaba fue era tiene tengo tener hay muy
    mucho mucha mas pero como cuando donde cual ya al hasta quiero quisiera necesito ayuda ayudar favor voy va hacer
    hace porque pq xq tambien si armar empezar`),
}
