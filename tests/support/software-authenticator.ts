import { createHash, createPrivateKey, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { Input } from '#contract/endpoint.ts'
import type { addPasskey, signInWithPasskey } from '#contract/passkeys.ts'

type NewCredential = Input<typeof addPasskey>['credential']
type GivenCredential = Input<typeof signInWithPasskey>['credential']

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const CREDENTIAL_INCLUDED = 0x40

/** Deviations from the protocol that an attacker might try. */
interface Deviation {
  origin?: string
  rpId?: string
  userVerified?: boolean
  userHandle?: string
  counter?: number
  challenge?: string
  /** Made in a page that another site embeds. */
  crossOrigin?: boolean
}

interface Options {
  challenge: string
}

const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url')
const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest()

/** An authenticator with one passkey that uses the real formats: CBOR, COSE and ES256 signatures. */
export class SoftwareAuthenticator {
  readonly id = base64url(randomBytes(32))
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  readonly #origin: string
  #userHandle = ''
  #counter = 0

  constructor(origin: string) {
    this.#origin = origin
  }

  create(options: Record<string, unknown>, deviation: Deviation = {}): NewCredential {
    const { challenge, user } = options as unknown as Options & { user: { id: string } }
    this.#userHandle = user.id
    const key = this.#keys.publicKey.export({ format: 'jwk' })
    // COSE_Key: kty 2 (EC2), alg -7 (ES256), crv 1 (P-256), x, y.
    const coseKey = Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      cborBytes(Buffer.from(key.x ?? '', 'base64url')),
      Buffer.from([0x22]),
      cborBytes(Buffer.from(key.y ?? '', 'base64url')),
    ])
    const id = Buffer.from(this.id, 'base64url')
    const attested = Buffer.concat([Buffer.alloc(16), uint(id.length, 2), id, coseKey])
    const authenticatorData = Buffer.concat([this.#authenticatorData(deviation, CREDENTIAL_INCLUDED), attested])
    // A map of three: fmt "none", an empty attStmt, authData.
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3]),
      ...[cborText('fmt'), cborText('none'), cborText('attStmt'), Buffer.from([0xa0])],
      ...[cborText('authData'), cborBytes(authenticatorData)],
    ])
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: this.#clientData('webauthn.create', challenge, deviation),
        attestationObject: base64url(attestationObject),
        transports: ['internal'],
      },
    }
  }

  get(options: Record<string, unknown>, deviation: Deviation = {}): GivenCredential {
    const { challenge } = options as unknown as Options
    this.#counter += 1
    const authenticatorData = this.#authenticatorData(deviation)
    const clientDataJSON = this.#clientData('webauthn.get', challenge, deviation)
    const signed = Buffer.concat([authenticatorData, sha256(Buffer.from(clientDataJSON, 'base64url'))])
    const key = createPrivateKey({ key: this.#keys.privateKey.export({ format: 'jwk' }), format: 'jwk' })
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON,
        authenticatorData: base64url(authenticatorData),
        signature: base64url(sign('sha256', signed, key)),
        userHandle: deviation.userHandle ?? this.#userHandle,
      },
    }
  }

  #authenticatorData({ rpId, userVerified = true, counter }: Deviation, flags = 0): Buffer {
    const all = flags | USER_PRESENT | (userVerified ? USER_VERIFIED : 0)
    const hash = sha256(rpId ?? new URL(this.#origin).hostname)
    return Buffer.concat([hash, Buffer.from([all]), uint(counter ?? this.#counter, 4)])
  }

  #clientData(type: string, challenge: string, { origin, challenge: other, crossOrigin = false }: Deviation): string {
    const data = { type, challenge: other ?? challenge, origin: origin ?? this.#origin, crossOrigin }
    return base64url(JSON.stringify(data))
  }
}

function uint(value: number, bytes: number): Buffer {
  const buffer = Buffer.alloc(bytes)
  buffer.writeUIntBE(value, 0, bytes)
  return buffer
}

function cborBytes(bytes: Buffer): Buffer {
  return Buffer.concat([
    bytes.length < 256 ? Buffer.from([0x58, bytes.length]) : Buffer.from([0x59, ...uint(bytes.length, 2)]),
    bytes,
  ])
}

function cborText(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])
}
