import type { FlatNamespace } from 'i18next'
import { useEffect, useEffectEvent, useState } from 'react'
import { loadTexts } from '#web/i18n/set-up.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { toast } from '#web/ui/toast.ts'

type LatePart<Module, Shown> = {
  /** Both stay the same from one drawing to the next. */
  load: () => Promise<Module>
  texts: readonly FlatNamespace[]
  shown: Shown | null
  show: (shown: Shown | null) => void
}

/** What opens over the pages: its code comes when it is first asked for. If it does not, it can be asked for again. */
export function useLatePart<Module, Shown>({ load, texts, shown, show }: LatePart<Module, Shown>): Module | undefined {
  const { t } = useTranslation()
  const [part, setPart] = useState<Module>()
  const giveUp = useEffectEvent((error: unknown) => {
    console.warn(error)
    show(null)
    toast({
      title: t('error.load'),
      variant: 'destructive',
      action: { label: t('action.retry'), onClick: () => show(shown) },
    })
  })
  const wanted = shown !== null && !part
  useEffect(() => {
    if (wanted) Promise.all([load(), loadTexts(texts)]).then(([loaded]) => setPart(loaded), giveUp)
  }, [wanted, load, texts])
  return part
}
