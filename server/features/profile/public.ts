export { hasAdmin, isLastAdmin, makeAdmin } from './admins.ts'
