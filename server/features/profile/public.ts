export { hasAdmin, isLastAdmin, listAdmins, lockAdmins, makeAdmin } from './admins.ts'
export { dayInZone } from './day-in-zone.ts'
export { profiles } from './tables.ts'
