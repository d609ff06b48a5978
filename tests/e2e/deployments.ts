import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Stands in front of a server like a proxy. `deploy` lets it look as if a new version had been installed. */
export async function behindProxy(url: string) {
  const target = new URL(url)
  let version = 0
  const proxy = createServer((asked, answer) => {
    const { method, url: path = '/', headers } = asked
    // The worker's script is changed below, so it is asked for as it is.
    const isWorker = path === '/service-worker.js'
    const sent = { ...headers, ...(isWorker && { 'accept-encoding': 'identity', 'if-none-match': '' }) }
    const passed = request({ host: target.hostname, port: target.port, method, path, headers: sent }, (got) => {
      const { 'content-length': _length, etag: _etag, ...rest } = got.headers
      answer.writeHead(got.statusCode ?? 502, isWorker ? rest : got.headers)
      got.pipe(answer, { end: !isWorker })
      if (isWorker) got.on('end', () => answer.end(`\n// version ${version}\n`))
    })
    passed.on('error', () => answer.destroy())
    answer.on('close', () => passed.destroy())
    asked.pipe(passed)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    deploy: () => {
      version += 1
    },
    close: () => {
      proxy.closeAllConnections()
      return new Promise((resolve) => proxy.close(resolve))
    },
  }
}
