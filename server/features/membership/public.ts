export { endMemberships, giveMembership } from './give-membership.ts'
export { type END_CAUSES, memberships } from './tables.ts'
