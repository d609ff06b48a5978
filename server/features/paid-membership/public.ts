export { paidMemberships } from './find-membership.ts'
export { leaveMembership } from './leave-membership.ts'
export { startMembershipJobs } from './look-after-memberships.ts'
