import { useEffect, useRef, useState } from 'react'
import type { Session } from '#contract/session.ts'
import { call } from '#web/api/client.ts'
import { readTyped, useKeepTyped } from '#web/forms/kept-form.ts'
import { schemaLoader } from '#web/forms/load-schemas.ts'
import { FullNameField } from '#web/forms/person-fields.tsx'
import { PictureField } from '#web/forms/picture-field.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { changeHere } from '#web/session/check-session.ts'
import { tellOtherTabs } from '#web/session/session-channel.ts'
import { Button } from '#web/ui/button.tsx'
import { PicturePreview } from '#web/ui/picture-preview.tsx'
import { SectionCard } from '#web/ui/section-card.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import type { schemas } from './form-schemas.ts'
import { keepProfile } from './keep-profile.ts'

const loadSchema = schemaLoader<typeof schemas>('profile')

const schema = loadSchema('profile')

export function ProfileForm({ user }: { user: Session['user'] }) {
  const { t } = useTranslation('profile')
  const { errorText } = useErrorTexts()
  const { profile } = user
  const kept = { full_name: profile.full_name, avatar_url: profile.avatar_url ?? '' }
  const place = { name: 'profile', owner: user.id }
  const [typed] = useState(() => readTyped(place, kept))
  const form = useForm({
    schema,
    initial: typed ?? kept,
    submit: async (changed) => {
      keepProfile(await changeHere(() => call('PUT /api/profile', changed)))
      tellOtherTabs({ type: 'user-updated' })
      toast({ title: t('form.done'), variant: 'success' })
    },
    onError: (error) => toast({ title: t('form.failed'), description: errorText(error), variant: 'destructive' }),
  })
  useFollowing(kept, { values: form.values, clear: () => form.fill(kept) })
  useKeepTyped(place, form.values, kept)
  return (
    <SectionCard title={t('form.title')}>
      <form {...form.form} className="grid gap-6 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-8">
        <PicturePreview
          id={profile.user_id}
          address={form.values.avatar_url.trim()}
          label={t('form.preview')}
          states={t('form.pictureState', { returnObjects: true })}
        />
        <div className="grid content-start gap-5">
          <PictureField
            {...form.field('avatar_url')}
            kind="avatar"
            saved={kept.avatar_url}
            onPicture={(address) => form.set('avatar_url', address)}
            label={t('form.picture')}
            hint={t('form.pictureHint')}
          />
          <FullNameField {...form.field('full_name')} label={t('form.name')} />
          <TextField label={t('account.email')} value={user.email} readOnly hint={t('account.emailFixed')} />
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button type="submit" busy={form.busy}>
              {t('form.submit')}
            </Button>
            <p aria-live="polite" className="text-sm text-muted">
              {!sameFields(form.values, kept) && t('form.unsaved')}
            </p>
          </div>
        </div>
      </form>
    </SectionCard>
  )
}

type Fields = { full_name: string; avatar_url: string }

function sameFields(typed: Fields, saved: Fields): boolean {
  return typed.full_name.trim() === saved.full_name && typed.avatar_url.trim() === saved.avatar_url
}

/** Shows a profile saved in another tab, unless there is unsaved text here. */
function useFollowing(kept: Fields, { values, clear }: { values: Fields; clear: () => void }): void {
  const shown = useRef(kept)
  useEffect(() => {
    const before = shown.current
    if (before.full_name === kept.full_name && before.avatar_url === kept.avatar_url) return
    shown.current = kept
    if (sameFields(values, before) || sameFields(values, kept)) clear()
  })
}
