export { createAuth } from './auth.ts'
export { bootstrapAdmin, grantAdmin } from './grant-admin.ts'
export { createReadMember, type ReadMember } from './read-member.ts'
