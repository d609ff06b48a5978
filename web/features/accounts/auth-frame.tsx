import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { InkStroke, InkSun } from '#web/ui/ink.tsx'
import { MaskPicture } from '#web/ui/mask-picture.tsx'
import type { MaskFace } from '#web/ui/war-mask-faces.ts'
import { Wordmark } from '#web/ui/wordmark.tsx'

type AuthFrameProps = {
  title: string
  lead?: ReactNode
  eyebrow?: string | undefined
  face?: MaskFace
  /** The controls for language and theme, given by the application. */
  controls: ReactNode
  children: ReactNode
}

/** The frame of the sign-in pages: the form on one side, and on large screens the poster on the other. */
export function AuthFrame({ title, lead, eyebrow, face = 'oni', controls, children }: AuthFrameProps) {
  const { t } = useTranslation()
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(28rem,1fr)_minmax(0,1.25fr)]">
      <div className="relative flex flex-col overflow-x-clip">
        <header className="mx-auto flex w-full max-w-md items-center justify-between gap-4 px-5 py-4 sm:px-0">
          <a href="/" className="py-2">
            <Wordmark label="Kiai" />
          </a>
          <div className="flex items-center gap-1">{controls}</div>
        </header>
        <MaskPicture
          face={face}
          className="pointer-events-none absolute -end-14 top-14 size-44 -rotate-6 opacity-25 sm:opacity-50 lg:hidden"
        />
        <main
          id="content"
          tabIndex={-1}
          className="relative mx-auto flex w-full max-w-md grow flex-col justify-center px-5 pt-10 pb-16 outline-none sm:px-0"
        >
          <p className="type-eyebrow mb-4">{eyebrow ?? t('tagline')}</p>
          <h1 className="type-display max-w-[15ch] text-title lg:text-[clamp(3rem,4.6vw,4.5rem)]">{title}</h1>
          {lead && <div className="mt-4 max-w-[38ch] text-lead text-muted [overflow-wrap:anywhere]">{lead}</div>}
          <div className="mt-8">{children}</div>
        </main>
      </div>
      <Poster face={face} tagline={t('tagline')} />
    </div>
  )
}

function Poster({ face, tagline }: { face: MaskFace; tagline: string }) {
  return (
    <div
      aria-hidden="true"
      className="on-ink sticky top-0 hidden h-dvh overflow-hidden [clip-path:polygon(9%_0,100%_0,100%_100%,0_100%)] lg:block"
    >
      <InkSun seed={`door ${face}`} className="absolute start-1/2 top-[2%] h-[72dvh] -translate-x-[46%] text-blood" />
      <InkStroke seed={`floor ${face}`} className="absolute inset-x-[-10%] bottom-[4%] h-56 -rotate-6 text-smoke" />
      <MaskPicture face={face} className="absolute start-1/2 top-[7%] h-[60dvh] w-auto max-w-none -translate-x-[46%]" />
      <p className="type-display type-outline absolute start-[14%] bottom-[7%] text-[clamp(4rem,7.2vw,8rem)]">
        {tagline.split(' ').map((word) => (
          <span key={word} className="block">
            {word}
          </span>
        ))}
      </p>
    </div>
  )
}
