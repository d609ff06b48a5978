import { createCipheriv, createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { PushSender } from '#server/outside/push/open-push-service.ts'
import type { Services } from '#server/services.ts'
import { push_keys, push_subscriptions } from './tables.ts'

export type KeyServices = Pick<Services, 'db' | 'env' | 'secret' | 'baseUrl'>

/** The keys of the settings, or those that this installation made for itself. */
export async function readSender(services: KeyServices): Promise<PushSender> {
  const { env } = services
  const subject = subjectOf(services)
  const { VAPID_PUBLIC_KEY: public_key, VAPID_PRIVATE_KEY: private_key } = env
  if (public_key && private_key) return { public_key, private_key, subject }
  return { ...((await readStored(services)) ?? (await makeKeys(services))), subject }
}

/** Push services write there when something is wrong with what we send. */
function subjectOf({ env, baseUrl }: Pick<Services, 'env' | 'baseUrl'>): string {
  if (baseUrl.startsWith('https:')) return baseUrl
  return `mailto:${env.SUPPORT_EMAIL ?? 'no-reply@kiai.example'}`
}

interface Keys {
  public_key: string
  private_key: string
}

async function readStored({ db, secret }: Pick<Services, 'db' | 'secret'>): Promise<Keys | undefined> {
  const [stored] = await db.select().from(push_keys)
  if (!stored) return undefined
  const private_key = unseal(stored.sealed_private_key, secret)
  return private_key === undefined ? undefined : { public_key: stored.public_key, private_key }
}

/**
 * The first of several processes stores its pair, the others read it. A pair that cannot be read, because the session secret
 * is another one, is replaced; the devices that know the old one have to be switched on again.
 */
async function makeKeys(services: Pick<Services, 'db' | 'secret'>): Promise<Keys> {
  const { db, secret } = services
  await db.transaction(async (tx) => {
    const [stored] = await tx.select().from(push_keys).for('update')
    if (stored && unseal(stored.sealed_private_key, secret) !== undefined) return
    if (stored) {
      await tx.delete(push_keys).where(eq(push_keys.only, true))
      await tx.delete(push_subscriptions)
    }
    const pair = createECDH('prime256v1')
    pair.generateKeys()
    // With leading zeros, which the number of a private key may have.
    const private_key = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
      .subarray(-32)
      .toString('base64url')
    await tx
      .insert(push_keys)
      .values({ public_key: pair.getPublicKey('base64url'), sealed_private_key: seal(private_key, secret) })
      .onConflictDoNothing()
  })
  const stored = await readStored(services)
  if (!stored) throw new Error('the keys for pushes were not stored')
  return stored
}

const IV_BYTES = 12
const TAG_BYTES = 16

function sealingKey(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'kiai push keys', 32))
}

function seal(text: string, secret: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', sealingKey(secret), iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

function unseal(sealed: string, secret: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  try {
    const decipher = createDecipheriv('aes-256-gcm', sealingKey(secret), bytes.subarray(0, IV_BYTES))
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
    return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    // Sealed with another secret.
    return undefined
  }
}
