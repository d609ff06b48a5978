import type { Language } from '#contract/language.ts'
import { cut, type MemberText } from './member-text.ts'
import { NUMBER } from './number-words.ts'

const LEVELS: Record<Language, RegExp> = {
  en: /\b(?:(?:total |complete |absolute )?(?:beginner|novice|newbie)|(?:(?:one|two|three|four|1|2|3|4)[ -]stripe )?(?:white|yellow|orange|green|blue|purple|brown|red|black)[ -]?belt|intermediate|amateur|semi[ -]?pro|(?<!(?:turn|go|going|turning|become|becoming) (?:a )?)(?:pro fighter|pro boxer|professional fighter|professional boxer)|(?<=\bi(?:'m| am) (?:a )?)(?:pro\b|professional)|advanced (?:fighter|student|level))\b/,
  pt: /\b(?:iniciantes?|principiante|novat[oa]|faixas?[ -](?:branca|cinza|amarela|laranja|verde|azul|roxa|marrom|vermelha|preta)|intermediari[oa]|amador(?:a|es)?|semi[ -]?profissional|lutador(?:a)? profissional|boxeador(?:a)? profissional|atleta profissional|(?<=\bsou )profissional|avancad[oa])\b/,
  es: /\b(?:principiante|novat[oa]|(?:cinturon|cinta)[ -](?:blanc[oa]|amarill[oa]|naranja|verde|azul|morad[oa]|violeta|marron|cafe|roj[oa]|negr[oa])|intermedi[oa]|amateur|aficionad[oa]|semi[ -]?profesional|(?:peleador|luchador|boxeador|atleta)a? profesional|(?<=\bsoy )profesional|avanzad[oa])\b/,
}

const YEARS: Record<Language, RegExp> = {
  en: new RegExp(
    String.raw`\b(?:${NUMBER.en}|a)(?: and a half)? (?:years?|months?)(?= (?:of )?(?:training|experience|in (?:the )?(?:sport|gym|boxing|bjj|mma|judo)|on the mats|practi[cs]ing|boxing|grappling))|(?<=\b(?:train(?:ed|ing)|box(?:ed|ing)|compet(?:ed|ing)|practi[cs](?:ed|ing)|grappling|fighting)(?: [\w-]+){0,3} for (?:about |almost |over )?)(?:${NUMBER.en}|a)(?: and a half)? (?:years?|months?)`,
  ),
  pt: new RegExp(
    String.raw`(?<=\b(?:treino|luto|pratico|faco|treinando|treinar|boxeio)(?: [\w-]+){0,3} (?:ha|faz|a) (?:uns |quase |mais de )?)(?:${NUMBER.pt})(?: (?:anos?|mes(?:es)?))|(?:${NUMBER.pt}) (?:anos?|mes(?:es)?)(?= (?:de (?:treino|pratica|experiencia|tatame|academia|luta|jiu|boxe|muay|judo|mma)|treinando|lutando))`,
  ),
  es: new RegExp(
    String.raw`(?<=\b(?:entreno|peleo|practico|hago|entrenando)(?: [\w-]+){0,3} (?:desde )?hace (?:unos |casi |mas de )?)(?:${NUMBER.es})(?: (?:anos?|mes(?:es)?))|(?:${NUMBER.es}) (?:anos?|mes(?:es)?)(?= (?:de (?:entrenamiento|practica|experiencia|boxeo|jiu|muay|judo|mma)|entrenando|peleando|practicando|haciendo))`,
  ),
}

/** A belt that someone wants is not their level. */
const WANTED =
  /\b(?:get|earn|reach|become|getting|pegar|conseguir|ganhar|virar|chegar|sacar|obtener|llegar|ganar|ser|turn|my next)(?: (?:to|a|al|my|the|an?|o|minha|mi|el|la|un))* $/

/** The member's level and experience in their own words. */
export function findLevel(text: MemberText, language: Language): string | undefined {
  const said = [LEVELS[language].exec(text.folded), YEARS[language].exec(text.folded)]
    .filter((match) => match !== null)
    .filter((match) => !WANTED.test(text.folded.slice(Math.max(0, match.index - 20), match.index)))
    .map((match) => cut(text, match.index, match.index + match[0].length))
  return said.length > 0 ? said.join(', ') : undefined
}
