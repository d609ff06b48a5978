/// <reference types="node" />
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { LANGUAGES } from '#contract/language.ts'
import { LandingDocument } from '#web/features/landing/landing-document.tsx'
import { LandingPage } from '#web/features/landing/landing-page.tsx'
import { loadTexts } from '#web/features/landing/load-texts.ts'
import { type Manifest, pageAssets } from '#web/features/landing/page-assets.ts'

/** Writes the landing page once for each language and session state; the server sends the one that fits as it is. */
export async function prerender({ clientDir, manifest }: { clientDir: string; manifest: Manifest }): Promise<void> {
  for (const language of LANGUAGES) {
    const texts = await loadTexts(language)
    const assets = pageAssets(manifest, language)
    for (const session of ['signed-in', 'signed-out'] as const) {
      const page = renderToString(<LandingPage sent={{ language, texts }} signedIn={session === 'signed-in'} />)
      const document = renderToStaticMarkup(
        <LandingDocument language={language} texts={texts} assets={assets} session={session} page={page} />,
      )
      await writeFile(join(clientDir, `landing.${language}.${session}.html`), `<!doctype html>${document}`)
    }
  }
  // Vite's own copy is an empty shell that only development needs; it must never be sent.
  await rm(join(clientDir, 'index.html'), { force: true })
}
