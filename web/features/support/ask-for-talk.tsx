import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useState } from 'react'
import { MOST_TALK_PEOPLE, SUPPORT_MESSAGE_MAX_LENGTH, TALK_PLACE_MAX_LENGTH } from '#contract/support-rules.ts'
import { call } from '#web/api/client.ts'
import { readTyped, useKeepTyped } from '#web/forms/kept-form.ts'
import { useForm } from '#web/forms/use-form.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { SectionCard } from '#web/ui/section-card.tsx'
import { TextArea, TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { loadSchema } from './load-schema.ts'
import { Sent } from './sent.tsx'

const schema = loadSchema('talk')
const BLANK = { day: '', place: '', people: '', message: '' }

type AskForTalkProps = {
  coach: { slug: string; name: string }
  email: string
  /** The coach's profile. */
  back: string
}

/** A talk in person has no price and no calendar: the member says when, where and for how many, and the team arranges it. */
export function AskForTalk({ coach, email, back }: AskForTalkProps) {
  const { t } = useTranslation('support')
  const [sent, setSent] = useState(false)
  return (
    <div className="grid max-w-3xl gap-8">
      <header className="grid justify-items-start gap-3">
        <Link
          to={back}
          className="inline-flex min-h-11 items-center gap-2 font-display font-semibold tracking-[0.06em] text-muted uppercase hover:text-text"
        >
          <ArrowLeft aria-hidden="true" className="size-5" />
          {coach.name}
        </Link>
        <h1 className="type-display text-title">{t('talk.title', { name: coach.name })}</h1>
        <p className="text-lead text-muted">{t('talk.lead', { name: coach.name })}</p>
      </header>
      {sent ? (
        <Sent title={t('talk.sent')}>
          <p>{t('talk.sentText', { name: coach.name, email })}</p>
          <div>
            <Link to={back} className={buttonClass()}>
              {t('talk.back', { name: coach.name })}
            </Link>
          </div>
        </Sent>
      ) : (
        <TalkForm coach={coach} email={email} onSent={() => setSent(true)} />
      )}
    </div>
  )
}

type TalkFormProps = Pick<AskForTalkProps, 'coach' | 'email'> & { onSent: () => void }

function TalkForm({ coach, email, onSent }: TalkFormProps) {
  const { t } = useTranslation('support')
  const { errorText } = useErrorTexts()
  const place = { name: `talk.${coach.slug}`, owner: email }
  const [typed] = useState(() => readTyped(place, BLANK))
  const form = useForm({
    schema,
    initial: typed ?? BLANK,
    submit: async (fields) => {
      await call('POST /api/support/talks', { ...fields, coach: coach.slug })
      form.fill(BLANK)
      onSent()
    },
    onError: (error) => toast({ title: t('talk.failed'), description: errorText(error), variant: 'destructive' }),
  })
  useKeepTyped(place, form.values, BLANK)
  const day = form.field('day')
  const people = form.field('people')
  return (
    <SectionCard title={t('talk.form')} text={t('talk.formText', { email })}>
      <form {...form.form} className="grid gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            {...day}
            type="date"
            error={day.error && t('talk.dayProblem')}
            label={t('talk.day')}
            hint={t('talk.dayHint')}
          />
          <TextField
            {...people}
            error={people.error && t('talk.peopleProblem', { most: MOST_TALK_PEOPLE })}
            label={t('talk.people')}
            inputMode="numeric"
            autoComplete="off"
            required
          />
        </div>
        <TextField
          {...form.field('place')}
          label={t('talk.place')}
          hint={t('talk.placeHint')}
          required
          maxLength={TALK_PLACE_MAX_LENGTH}
        />
        <TextArea
          {...form.field('message')}
          label={t('talk.message')}
          hint={t('talk.messageHint', { name: coach.name })}
          rows={5}
          maxLength={SUPPORT_MESSAGE_MAX_LENGTH}
        />
        <div>
          <Button type="submit" busy={form.busy}>
            {t('talk.submit')}
          </Button>
        </div>
      </form>
    </SectionCard>
  )
}
