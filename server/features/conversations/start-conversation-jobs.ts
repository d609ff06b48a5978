import type { Services } from '#server/services.ts'
import { interruptLifeless } from './end-answer.ts'
import { REMOVE_DELETED_CONVERSATIONS, removeDeletedConversations } from './remove-deleted-conversations.ts'

export async function startConversationJobs({ db, jobs }: Pick<Services, 'db' | 'jobs'>): Promise<void> {
  // What a process left behind that was killed, perhaps this one before it was started again.
  await interruptLifeless(db)
  await jobs.work(REMOVE_DELETED_CONVERSATIONS, () => removeDeletedConversations(db), { pollSeconds: 60 })
  await jobs.schedule(REMOVE_DELETED_CONVERSATIONS, '53 * * * *')
}
