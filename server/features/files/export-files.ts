import { buffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import type { Services } from '#server/services.ts'
import { objectNames } from './rules.ts'
import { files } from './tables.ts'

/** A member's files with their bytes in base64: an address alone would be worth nothing once the account is gone. */
export async function exportFiles({ db, storage }: Pick<Services, 'db' | 'storage'>, user_id: string) {
  const rows = await db.select().from(files).where(eq(files.owner_id, user_id))
  return await Promise.all(
    rows.map(async (row) => {
      const stream = await storage.read(objectNames(row.id).large)
      return { ...row, content: stream ? (await buffer(stream)).toString('base64') : null }
    }),
  )
}
