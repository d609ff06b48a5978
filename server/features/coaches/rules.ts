import { HOUSE_COACH_SLUGS } from '#content/house-coaches/slugs.ts'

const LONGEST = 60

/** Letters that Unicode does not decompose into letter and accent. */
const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
}

/**
 * A name as part of an address: `Inês D’Ávila` is `ines-d-avila`. `ai-` is reserved for AI coaches. `nameless` is used for
 * a name without Latin letters.
 */
export function slugOf(full_name: string, nameless = 'coach'): string {
  const plain = full_name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøđðłþı]/g, (letter) => LETTERS[letter] ?? '')
  const slug = asPath(asPath(plain).slice(0, LONGEST)) || nameless
  return slug === 'ai' || slug.startsWith('ai-') ? `${nameless}-${slug}` : slug
}

function asPath(text: string): string {
  return text.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
}

/** The slug itself, or with the first number from 2 on that is free. */
export function firstFreeSlug(slug: string, given: readonly string[]): string {
  const taken = new Set<string>([...given, ...HOUSE_COACH_SLUGS])
  let free = slug
  for (let number = 2; taken.has(free); number++) free = `${slug}-${number}`
  return free
}
