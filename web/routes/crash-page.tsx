import RotateCw from 'lucide-react/icons/rotate-cw'
import { currentLanguage } from '#web/i18n/language.ts'
import { textsOf } from '#web/i18n/text-store.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { InkStroke } from '#web/ui/ink.tsx'
import { Wordmark } from '#web/ui/wordmark.tsx'
import { usePageTitle } from './page-title.ts'

/** What is left when a screen throws, or its code does not arrive: what happened, and two ways on. */
export function CrashPage() {
  const { t } = useTranslation(undefined, { useSuspense: false })
  // Where not even the texts arrived, there are no words to say it with.
  const speechless = !textsOf(currentLanguage(), 'common')
  usePageTitle(speechless ? '⚠' : t('page.crash'))
  const reload = () => window.location.reload()
  return (
    <main
      id="content"
      tabIndex={-1}
      className="page relative isolate grid min-h-dvh content-center gap-6 overflow-hidden py-16"
    >
      <InkStroke
        seed="knocked down"
        className="pointer-events-none absolute -start-[8%] bottom-[6%] -z-1 h-32 w-[116%] -rotate-2 text-blood"
      />
      <Wordmark label="Kiai" className="h-9" />
      {speechless ? (
        <Button size="large" aria-label="Kiai" onClick={reload} className="justify-self-start">
          <RotateCw aria-hidden="true" className="size-6" />
        </Button>
      ) : (
        <>
          <h1 className="type-display text-title">{t('crash.title')}</h1>
          <p className="max-w-[42ch] text-lead">{t('crash.text')}</p>
          <div className="flex flex-wrap gap-4">
            <Button size="large" onClick={reload}>
              {t('crash.reload')}
            </Button>
            <a href="/" className={buttonClass({ variant: 'secondary', size: 'large' })}>
              {t('crash.home')}
            </a>
          </div>
        </>
      )}
    </main>
  )
}
