import { createDecipheriv, createECDH, createHmac, randomBytes, randomUUID } from 'node:crypto'

/** A browser as its push service knows it: an address and keys, and how it reads what is sent to it (RFC 8291). */
export interface PushBrowser {
  endpoint: string
  keys: { p256dh: string; auth: string }
  read(body: Buffer): unknown
}

export function newPushBrowser(host = 'push.example'): PushBrowser {
  const own = createECDH('prime256v1')
  own.generateKeys()
  const auth = randomBytes(16)
  return {
    endpoint: `https://${host}/send/${randomUUID()}`,
    keys: { p256dh: own.getPublicKey('base64url'), auth: auth.toString('base64url') },
    read(body) {
      const salt = body.subarray(0, 16)
      const keyLength = body.readUInt8(20)
      const sender = body.subarray(21, 21 + keyLength)
      const sealed = body.subarray(21 + keyLength)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender])
      const shared = expand(hmac(auth, own.computeSecret(sender)), info, 32)
      const random = hmac(salt, shared)
      const key = expand(random, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
      const nonce = expand(random, Buffer.from('Content-Encoding: nonce\0'), 12)
      const decipher = createDecipheriv('aes-128-gcm', key, nonce)
      decipher.setAuthTag(sealed.subarray(-16))
      const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
      // The last record ends with a 2 and zeros.
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString('utf8'))
    },
  }
}

const hmac = (key: Buffer, data: Buffer): Buffer => createHmac('sha256', key).update(data).digest()

const expand = (key: Buffer, info: Buffer, length: number): Buffer =>
  hmac(key, Buffer.concat([info, Buffer.from([1])])).subarray(0, length)
