import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '#contract/language.ts'
import type { HttpApp } from './http-app.ts'
import { sendFile } from './static-files.ts'
import { createContent } from './web-content.ts'

/** The pages that search engines may list, in every language. */
const LISTED_PAGES = ['/'] as const

/** Created here and not at build, because they contain the address of this installation. */
export function mountSearchFiles(app: HttpApp, baseUrl: string): void {
  const { origin } = new URL(baseUrl)
  const files = new Map([
    ['/robots.txt', createContent(robots(origin), 'text/plain; charset=utf-8')],
    ['/sitemap.xml', createContent(sitemap(origin), 'application/xml; charset=utf-8')],
  ])
  for (const [path, file] of files)
    app.get(path, (c) => {
      c.set('route', path)
      return sendFile(c.req.raw, path, file)
    })
}

function robots(origin: string): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`
}

function sitemap(origin: string): string {
  const urls = LISTED_PAGES.flatMap((page) => LANGUAGES.map((language) => urlEntry(origin, page, language)))
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
}

function urlEntry(origin: string, page: string, language: Language): string {
  const alternates = [
    ...LANGUAGES.map((other) => [other, languageAddress(origin, page, other)]),
    ['x-default', `${origin}${page}`],
  ].map(([name, href]) => `    <xhtml:link rel="alternate" hreflang="${name}" href="${href}"/>`)
  return `  <url>\n    <loc>${languageAddress(origin, page, language)}</loc>\n${alternates.join('\n')}\n  </url>`
}

function languageAddress(origin: string, page: string, language: Language): string {
  return `${origin}${page}${language === FALLBACK_LANGUAGE ? '' : `?lang=${language}`}`
}
