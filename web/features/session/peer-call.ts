import { asApiError } from '#web/api/api-error.ts'
import { onBookingSignal } from '#web/api/booking-signals.ts'
import { call } from '#web/api/client.ts'
import { isRecord, parseJson } from '#web/api/json.ts'
import { randomUuid } from '#web/api/random-uuid.ts'

/*
 * Video between two browsers. Each page that takes part has an id of its own; it says hello with it, and the other page
 * answers. From then on both speak to that id alone, so that messages of a page that was reloaded or closed are ignored.
 * Only the caller makes offers, so two offers never cross.
 */

type Signal = { from: string; to: string | null } & (
  | { kind: 'hello' }
  | { kind: 'bye' }
  | { kind: 'description'; description: RTCSessionDescriptionInit }
  | { kind: 'candidates'; candidates: RTCIceCandidateInit[] }
)
type Message = Signal extends infer One ? (One extends Signal ? Omit<One, 'from' | 'to'> : never) : never

export type TrackKind = 'audio' | 'video'
export type CallState = {
  /** `waiting`: nobody is there yet, or no more. */
  connection: 'waiting' | 'connecting' | 'connected'
  remote: MediaStream | undefined
  /** What the other side has switched on. */
  theirs: Record<TrackKind, boolean>
}

export const FIRST_STATE: CallState = {
  connection: 'waiting',
  remote: undefined,
  theirs: { audio: false, video: false },
}

type Options = {
  booking_id: string
  isCaller: boolean
  iceServers: RTCIceServer[]
  onState: (state: CallState) => void
  /** The other side can no longer be told anything. */
  onProblem: (error: unknown) => void
}

/** An event on the stream says when to look; this is for a stream that is not connected. */
const LOOK_EVERY_MS = 3_000
/** Addresses that a browser finds shortly after each other are sent together. */
const GATHER_MS = 150
const TRIES = 3
const TRY_AGAIN_MS = 1_000

export class PeerCall {
  readonly #options: Options
  readonly #me = randomUuid()
  readonly #tracks: Record<TrackKind, MediaStreamTrack | null> = { audio: null, video: null }
  #state = FIRST_STATE
  #other: string | undefined
  #connection: RTCPeerConnection | undefined
  #states: RTCDataChannel | undefined
  #candidates: RTCIceCandidateInit[] = []
  #position: number | undefined
  #turn: Promise<void> = Promise.resolve()
  #sending: Promise<void> = Promise.resolve()
  #isOver = false
  readonly #stop: () => void

  constructor(options: Options) {
    this.#options = options
    const look = () => this.#look()
    const timer = setInterval(look, LOOK_EVERY_MS)
    const forget = onBookingSignal((id) => {
      if (id === undefined || id === options.booking_id) look()
    })
    this.#stop = () => {
      clearInterval(timer)
      forget()
    }
    look()
  }

  /** Sends this track to the other side from now on; null: nothing. */
  async send(kind: TrackKind, track: MediaStreamTrack | null): Promise<void> {
    this.#tracks[kind] = track
    await this.#sendTracks()
    this.#tellStates()
  }

  close(): void {
    if (this.#isOver) return
    this.#isOver = true
    this.#stop()
    this.#say({ kind: 'bye' })
    this.#connection?.close()
  }

  #change(next: Partial<CallState>): void {
    this.#state = { ...this.#state, ...next }
    if (!this.#isOver) this.#options.onState(this.#state)
  }

  /** One after the other: an answer must not overtake the offer it belongs to. */
  #look(): void {
    this.#turn = this.#turn.then(() => this.#read()).catch((error: unknown) => console.warn(error))
  }

  async #read(): Promise<void> {
    if (this.#isOver) return
    const id = this.#options.booking_id
    const { signals } = await call('GET /api/bookings/:id/signals', { id, after: this.#position ?? 0 })
    const isFirst = this.#position === undefined
    this.#position = Math.max(this.#position ?? 0, ...signals.map(({ position }) => position))
    // What was sent before belongs to earlier visits. Whoever is there answers this hello.
    if (isFirst) return this.#say({ kind: 'hello' }, null)
    for (const { signal } of signals) {
      const read = readSignal(signal)
      if (read && !this.#isOver) await this.#take(read)
    }
  }

  async #take(signal: Signal): Promise<void> {
    if (signal.from === this.#me || (signal.to !== null && signal.to !== this.#me)) return
    if (signal.kind === 'hello') {
      if (signal.to === null) this.#say({ kind: 'hello' }, signal.from)
      if (signal.from !== this.#other) this.#connect(signal.from)
      return
    }
    if (signal.from !== this.#other) return
    if (signal.kind === 'bye') this.#leave()
    else if (signal.kind === 'description') await this.#describe(signal.description)
    else for (const candidate of signal.candidates) await this.#connection?.addIceCandidate(candidate)
  }

  #leave(): void {
    this.#connection?.close()
    this.#connection = undefined
    this.#other = undefined
    this.#change(FIRST_STATE)
  }

  #connect(other: string): void {
    this.#connection?.close()
    this.#other = other
    const connection = new RTCPeerConnection({ iceServers: this.#options.iceServers })
    this.#connection = connection
    const remote = new MediaStream()
    const isCurrent = () => this.#connection === connection
    if (this.#options.isCaller)
      for (const kind of ['audio', 'video'] as const) connection.addTransceiver(kind, { direction: 'sendrecv' })
    this.#states = connection.createDataChannel('states', { negotiated: true, id: 0 })
    this.#states.onopen = () => this.#tellStates()
    this.#states.onmessage = ({ data }) => {
      const theirs = parseJson(String(data))
      if (isCurrent() && isRecord(theirs))
        this.#change({ theirs: { audio: theirs.audio === true, video: theirs.video === true } })
    }
    connection.ontrack = ({ track }) => {
      remote.addTrack(track)
      if (isCurrent()) this.#change({ remote })
    }
    connection.onicecandidate = ({ candidate }) => {
      if (candidate && isCurrent()) this.#gather(candidate.toJSON())
    }
    connection.onnegotiationneeded = () => {
      if (this.#options.isCaller && isCurrent()) void this.#offer(connection)
    }
    connection.onconnectionstatechange = () => {
      if (!isCurrent()) return
      const { connectionState } = connection
      if (connectionState === 'failed' && this.#options.isCaller) connection.restartIce()
      this.#change({ connection: connectionState === 'connected' ? 'connected' : 'connecting' })
    }
    this.#change({ connection: 'connecting', remote: undefined, theirs: FIRST_STATE.theirs })
    if (this.#options.isCaller) void this.#sendTracks()
  }

  async #offer(connection: RTCPeerConnection): Promise<void> {
    await connection.setLocalDescription()
    const { localDescription } = connection
    if (localDescription) this.#say({ kind: 'description', description: localDescription.toJSON() })
  }

  async #describe(description: RTCSessionDescriptionInit): Promise<void> {
    const connection = this.#connection
    if (!connection) return
    await connection.setRemoteDescription(description)
    if (description.type !== 'offer') return
    // The caller's offer has made these; both sides send, or may send later.
    for (const transceiver of connection.getTransceivers()) transceiver.direction = 'sendrecv'
    await this.#sendTracks()
    await this.#offer(connection)
  }

  async #sendTracks(): Promise<void> {
    for (const { sender, receiver } of this.#connection?.getTransceivers() ?? []) {
      const track = this.#tracks[receiver.track.kind === 'audio' ? 'audio' : 'video']
      if (sender.track !== track) await sender.replaceTrack(track)
    }
  }

  #tellStates(): void {
    if (this.#states?.readyState !== 'open') return
    const { audio, video } = this.#tracks
    this.#states.send(JSON.stringify({ audio: audio !== null, video: video !== null }))
  }

  #gather(candidate: RTCIceCandidateInit): void {
    this.#candidates.push(candidate)
    if (this.#candidates.length > 1) return
    const connection = this.#connection
    setTimeout(() => {
      const candidates = this.#candidates.splice(0)
      if (this.#connection === connection && !this.#isOver) this.#say({ kind: 'candidates', candidates })
    }, GATHER_MS)
  }

  /** In order. Without an address it goes to the page that is known; before a hello nothing but a hello is sent. */
  #say(message: Message, to: string | null | undefined = this.#other): void {
    if (to === undefined) return
    const signal = JSON.stringify({ ...message, from: this.#me, to })
    this.#sending = this.#sending.then(() => this.#post(signal)).catch(this.#options.onProblem)
  }

  async #post(signal: string): Promise<void> {
    for (let tried = 1; ; tried++) {
      try {
        await call('POST /api/bookings/:id/signals', { id: this.#options.booking_id, signal })
        return
      } catch (error) {
        const { status } = asApiError(error)
        if (tried === TRIES || (status >= 400 && status < 500)) throw error
        await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS))
      }
    }
  }
}

/** Undefined for what this page does not understand: a newer page may say more. */
function readSignal(text: string): Signal | undefined {
  const signal = parseJson(text)
  if (!isRecord(signal) || typeof signal.from !== 'string') return undefined
  if (signal.to !== null && typeof signal.to !== 'string') return undefined
  const isKnown =
    signal.kind === 'hello' ||
    signal.kind === 'bye' ||
    (signal.kind === 'description' && isRecord(signal.description)) ||
    (signal.kind === 'candidates' && Array.isArray(signal.candidates))
  return isKnown ? (signal as Signal) : undefined
}
