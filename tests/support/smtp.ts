import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'
import { type ReadMail, readMail } from './read-mail.ts'

export type SmtpFault =
  /** Answers 451 to the first `times` mails, then accepts them. */
  | { kind: 'temporary'; times: number }
  /** Answers 550 and repeats the recipient, like real servers. */
  | { kind: 'permanent' }
  /** Reads the mail and never answers. */
  | { kind: 'hang' }
  /** Closes the connection in the middle of the mail, the first `times` times. */
  | { kind: 'cut'; times: number }
  /** Accepts the mail after a delay. */
  | { kind: 'slow'; ms: number }

export interface ReceivedMail extends ReadMail {
  to: string[]
  encrypted: boolean
  user: string | undefined
}

interface SmtpOptions {
  /** Offers STARTTLS with a self-signed certificate. */
  starttls?: boolean
  /** Expects this user, with any password. */
  user?: string
}

class Reply extends Error {
  readonly responseCode: number

  constructor(responseCode: number, message: string) {
    super(message)
    this.responseCode = responseCode
  }
}

/** A fake mail server on loopback that speaks real SMTP; a test chooses its faults. */
export async function startSmtpServer({ starttls = false, user }: SmtpOptions = {}) {
  const received: ReceivedMail[] = []
  const sockets = new Set<Socket>()
  let fault: SmtpFault | undefined
  let attempts = 0

  async function take(raw: Buffer, session: SMTPServerSession): Promise<void> {
    const to = session.envelope.rcptTo.map(({ address }) => address)
    const ordered = fault
    attempts += 1
    if (ordered?.kind === 'temporary' && attempts <= ordered.times) throw new Reply(451, 'try again later')
    if (ordered?.kind === 'permanent') throw new Reply(550, `<${to.join()}> is not one of ours`)
    if (ordered?.kind === 'hang') return new Promise(() => {})
    if (ordered?.kind === 'slow') await sleep(ordered.ms)
    received.push({ ...readMail(raw), to, encrypted: session.secure, user: session.user })
  }

  const server = new SMTPServer({
    logger: false,
    authOptional: !user,
    disabledCommands: [...(starttls ? [] : ['STARTTLS']), ...(user ? [] : ['AUTH'])],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    closeTimeout: 1,
    onAuth: ({ username }, _session, done) => done(null, username === user ? { user: username } : {}),
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        if (fault?.kind !== 'cut' || attempts >= fault.times) return
        attempts += 1
        for (const socket of sockets) socket.destroy()
      })
      stream.on('end', () => take(Buffer.concat(chunks), session).then(() => done(), done))
    },
  })
  // Several faults make the client disconnect in the middle, so these errors are expected.
  server.on('error', () => {})
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.server.address() as AddressInfo

  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    received,
    /** How many mails were begun, accepted or not. */
    attempts: () => attempts,
    order(next: SmtpFault | undefined) {
      fault = next
      attempts = 0
    },
    /** After this the port refuses connections. */
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise<void>((closed) => server.close(() => closed()))
    },
  }
}
