import { useState } from 'react'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { installPrompt, isInstalled } from '#web/offline/install-offer.ts'
import { useStore } from '#web/store/create-store.ts'
import { Button } from '#web/ui/button.tsx'
import { SectionCard } from '#web/ui/section-card.tsx'

/** How Kiai becomes an app of this device: by the browser's own question where it has one, else step by step in words. */
export function InstallCard() {
  const { t } = useTranslation('installed-app')
  const prompt = useStore(installPrompt)
  const [declined, setDeclined] = useState(false)
  const install = async () => {
    if (!prompt) return
    // It can be asked once; a browser that asks again sends another one.
    installPrompt.set(null)
    try {
      const { outcome } = await prompt.prompt()
      setDeclined(outcome === 'dismissed')
    } catch (error) {
      // A browser may refuse to ask. The steps in words are shown by then.
      console.warn(error)
      setDeclined(true)
    }
  }
  return (
    <SectionCard title={t('install.title')} text={t('install.text')}>
      {isInstalled() ? (
        <p>{t('install.installed')}</p>
      ) : prompt ? (
        <div>
          <Button onClick={() => void install()}>{t('install.button')}</Button>
        </div>
      ) : (
        <Steps />
      )}
      <p role="status" className="text-sm text-muted empty:hidden">
        {declined && t('install.declined')}
      </p>
    </SectionCard>
  )
}

function Steps() {
  const { t } = useTranslation('installed-app')
  return (
    <div className="grid gap-4">
      <div>
        <p className="font-semibold">{t('install.iphone')}</p>
        <ol className="mt-1 list-decimal ps-5">
          <li>{t('install.iphoneSteps.share')}</li>
          <li>{t('install.iphoneSteps.add')}</li>
          <li>{t('install.iphoneSteps.confirm')}</li>
        </ol>
      </div>
      <div>
        <p className="font-semibold">{t('install.other')}</p>
        <ol className="mt-1 list-decimal ps-5">
          <li>{t('install.otherSteps.menu')}</li>
          <li>{t('install.otherSteps.choose')}</li>
        </ol>
      </div>
    </div>
  )
}
