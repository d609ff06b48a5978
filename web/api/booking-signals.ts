type Listener = (booking_id: string | undefined) => void

const listeners = new Set<Listener>()

/** Called when the other side of a session has sent something for the video. Returns a function that stops. */
export function onBookingSignal(listener: Listener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** An event came. Undefined: events may have been lost, so there may be something for any session. */
export function tellBookingSignal(booking_id: string | undefined): void {
  for (const listener of listeners) listener(booking_id)
}
