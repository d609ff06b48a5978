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
      return await (address ? (import(/* @vite-ignore */ `${address}?again=${++tries}`) as Promise<Module>) : load())
    } catch (error) {
      address ??= addressIn(error)
      throw error
    }
  }
}

function addressIn(error: unknown): string | undefined {
  return error instanceof Error ? /https?:\/\/[^\s?]+/.exec(error.message)?.[0] : undefined
}
