/** Code, or a style sheet it needs, failed to load. A retry may succeed. */
export class LoadFailure extends Error {
  override name = 'LoadFailure'
}

/**
 * An import that can be retried. Browsers remember a module that failed to load for the life of the page, and never
 * fetch it again. Their error names its address; the same address with a query counts as another one, and is fetched.
 * Safari's error does not name it, but Safari does not remember either: there the plain import is repeated.
 */
export function retryableImport<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let address: string | undefined
  let tries = 0
  return async () => {
    try {
      if (tries++ > 0) await loadMissingStyles()
      return await (address ? (import(/* @vite-ignore */ `${address}?again=${tries}`) as Promise<Module>) : load())
    } catch (error) {
      address ??= addressIn(error)
      throw new LoadFailure(error instanceof Error ? error.message : String(error), { cause: error })
    }
  }
}

/** Only a module's address: Vite names the address of a style sheet in the same way. */
function addressIn(error: unknown): string | undefined {
  const address = error instanceof Error ? /https?:\/\/[^\s?]+/.exec(error.message)?.[0] : undefined
  return address?.endsWith('.css') ? undefined : address
}

/** Vite adds the style sheet of late code to the document once, and never retries it. */
const missingStyles = new Set<HTMLLinkElement>()

if (typeof document !== 'undefined') {
  const notice = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missingStyles.add(target)
  }
  // Load errors do not bubble, so they are caught in the capture phase.
  document.addEventListener('error', notice, true)
}

async function loadMissingStyles(): Promise<void> {
  const links = [...missingStyles]
  missingStyles.clear()
  await Promise.all(links.map(loadStyleAgain))
}

function loadStyleAgain(link: HTMLLinkElement): Promise<void> {
  const again = link.cloneNode() as HTMLLinkElement
  return new Promise((resolve, reject) => {
    again.addEventListener('load', () => resolve())
    again.addEventListener('error', () => reject(new Error(`The style sheet ${link.href} did not arrive`)))
    link.replaceWith(again)
  })
}
