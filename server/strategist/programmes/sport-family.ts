import type { Family } from '#content/programmes/programme-texts.ts'

/** Folded, in all three languages together. The first that fits counts: a kickboxer is no boxer, and karate has kicks. */
const FAMILY_WORDS: readonly [Family, RegExp][] = [
  [
    'mixed',
    /\b(?:mma|mixed martial|artes marciais mistas|artes marciales mixtas|vale[ -]tudo|krav maga|hapkido|sambo|shooto)\b/,
  ],
  ['points', /\b(?:karate\w*|carate\w*|tae ?kwon ?do|taekwando|tkd|capoeira\w*|wushu|kung[ -]?fu|poomsae)\b/],
  [
    'kicking',
    /\b(?:kick ?-?box\w*|k-?1|mua[yi] ?-?(?:thai|tai)|thai ?boxing|thai|boxeo? tailandes|kyokushin|savate|san(?:da|shou)|lethwei|(?<!no )(?<!without )kicks?|(?<!sem )chutes?|(?<!sin )patadas?)\b/,
  ],
  [
    'grappling',
    /\b(?:bjj|jiu\w*|jui[ -]?jitsu|ju[ -]?jitsu|grappl\w*|grapling|no[ -]?gi|luta livre|lucha libre|[jy]udo\w*|wrestl\w*|luta olimpica|lucha olimpica|lucha(?:dor\w*)?|greco\w*|rol(?:ls|ling|ar|amos|eo)|kimono|tatam[ei]s?|guard passing|takedowns?|seoi ?nage|uchi ?mata|o ?soto|o ?uchi|randori|ne ?waza|tachi ?waza|uchi ?komi|half guard|meia guarda|media guardia|de la riva|armbars?|double leg|single leg)\b/,
  ],
  [
    'striking',
    /\b(?:box(?:in(?:g|')?|e|ed|eo|er|ear|eador\w*)?|pugilis\w*|pad ?work|mitts?|manoplas?|sombra|shadow\w*|jabs?)\b/,
  ],
]
const NOT_ONLY_STRIKING = /\b(?:mua[yi] ?-?(?:thai|tai)|thai ?boxing|kick ?-?box\w*|boxeo? tailandes|boxe tailandes)\b/g

/** How the sport of a text is trained; undefined if it names none. A striking and a grappling one together are mixed. */
export function familyOf(folded: string): Family | undefined {
  const bare = folded.replace(NOT_ONLY_STRIKING, ' kickboxing ')
  const found = FAMILY_WORDS.filter(([family, words]) =>
    words.test(family === 'striking' ? bare.replaceAll('kickboxing', ' ') : bare),
  ).map(([family]) => family)
  if (found.includes('mixed')) return 'mixed'
  if (found.includes('grappling') && found.length > 1) return 'mixed'
  return found[0]
}
