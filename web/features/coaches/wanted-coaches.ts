import { HOUSE_COACH_FACTS, type HouseCoachSlug, type HouseCoachTexts } from '#content/house-coaches/house-coach.ts'
import { HOUSE_COACH_SLUGS } from '#content/house-coaches/slugs.ts'
import { specialtiesNamed } from '#content/specialties/find-specialties.ts'
import { SPECIALTIES, type Specialty } from '#contract/coach-application-rules.ts'
import { foldText } from '#contract/fold-text-rules.ts'

/** The longest text that can be searched. */
export const SEARCH_MAX_LENGTH = 100

export type WantedCoaches = { search: string; specialty: Specialty | undefined }

/** The search in an address, without invalid values. */
export function readWanted(address: URLSearchParams): WantedCoaches {
  return {
    search: (address.get('name') ?? '').trim().slice(0, SEARCH_MAX_LENGTH),
    specialty: SPECIALTIES.find((one) => one === address.get('specialty')),
  }
}

/** The address with this search; its other fields stay. */
export function addressOf({ search, specialty }: WantedCoaches, address: URLSearchParams): Record<string, string> {
  const { name: _name, specialty: _specialty, ...rest } = Object.fromEntries(address)
  return { ...rest, ...(search && { name: search }), ...(specialty && { specialty }) }
}

/** The house coaches are not in the server's list, so the search is applied to them here. */
export function wantedHouseCoaches(
  { search, specialty }: WantedCoaches,
  texts: HouseCoachTexts['coaches'],
): HouseCoachSlug[] {
  const wanted = foldText(search)
  const named = specialtiesNamed(search)
  return HOUSE_COACH_SLUGS.filter((slug) => {
    const { name, specialties } = HOUSE_COACH_FACTS[slug]
    const { bio, tags } = texts[slug]
    const isMentioned = foldText([name, bio, ...tags].join(' ')).includes(wanted)
    const isNamed = specialties.some((one) => named.includes(one))
    return (isMentioned || isNamed) && (!specialty || specialties.includes(specialty))
  })
}
