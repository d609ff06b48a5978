import type { Contraindication } from '#content/playbook/card.ts'
import { fold } from '../reading/fold.ts'

/**
 * Folded, in all three languages together, because members mix them. Broad on purpose: a card excluded by mistake
 * costs little, since there are others.
 */
const SAID: Record<Contraindication, RegExp> = {
  abuse:
    /\b(abus\w+|(?:he|she|partner|husband|wife|boyfriend|girlfriend|father|coach) (?:hits|beats|hurts|threatens) me|me (?:bate|agride|ameaca|pega|golpea|pega|amenaza|maltrata)|violencia domestica|domestic violence|maltrat\w+)\b/,
  concussion:
    /\b(concuss\w*|knocked out|ko'?d|blacked out|passed out|head injury|concussao|nocaute\w*|desmai\w+|pancada na cabeca|conmocion|noque\w+|desmay\w+|golpe en la cabeza|dizzy|tontura|mare(?:o|os|ado|ada))\b/,
  eating:
    /\b(anorex\w+|bulimi\w+|eating disorder|purg\w+|throw(?:ing)? up (?:food|after)|make myself (?:sick|vomit)|transtorno alimentar|trastorno alimentari\w+|vomit\w+|binge\w*|compulsao alimentar|atracon\w*)\b/,
  illness:
    /\b(fever|flu|infection|pneumonia|covid|asthma|heart condition|febre|gripe|infeccao|asma|problema (?:no coracao|cardiaco)|fiebre|infeccion|problema (?:del|de) corazon|sick with|doente|enferm[oa])\b/,
  injury:
    /\b(injur\w+|torn|sprain\w*|broken|broke my|fractur\w+|surgery|acl|meniscus|hernia\w*|lesao|lesoes|lesion\w*|machuque\w*|machucad\w+|torci|torcao|quebrei|fratur\w+|cirurgia|operei|ligament\w*|menisco|hurt my|me lastime|lastimad\w+|esguince|quebre|rotura|operacion|operaron|desgarr\w+)\b/,
  minor:
    /\b(?:i'?m|i am|im|turned) (?:only |just )?(?:[89]|1[0-7])\b(?! ?(?:kg|lb|min|week|day|hour|out|%|\/))|\b(?:[89]|1[0-7])[- ](?:years?[- ]old|yo\b)|\b(?:tenho|tem|fiz) (?:so |apenas )?(?:[89]|1[0-7]) anos|\b(?:tengo|tiene|cumpli) (?:solo )?(?:[89]|1[0-7]) anos|\b(my (?:son|daughter|kid|child)|meu filho|minha filha|mi hij[oa]|underage|menor de (?:idade|edad))\b/,
  weight:
    /\b(weight cut|cut(?:ting)? weight|make weight|lose weight|weigh[- ]in|corte de peso|cortar peso|perder peso|pesagem|bater o peso|bajar de peso|dar el peso|pesaje|emagrecer|adelgazar)\b/,
}

const KINDS = Object.keys(SAID) as Contraindication[]

/** The contraindications in the member's words, which exclude some cards. */
export function contraindicationsIn(texts: readonly string[]): ReadonlySet<Contraindication> {
  const folded = fold(texts.join('\n'))
  return new Set(KINDS.filter((kind) => SAID[kind].test(folded)))
}
