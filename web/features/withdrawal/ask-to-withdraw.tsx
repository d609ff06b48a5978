import { type ReactNode, useEffect, useRef, useState } from 'react'
import { call } from '#web/api/client.ts'
import { schemaLoader } from '#web/forms/load-schemas.ts'
import { EmailField } from '#web/forms/person-fields.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { SectionCard } from '#web/ui/section-card.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import type { schemas } from './form-schemas.ts'

const schema = schemaLoader<typeof schemas>('withdrawal')('withdrawal')

type AskToWithdrawProps = { number: string; email: string; outboxHint: (email: string) => ReactNode }

export function AskToWithdraw({ number, email, outboxHint }: AskToWithdrawProps) {
  const { t } = useTranslation('withdrawal')
  const { errorText } = useErrorTexts()
  const [sentTo, setSentTo] = useState<string>()
  const form = useForm({
    schema,
    initial: { number, email },
    submit: async (fields) => {
      await call('POST /api/withdrawals', fields)
      setSentTo(fields.email)
    },
    onError: (error) => toast({ title: t('ask.failed'), description: errorText(error), variant: 'destructive' }),
  })
  if (sentTo !== undefined)
    return <Asked email={sentTo} hint={outboxHint(sentTo)} onAgain={() => setSentTo(undefined)} />
  return (
    <SectionCard title={t('ask.title')} text={t('ask.text')}>
      <form {...form.form} className="grid gap-5">
        <TextField
          {...form.field('number')}
          label={t('ask.number')}
          hint={t('ask.numberHint')}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          required
        />
        <EmailField {...form.field('email')} label={t('ask.email')} hint={t('ask.emailHint')} />
        <div>
          <Button type="submit" busy={form.busy}>
            {t('ask.submit')}
          </Button>
        </div>
      </form>
    </SectionCard>
  )
}

/** Does not say whether the order exists: a stranger could try numbers. */
function Asked({ email, hint, onAgain }: { email: string; hint: ReactNode; onAgain: () => void }) {
  const { t } = useTranslation('withdrawal')
  const title = useRef<HTMLHeadingElement>(null)
  // The pressed button is gone, so the focus moves to the outcome.
  useEffect(() => title.current?.focus(), [])
  return (
    <SectionCard title={t('asked.title')} titleRef={title}>
      <p role="status" className="[overflow-wrap:anywhere]">
        {t('asked.text', { email })}
      </p>
      {hint}
      <div>
        <Button variant="secondary" onClick={onAgain}>
          {t('asked.again')}
        </Button>
      </div>
    </SectionCard>
  )
}
