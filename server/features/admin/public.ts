export { recordAdminAction } from './record-admin-action.ts'
