import { readFile } from 'node:fs/promises'
import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Connect, Plugin, ProxyOptions, ViteDevServer } from 'vite'
import {
  FALLBACK_LANGUAGE,
  LANGUAGE_COOKIE,
  negotiateLanguage,
  parseLanguage,
  THEME_COOKIE,
} from '#contract/language.ts'
import { isLoopbackHost } from '#server/http/this-machine.ts'

/** The paths that the API answers in development; Vite answers all others. */
const answeredByApi = ['/api', '/files', '/metrics', '/sitemap.xml', '/robots.txt']

/** In development `/` is the landing page, every other page is the app, and the API is proxied on the same port. */
export function devPages({ root, apiPort }: { root: string; apiPort: string | undefined }): Plugin {
  const api: ProxyOptions = {
    target: `http://127.0.0.1:${apiPort}`,
    configure: (proxy) => proxy.on('proxyReq', forwardClientAddress),
  }
  return {
    name: 'kiai-dev-pages',
    apply: 'serve',
    config: () => ({
      appType: 'custom',
      server: apiPort ? { proxy: Object.fromEntries(answeredByApi.map((path) => [path, api])) } : {},
    }),
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (asksForPage(request)) sendPage(server, root, request, response).catch(next)
        else next()
      })
    },
  }
}

/** The API allows some calls only from this machine. Behind Vite everybody would seem local, so the address is forwarded. */
function forwardClientAddress(sent: ClientRequest, { socket }: IncomingMessage): void {
  const address = socket.remoteAddress ?? 'unknown'
  if (!isLoopbackHost(address)) sent.setHeader('x-forwarded-for', address)
}

function asksForPage(request: Connect.IncomingMessage): boolean {
  const { pathname } = addressOf(request)
  return (
    request.method === 'GET' &&
    (request.headers.accept ?? '').includes('text/html') &&
    !answeredByApi.some((path) => pathname === path || pathname.startsWith(`${path}/`)) &&
    !/^\/@|\.\w+$/.test(pathname)
  )
}

async function sendPage(server: ViteDevServer, root: string, request: IncomingMessage, response: ServerResponse) {
  const address = addressOf(request)
  const source = await readFile(join(root, address.pathname === '/' ? 'index.html' : 'app.html'), 'utf8')
  const html = await server.transformIndexHtml(address.pathname, source)
  const cookies = new Map(
    (request.headers.cookie ?? '').split('; ').map((pair) => pair.split('=', 2) as [string, string]),
  )
  const language =
    parseLanguage(address.searchParams.get('lang')) ??
    parseLanguage(cookies.get(LANGUAGE_COOKIE)) ??
    negotiateLanguage(request.headers['accept-language']) ??
    FALLBACK_LANGUAGE
  const theme = /^(?:dark|light)$/.exec(cookies.get(THEME_COOKIE) ?? '')?.[0] ?? 'system'
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.end(html.replace('<html lang="en" data-theme="system">', `<html lang="${language}" data-theme="${theme}">`))
}

function addressOf(request: IncomingMessage): URL {
  return new URL(request.url ?? '/', 'http://kiai.invalid')
}
