export { endMemberships, giveMembership } from './give-membership.ts'
