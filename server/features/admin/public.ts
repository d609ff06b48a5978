export { recordAdminAction } from './record-admin-action.ts'
export { searchQuery } from './search-query.ts'
export { member_directory } from './tables.ts'
