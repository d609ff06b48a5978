import { useEffect, useState } from 'react'
import type { Language } from '#contract/language.ts'
import { type Flash, takeFlash } from '#web/session/flash.ts'
import { Arsenal } from './arsenal.tsx'
import { Closing } from './closing.tsx'
import { Corner } from './corner.tsx'
import { Footer } from './footer.tsx'
import { Hero } from './hero.tsx'
import { type Spoken, useLanguage } from './language-state.ts'
import { Networks } from './networks.tsx'
import { useSignedIn, useSignInPath } from './session-state.ts'
import type { LandingTexts } from './texts/en.ts'
import { Ticker } from './ticker.tsx'
import { TopBar } from './top-bar.tsx'

type Failure = keyof Pick<LandingTexts['bar'], 'signOutFailed' | 'languageFailed' | 'adminOnly' | 'coachOnly'>

const TURNED_AWAY: Record<Flash, Failure> = { 'admin-only': 'adminOnly', 'coach-only': 'coachOnly' }

export function LandingPage({ sent, signedIn: sentSignedIn }: { sent: Spoken; signedIn: boolean }) {
  const { language, texts, choose } = useLanguage(sent)
  const { signedIn, signOut } = useSignedIn(sentSignedIn)
  const signInPath = useSignInPath(signedIn)
  const [failure, setFailure] = useState<Failure>()

  // A person without access to a page is redirected here and told why.
  useEffect(() => {
    const flash = takeFlash()
    if (flash) setFailure(TURNED_AWAY[flash])
  }, [])

  const attempt = (work: Promise<void>, ifItFails: Failure) => {
    setFailure(undefined)
    work.catch((error) => {
      console.warn(error)
      setFailure(ifItFails)
    })
  }
  const chooseLanguage = (wanted: Language) => attempt(choose(wanted, signedIn), 'languageFailed')

  return (
    <>
      <TopBar
        texts={texts.bar}
        language={language}
        signedIn={signedIn}
        {...(failure && { notice: texts.bar[failure] })}
        {...((failure === 'adminOnly' || failure === 'coachOnly') && { noticeTitle: texts.bar.accessDenied })}
        onChooseLanguage={chooseLanguage}
        onSignOut={() => attempt(signOut(), 'signOutFailed')}
      />
      <main id="content">
        <Hero texts={texts.hero} signInPath={signInPath} />
        <Ticker texts={texts} />
        <Arsenal texts={texts.arsenal} signInPath={signInPath} />
        <Corner texts={texts.corner} />
        <Networks texts={texts.networks} signedIn={signedIn} signInPath={signInPath} />
        <Closing texts={texts.closing} signedIn={signedIn} signInPath={signInPath} />
      </main>
      <Footer texts={texts} language={language} onChooseLanguage={chooseLanguage} />
    </>
  )
}
