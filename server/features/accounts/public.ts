export { createAuth } from './auth.ts'
export { bootstrapAdmin, grantAdmin } from './grant-admin.ts'
export { createReadMember } from './read-member.ts'
