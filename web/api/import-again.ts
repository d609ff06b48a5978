/** Code, or a style sheet it needs, did not arrive. It may when it is asked for again. */
export class LoadFailure extends Error {
  override name = 'LoadFailure'
}

/**
 * Browsers remember a module that did not arrive for the life of the page and never ask for it again. Their error
 * names its address; the same address with a query is another one to them, and is fetched. (A browser whose error
 * does not name it, Safari's, has no such memory: there the plain import is tried again.)
 */
export function importAgain<Module>(load: () => Promise<Module>): () => Promise<Module> {
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

/** Of the module alone: Vite names the address of a style sheet in the same way. */
function addressIn(error: unknown): string | undefined {
  const address = error instanceof Error ? /https?:\/\/[^\s?]+/.exec(error.message)?.[0] : undefined
  return address?.endsWith('.css') ? undefined : address
}

/** Vite puts the style sheet of late code into the document once, and never asks for it again. */
const missingStyles = new Set<HTMLLinkElement>()

if (typeof document !== 'undefined') {
  const notice = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missingStyles.add(target)
  }
  // Such an event does not bubble: it is seen on its way down.
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
