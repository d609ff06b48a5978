export { recordAdminAction } from './record-admin-action.ts'
export { searchQuery } from './search-query.ts'
