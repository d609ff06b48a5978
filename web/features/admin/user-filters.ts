import { MEMBERSHIP_TYPES } from '#contract/access.ts'
import { USER_SORTS, USER_STATUSES } from '#contract/admin-rules.ts'
import { chosenOnly, readChoice, readWords } from './address-filters.ts'
import type { UserFilters } from './queries.ts'

export function readUserFilters(address: URLSearchParams): UserFilters {
  return {
    search: readWords(address),
    membership_type: readChoice(address, 'role', MEMBERSHIP_TYPES),
    status: readChoice(address, 'status', USER_STATUSES),
    sort: readChoice(address, 'sort', USER_SORTS),
  }
}

export function writeUserFilters({ search, membership_type, status, sort }: UserFilters): Record<string, string> {
  return chosenOnly({ search, role: membership_type, status, sort })
}
