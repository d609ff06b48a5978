import { type ComponentProps, useSyncExternalStore } from 'react'
import { readStored } from '#web/i18n/browser-storage.ts'
import { writtenHelp } from '#web/network/written-help.ts'
import { latePart } from '#web/router/late-part.tsx'
import { waitingKey } from '#web/session/load-when-waiting.ts'
import { useStore } from '#web/store/create-store.ts'
import { isWriting } from './late-composer.tsx'
import type { WaitingPosts as LoadedWaitingPosts } from './waiting-post.tsx'

/*
 * Only people who write see these parts, so they load with the composer. Both can be needed without it too: for a post
 * that waits from an earlier visit, or from another tab.
 */

const LateCrisisHelp = latePart(
  () => import('#web/network/crisis-help.tsx'),
  (module) => module.CrisisHelp,
)
const LateWaitingPosts = latePart(
  () => import('./waiting-post.tsx'),
  (module) => module.WaitingPosts,
)

export function CrisisHelp() {
  const help = useStore(writtenHelp)
  const writing = useStore(isWriting)
  return help || writing ? <LateCrisisHelp /> : null
}

export function WaitingPosts(props: ComponentProps<typeof LoadedWaitingPosts>) {
  const key = waitingKey('waiting-posts', props.user_id)
  const hasWaiting = useSyncExternalStore(onOtherTabsStore, () => readStored(key) !== null)
  const writing = useStore(isWriting)
  return hasWaiting || writing ? <LateWaitingPosts {...props} /> : null
}

function onOtherTabsStore(listener: () => void): () => void {
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}
