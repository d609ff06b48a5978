import { generateKeyPairSync, sign, X509Certificate } from 'node:crypto'

const DAY_MS = 24 * 60 * 60 * 1000

/** A part of a certificate in DER: its tag, its length and its content. */
function part(tag: number, ...contents: Uint8Array[]): Buffer {
  const content = Buffer.concat(contents)
  if (content.length < 0x80) return Buffer.concat([Buffer.from([tag, content.length]), content])
  const hex = content.length.toString(16)
  const length = Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex')
  return Buffer.concat([Buffer.from([tag, 0x80 | length.length]), length, content])
}

const sequence = (...contents: Uint8Array[]) => part(0x30, ...contents)
const text = (tag: number, value: string) => part(tag, Buffer.from(value, 'latin1'))
const moment = (value: Date) => text(0x18, `${value.toISOString().replaceAll(/[-:T]|\.\d+/g, '')}`)
const OID = {
  ecdsaWithSha256: Buffer.from('06082a8648ce3d040302', 'hex'),
  commonName: Buffer.from('0603550403', 'hex'),
  alternativeName: Buffer.from('0603551d11', 'hex'),
}

/** A certificate for these names, made for one test. */
export function selfSigned(names: readonly string[]): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const algorithm = sequence(OID.ecdsaWithSha256)
  const name = sequence(part(0x31, sequence(OID.commonName, text(0x0c, names[0] ?? ''))))
  const alternatives = sequence(...names.map((each) => text(0x82, each)))
  const body = sequence(
    part(0xa0, part(0x02, Buffer.from([2]))),
    part(0x02, Buffer.from([1])),
    algorithm,
    name,
    sequence(moment(new Date(Date.now() - DAY_MS)), moment(new Date(Date.now() + DAY_MS))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    part(0xa3, sequence(sequence(OID.alternativeName, part(0x04, alternatives)))),
  )
  const signature = sign('sha256', body, privateKey)
  const certificate = sequence(body, algorithm, part(0x03, Buffer.from([0]), signature))
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: new X509Certificate(certificate).toString(),
  }
}
