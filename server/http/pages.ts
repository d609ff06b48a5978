import type { Context } from 'hono'
import type { Logger } from 'pino'
import type { Language } from '#contract/language.ts'
import { pageExists } from '#contract/pages.ts'
import { isDatabaseAway } from './database-away.ts'
import type { HttpApp, HttpEnv, ReadMember } from './http-app.ts'
import { chooseLanguage, chooseTheme, type Theme } from './page-choice.ts'
import { sendFile } from './static-files.ts'
import { createContent, sendContent, type WebContent } from './web-content.ts'
import type { LandingState, WebFiles } from './web-files.ts'

/** Placeholder in the built pages for the address of this installation, which a build cannot know. */
const BUILT_ORIGIN = '__BASE_URL__'

interface PageOptions {
  web: WebFiles
  baseUrl: string
  readMember: ReadMember
  log: Logger
}

/** Answers every GET outside the API: files of the build, the landing page, and the application's page for the rest. */
export function mountPages(app: HttpApp, { web, baseUrl, readMember, log }: PageOptions): void {
  const render = createRenderer(new URL(baseUrl).origin)
  app.get('*', async (c, next) => {
    const { path } = c.req
    if (path === '/api' || path.startsWith('/api/')) return await next()
    const file = web.files.get(path)
    if (file) {
      c.set('route', path.startsWith('/assets/') ? 'asset' : path)
      return await sendFile(c.req.raw, path, file)
    }
    if (!wantsPage(c.req.header('accept'), path)) return await next()
    const exists = pageExists(path)
    c.set('route', exists ? 'page' : 'unknown page')
    const language = chooseLanguage(c)
    const html = path === '/' ? web.landing[language][await landingState(c, readMember, log)] : web.app
    return await sendContent(c.req.raw, render(html, language, chooseTheme(c)), {
      status: exists ? 200 : 404,
      headers: {
        'cache-control': 'private, no-cache',
        'content-language': language,
        vary: 'cookie, accept-language',
        ...(path === '/' ? {} : { 'x-robots-tag': 'noindex' }),
      },
    })
  })
}

/** Whether a 404 should be a page: a person reads it, but not a missing picture or script. */
function wantsPage(accept: string | undefined, path: string): boolean {
  if (accept?.includes('text/html')) return true
  return (accept === undefined || accept.includes('*/*')) && !/\.[a-z0-9]+$/i.test(path)
}

async function landingState(c: Context<HttpEnv>, readMember: ReadMember, log: Logger): Promise<LandingState> {
  if (!c.req.header('cookie')) return 'signed-out'
  try {
    return (await readMember(c.req.raw)) ? 'signed-in' : 'signed-out'
  } catch (error) {
    // The landing page stays up while the database restarts.
    if (!isDatabaseAway(error)) throw error
    log.warn({ err: error, request_id: c.get('requestId') }, 'the landing page did without the database')
    return 'signed-out'
  }
}

/** There are few pages, languages and themes, so each combination is rendered once and cached. */
function createRenderer(origin: string) {
  const made = new Map<string, Map<string, WebContent>>()
  return (html: string, language: Language, theme: Theme): WebContent => {
    const variants = made.get(html) ?? new Map<string, WebContent>()
    made.set(html, variants)
    const name = `${language} ${theme}`
    const content = variants.get(name) ?? createContent(fill(html, language, theme, origin), 'text/html; charset=utf-8')
    variants.set(name, content)
    return content
  }
}

function fill(html: string, language: Language, theme: Theme, origin: string): string {
  return tint(html, theme)
    .replace(/<html\b[^>]*>/, (tag) =>
      tag.replace(/\blang="[^"]*"/, `lang="${language}"`).replace(/\bdata-theme="[^"]*"/, `data-theme="${theme}"`),
    )
    .replace(/\/manifest\.\w+\.webmanifest/, `/manifest.${language}.webmanifest`)
    .replaceAll(BUILT_ORIGIN, origin)
}

/** The theme colour follows the system setting; a chosen theme overrides both variants. */
function tint(html: string, theme: Theme): string {
  const chosen = new RegExp(`<meta name="theme-color" media="[^"]*: ${theme}\\)" content="(#\\w+)"`).exec(html)?.[1]
  return chosen ? html.replaceAll(/(<meta name="theme-color"[^>]* content=")#\w+/g, `$1${chosen}`) : html
}
