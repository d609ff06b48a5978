export { hasAdmin, isLastAdmin, lockAdmins, makeAdmin } from './admins.ts'
export { profiles } from './tables.ts'
