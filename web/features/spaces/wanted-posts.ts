import { BUSINESS_MATTERS, BUSINESS_SIDES, type BusinessMatter } from '#contract/space-rules.ts'

/** What the reader searches for; empty fields are left out. */
export type WantedPosts = {
  search?: string
  side?: (typeof BUSINESS_SIDES)[number]
  matter?: BusinessMatter
  place?: string
}

export const SEARCH_MAX_LENGTH = 120
export const PLACE_MAX_LENGTH = 80

/** From the address, which anyone may have typed. */
export function readWanted(address: URLSearchParams): WantedPosts {
  const search = address.get('q')?.trim().slice(0, SEARCH_MAX_LENGTH)
  const side = BUSINESS_SIDES.find((one) => one === address.get('side'))
  const matter = BUSINESS_MATTERS.find((one) => one === address.get('matter'))
  const place = address.get('place')?.trim().slice(0, PLACE_MAX_LENGTH)
  return { ...(search && { search }), ...(side && { side }), ...(matter && { matter }), ...(place && { place }) }
}

export function addressOf({ search, side, matter, place }: WantedPosts): Record<string, string> {
  return { ...(search && { q: search }), ...(side && { side }), ...(matter && { matter }), ...(place && { place }) }
}

/** Searched or filtered: then what was just written is not put on top. */
export function isNarrowed(wanted: WantedPosts): boolean {
  return Object.keys(wanted).length > 0
}
