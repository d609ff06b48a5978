import { LANGUAGES, type Language } from '#contract/language.ts'
import type { PageAssets } from './page-assets.ts'
import { addressIn, BASE_URL, structuredData } from './structured-data.ts'
import type { LandingTexts } from './texts/en.ts'

const locales: Record<Language, string> = { en: 'en_US', pt: 'pt_BR', es: 'es_LA' }

type LandingDocumentProps = {
  language: Language
  texts: LandingTexts
  assets: PageAssets
  session: 'signed-in' | 'signed-out'
  page: string
}

export function LandingDocument({ language, texts, assets, session, page }: LandingDocumentProps) {
  const { title, description, pictureAlt } = texts.meta
  const picture = `${BASE_URL}/og/${language}.png`
  return (
    // The server finds and rewrites this opening tag, so it needs exactly these attributes in this order.
    <html lang={language} data-theme="system">
      <head>
        <meta charSet="utf-8" />
        <title>{title}</title>
        <meta name="description" content={description} />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {assets.fonts.map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" crossOrigin="" href={font} />
        ))}
        {assets.styles.map((style) => (
          <link key={style} rel="stylesheet" href={style} />
        ))}
        {/* The page can be read without modules, so fonts and styles get the bandwidth first. */}
        {assets.modules.map((module) => (
          <link key={module} rel="modulepreload" fetchPriority="low" href={module} />
        ))}
        <script type="module" fetchPriority="low" src={assets.script} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0b0a09" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f3ede3" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={`/manifest.${language}.webmanifest`} />
        <link rel="canonical" href={addressIn(language)} />
        {LANGUAGES.map((one) => (
          <link key={one} rel="alternate" hrefLang={one} href={addressIn(one)} />
        ))}
        <link rel="alternate" hrefLang="x-default" href={`${BASE_URL}/`} />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content="Kiai" />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta property="og:url" content={addressIn(language)} />
        <meta property="og:locale" content={locales[language]} />
        {LANGUAGES.filter((one) => one !== language).map((one) => (
          <meta key={one} property="og:locale:alternate" content={locales[one]} />
        ))}
        <meta property="og:image" content={picture} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta property="og:image:alt" content={pictureAlt} />
        <meta name="twitter:card" content="summary_large_image" />
        <meta name="twitter:title" content={title} />
        <meta name="twitter:description" content={description} />
        <meta name="twitter:image" content={picture} />
        <meta name="twitter:image:alt" content={pictureAlt} />
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block of our own texts, escaped where it is made
          dangerouslySetInnerHTML={{ __html: structuredData(language, texts) }}
        />
      </head>
      <body>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: this is what React rendered, kept whole for hydration */}
        <div id="root" data-session={session} dangerouslySetInnerHTML={{ __html: page }} />
      </body>
    </html>
  )
}
