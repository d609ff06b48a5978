export { hasAdmin, isLastAdmin, lockAdmins, makeAdmin, selectAdmins } from './admins.ts'
export { dayInZone } from './day-in-zone.ts'
export { membershipType } from './profile-columns.ts'
export { profiles } from './tables.ts'
