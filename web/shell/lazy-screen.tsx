import type { FlatNamespace } from 'i18next'
import type { ComponentType } from 'react'
import { type Missing, MissingNotice, suspendingPart } from '#web/navigation/late-part.tsx'

export type ScreenModule = { Screen: ComponentType }

/** A page whose code and texts come when it is opened. */
export function lazyScreen(texts: readonly FlatNamespace[], load: () => Promise<ScreenModule>): ComponentType {
  return suspendingPart(async () => (await load()).Screen, { texts, Missing: MissingScreen })
}

function MissingScreen({ retry, retrying }: Missing<object>) {
  return (
    <div className="mx-auto grid min-h-dvh max-w-lg content-center p-5">
      <MissingNotice retry={retry} retrying={retrying} />
    </div>
  )
}
