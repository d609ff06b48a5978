import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'

/** What a page does a while after something else comes sooner. */
const QUIET_MS = 4_000

/** The names of built files, in a document and in the worker's list. */
const FILE_NAMES = /\/assets\/(?=\w)/g

/**
 * Stands in front of a server like a proxy. `deploy` lets it look as if a new version had been installed: documents and the
 * worker name the files in another folder, which is given back.
 */
export async function behindProxy(url: string) {
  const target = new URL(url)
  let version = 0
  let askedAt = Date.now()
  const folder = () => (version === 0 ? '/assets/' : `/assets/v${version}/`)
  const proxy = createServer((asked, answer) => {
    askedAt = Date.now()
    const { method, url: path = '/', headers } = asked
    // What names files is changed below, so it is asked for as it is.
    const namesFiles = path === '/service-worker.js' || headers.accept?.includes('text/html') === true
    const sent = { ...headers, ...(namesFiles && { 'accept-encoding': 'identity', 'if-none-match': '' }) }
    const file = path.replace(/^\/assets\/v\d+\//, '/assets/')
    const passed = request({ host: target.hostname, port: target.port, method, path: file, headers: sent }, (got) => {
      const { 'content-length': _length, etag: _etag, ...rest } = got.headers
      answer.writeHead(got.statusCode ?? 502, namesFiles ? rest : got.headers)
      if (namesFiles)
        text(got).then(
          (body) => answer.end(body.replaceAll(FILE_NAMES, folder())),
          () => answer.destroy(),
        )
      else got.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    answer.on('close', () => passed.destroy())
    asked.pipe(passed)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    /** The folder that documents name from now on. */
    deploy: () => {
      version += 1
      return folder()
    },
    /** Waits until no page and no worker has asked for anything for a while. */
    async untilQuiet() {
      while (Date.now() - askedAt < QUIET_MS) await setTimeout(100)
    },
    close: () => {
      proxy.closeAllConnections()
      return new Promise((resolve) => proxy.close(resolve))
    },
  }
}
