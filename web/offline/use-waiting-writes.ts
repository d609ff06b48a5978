import { useSessionState } from '#web/session/session-store.ts'
import { type SmallWrite, smallWrites } from './small-writes.ts'

type Kind = SmallWrite['kind']

/** What the signed-in member has written of this kind and the server does not have yet, in the order it was written. */
export function useWaitingWrites<K extends Kind>(kind: K) {
  const user_id = useSessionState().session?.user.id ?? ''
  return smallWrites
    .useWaiting(user_id)
    .filter(
      (write): write is Extract<SmallWrite, { kind: K }> & { progress: typeof write.progress } => write.kind === kind,
    )
}
