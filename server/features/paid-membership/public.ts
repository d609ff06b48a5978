export { paidMemberships } from './find-membership.ts'
export { startMembershipJobs } from './look-after-memberships.ts'
export { settleMembershipsLater } from './settle-memberships-later.ts'
