import { join } from 'node:path'
import type { Env } from '#server/env.ts'
import { openFolder } from './folder.ts'
import type { Storage } from './storage.ts'

/** The store of the settings: an S3-compatible one where its address is given, else a folder. */
export async function openStorage(env: Env): Promise<Storage> {
  const { STORAGE_S3_ENDPOINT, STORAGE_S3_BUCKET, STORAGE_S3_REGION, STORAGE_S3_KEY_ID, STORAGE_S3_SECRET } = env
  if (!STORAGE_S3_ENDPOINT || !STORAGE_S3_BUCKET || !STORAGE_S3_KEY_ID || !STORAGE_S3_SECRET)
    return openFolder(env.STORAGE_DIR ?? join(env.DATA_DIR, 'files'))
  const { openS3 } = await import('#server/outside/storage/s3.ts')
  return openS3({
    endpoint: STORAGE_S3_ENDPOINT,
    bucket: STORAGE_S3_BUCKET,
    region: STORAGE_S3_REGION,
    keyId: STORAGE_S3_KEY_ID,
    secret: STORAGE_S3_SECRET,
  })
}
