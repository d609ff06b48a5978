import type { Role } from '#content/intake/intake-texts.ts'
import type { ConceptReading } from '../concepts/read-concepts.ts'
import { fold } from './fold.ts'

/** Folded, in all three languages together: whom the member speaks of. */
const SPEAKS_OF: Record<Role, RegExp> = {
  parent:
    /\b(?:(?:my|our) (?:\w+ )?(?:son|daughter|kid|kids|boy|girl|child|children|lad|twins|little one|teenager)|(?:dad|mum|mom|father|mother|parent) (?:here|of)|(?:meu|minha|nosso|nossa)s? (?:\w+ )?(?:filh[oa]s?|menin[oa]s?|guri[as]?|moleque|garot[oa]|cacula|pequen[oa])|(?:mi|mis|nuestr[oa]s?) (?:\w+ )?(?:hij[oa]s?|nen[ea]s?|nin[oa]s?|chamac[oa]s?|pib[ea]s?|chiquit[oa]|peque|guagua))\b/,
  partner:
    /\b(?:my (?:boyfriend|girlfriend|wife|husband|partner|missus|fiancee?|brother|sister|other half)|(?:meu|minha) (?:namorad[oa]|marido|esposa|mulher|noiv[oa]|companheir[oa]|irma[o]?)|mi (?:novi[oa]|marido|espos[oa]|mujer|pareja|hermano|hermana|prometid[oa]))\b/,
  coach:
    /\b(?:(?:my|our|one of my) (?:\w+ )?(?:fighters?|athletes?|boxers?|students?|pupils?|wrestlers?|juniors?|squad)|(?:meu|minha|um dos meus|uma das minhas)s? (?:\w+ )?(?:alun[oa]s?|atletas?|lutador(?:a|es|as)?|pupil[oa]s?)|(?:mi|mis|un[oa] de mis) (?:\w+ )?(?:alumn[oa]s?|atletas?|peleador(?:a|es|as)?|pupil[oa]s?|boxeador(?:a|es)?|luchador(?:a|es)?))\b/,
}

/** From this share on an event is that of somebody else. */
const OF_ANOTHER = 0.4

/**
 * For whom the member asks, if not for themself. A partner is mentioned in many messages about the member's own life, so
 * there the event must be that of the partner.
 */
export function findRole(message: string, { frames }: ConceptReading): Role | null {
  const folded = fold(message)
  const isOfAnother = frames.some(({ concept, share }) => concept.startsWith('frame-other') && share >= OF_ANOTHER)
  if (SPEAKS_OF.coach.test(folded)) return 'coach'
  if (SPEAKS_OF.parent.test(folded)) return 'parent'
  return isOfAnother && SPEAKS_OF.partner.test(folded) ? 'partner' : null
}
