export { hasAdmin, isLastAdmin, listAdmins, lockAdmins, makeAdmin } from './admins.ts'
export { profiles } from './tables.ts'
