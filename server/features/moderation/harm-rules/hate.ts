import { anyOf } from '#server/strategist/safety/pattern.ts'

const group =
  '(jews?|muslims?|arabs?|blacks?|black people|white people|gays?|lesbians?|trans|immigrants?|mexicans?|asians?|gypsies|women)'
const grupo =
  '(judeus?|judi[oa]s|muculman[oa]s?|musulman[oa]s?|arabes?|pret[oa]s?|negr[oa]s?|gays?|lesbicas?|lesbianas?|trans|imigrantes?|inmigrantes?|nordestin[oa]s?|venezolan[oa]s?|bolivian[oa]s?|indi[oa]s?|cigan[oa]s?|gitan[oa]s?|mor[oa]s?|mulheres|mujeres)'

/** Slurs, and groups of people as vermin. Insults that fighters also call their friends are not among them. */
export const HATE = anyOf(
  'nigger*|sand niggers?|faggots?|fags|trann(y|ies)|kikes?|chinks?(?! in )|spics?|wetbacks?|gooks?|pakis|towelheads?|ragheads?|subhumans?|retards',
  `(dirty|filthy|stupid|fucking|damn|disgusting) ${group}`,
  `${group} (should|must|deserve to|need to) … (die|be killed|be shot|burn|be wiped out|be deported)|(kill|gas|deport|lynch|burn|shoot) (all )?(the |these )?${group}`,
  `${group} (are|is) (animals|vermin|rats|parasites|trash|filth|monkeys|a disease|inferior|not human)`,
  '(go )?back to your (own )?country|heil hitler|white power|sieg heil|hitler was right',
  '(seu|sua|esse|essa|esses|bando de|so pode ser|cara de) macac[oa]s?|pret[oa] (imund[oa]|fedid[oa]|safad[oa]|nojent[oa])|crioul[oa] (safad[oa]|fedid[oa]|imund[oa])|(seu|sua|bando de) (viad[oa]s?|viadinhos?|bich(a|as|ona)|traveco*|sapat(ao|ona))|travecos?|mongoloides?',
  'volt(a|e|em) (pra|para) (a )?(africa|senzala|o seu pais|seu pais|tua terra|sua terra)|lugar de pret[oa] e',
  'maricon(es|azo)?|sudacas?|travelos?|panchitos?|machupichus?|subnormal(es)?|mongolic[oa]s?|tortilleras?|simio negro|mono negro',
  `${grupo} (de mierda|de merda|asqueros[oa]s?|nojent[oa]s?|imund[oa]s?|muert[oa]s de hambre|fedid[oa]s?|apestos[oa]s?|burr[oa]s?)`,
  `${grupo} (deviam?|deveriam?|tem que|tinham? que|mereci?em|merecen|deberian?|tienen que) … (morrer|morir|sumir|desaparecer|apanhar|queimar|arder|ser (mort[oa]s?|fuzilad[oa]s?|fusilad[oa]s?))`,
  `${grupo} (sao|son|e tudo|e tud[oa]) (uns |unos |unas |umas |una |uma )?(animais|animales|bichos?|ratos|ratas|parasitas|parasitos|lixo|basura|praga|plaga|inferiores|pest[ea])`,
  '(vuelvete|regresate|vete|larguense|vuelvanse|larguate) (a|para) (tu|su) (pais|tierra|selva)|poder blanco|(muerte|morte) (a los|aos|as|a las) (judios|moros|gays|negros|judeus|maricones)',
)
