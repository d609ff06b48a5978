export { endMemberships, giveMembership } from './give-membership.ts'
export { memberships } from './tables.ts'
