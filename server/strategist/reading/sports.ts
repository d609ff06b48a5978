import type { Language } from '#contract/language.ts'
import { cut, type MemberText } from './member-text.ts'

/** International names, searched in every language and spelling. */
export const SPORT_NAMES = new RegExp(
  String.raw`\b(?:${[
    'brazilian jiu[ -]?jitsu|(?:no[ -]gi )?jiu[ -]?j[iu]ts[uo]|jui[ -]?jitsu|ju[ -]?jitsu|bjj|luta livre|lucha libre|submission grappling|no[ -]gi|grappling|grapling|jiu(?! ?-?j)',
    'mua[yi] ?(?:thai|tai)|boxe tailandes|boxeo tailandes|thai boxing',
    'kick[ -]?box(?:ing|e|eo)?|k-?1',
    'boxing|boxeo|boxe|boxng',
    'mma|mixed martial arts|artes marciais mistas|artes marciales mixtas|vale[ -]tudo',
    'judo|yudo',
    'wrestling|luta olimpica|lucha olimpica|luta greco[ -]romana|lucha grecorromana|greco[ -]roman',
    'karate|carate|kyokushin',
    'tae ?kwon ?do|taekwando|tkd',
    'capoeira|sambo|krav maga|savate|sanda|sanshou|wushu|kung[ -]?fu|aikido|hapkido|kendo|sumo|lethwei|glima|hema',
    'fencing|esgrima',
    'martial arts|artes marciais|artes marciales|combat sports|esportes de combate|deportes de combate',
  ].join('|')})\b`,
  'g',
)

/** Words for people who practise a sport. */
const PRACTISED: Record<Language, readonly [RegExp, string][]> = {
  en: [
    [/\bkickboxer\b/, 'kickboxing'],
    [/\bboxer\b/, 'boxing'],
    [/\bwrestler\b/, 'wrestling'],
    [/\bjudoka\b/, 'judo'],
    [/\bkarateka\b/, 'karate'],
    [/\b(?:fencer)\b/, 'fencing'],
    [/\bgrappler\b/, 'grappling'],
  ],
  pt: [
    [/\bkickboxer\b/, 'kickboxing'],
    [/\b(?:boxeador|boxeadora|pugilista|boxear)\b/, 'boxe'],
    [/\bjudocas?\b/, 'judô'],
    [/\b(?:carateca|karateca)\b/, 'caratê'],
    [/\bcapoeirista\b/, 'capoeira'],
    [/\b(?:jiujiteiro|jiujiteira)\b/, 'jiu-jítsu'],
    [/\besgrimista\b/, 'esgrima'],
  ],
  es: [
    [/\b(?:entreno|entrenar|hago|hacer|practico|practicar|clases? de|pelea de|club de|gimnasio de) box\b/, 'box'],
    [/\bkickboxer\b/, 'kickboxing'],
    [/\b(?:boxeador|boxeadora|pugil|boxear)\b/, 'boxeo'],
    [/\b(?:judoca|yudoca|judoka)\b/, 'judo'],
    [/\bkarateca\b/, 'karate'],
    [/\b(?:entreno|hago|practico) lucha\b/, 'lucha'],
    [/\besgrimista\b/, 'esgrima'],
  ],
}

/** The combat sport in a text, as written. */
export function findSport(text: MemberText, language: Language): string | undefined {
  const [named] = text.folded.matchAll(SPORT_NAMES)
  if (named) return cut(text, named.index, named.index + named[0].length)
  return PRACTISED[language].find(([pattern]) => pattern.test(text.folded))?.[1]
}
