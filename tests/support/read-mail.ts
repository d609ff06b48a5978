export interface ReadMail {
  headers: Record<string, string>
  subject: string
  text: string
  html: string
}

interface Part {
  headers: Record<string, string>
  body: string
}

/** Reads what our server sends: a multipart/alternative of two parts. Not a general mail parser. */
export function readMail(raw: Buffer): ReadMail {
  const { headers, body } = readPart(raw.toString('latin1'))
  const boundary = /boundary="?([^";]+)"?/.exec(headers['content-type'] ?? '')?.[1]
  if (!boundary) throw new Error('the mail has no parts')
  const parts = `\r\n${body}`
    .split(`\r\n--${boundary}`)
    .slice(1, -1)
    .map((part) => readPart(part.replace(/^\r\n/, '')))
  const find = (type: string) => decode(parts.find((part) => part.headers['content-type']?.startsWith(type)))
  return { headers, subject: decodeWords(headers.subject ?? ''), text: find('text/plain'), html: find('text/html') }
}

function readPart(source: string): Part {
  const end = source.indexOf('\r\n\r\n')
  const lines = source
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  )
  return { headers, body: source.slice(end + 4) }
}

function decode(part: Part | undefined): string {
  if (!part) return ''
  const encoding = part.headers['content-transfer-encoding']
  const bytes =
    encoding === 'base64'
      ? Buffer.from(part.body, 'base64')
      : Buffer.from(
          encoding === 'quoted-printable' ? decodeQuoted(part.body.replace(/=\r\n/g, '')) : part.body,
          'latin1',
        )
  return bytes.toString('utf8').replaceAll('\r\n', '\n')
}

function decodeQuoted(value: string): string {
  return value.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}

function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      Buffer.from(
        kind.toUpperCase() === 'B'
          ? Buffer.from(word, 'base64')
          : Buffer.from(decodeQuoted(word.replaceAll('_', ' ')), 'latin1'),
      ).toString('utf8'),
    )
}
