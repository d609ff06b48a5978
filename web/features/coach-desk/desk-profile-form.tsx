import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  BIO_HINT_LENGTH,
  BIO_MAX_LENGTH,
  EXPERIENCE_MAX_LENGTH,
  MIN_SPECIALTIES,
  SPECIALTIES,
} from '#contract/coach-application-rules.ts'
import { readTyped, useKeepTyped } from '#web/forms/kept-form.ts'
import { PictureField } from '#web/forms/picture-field.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { changeHere, followChange } from '#web/session/check-session.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckList } from '#web/ui/check-list.tsx'
import { PicturePreview } from '#web/ui/picture-preview.tsx'
import { SectionCard } from '#web/ui/section-card.tsx'
import { TextArea } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import type { Desk } from './desk-changes.ts'
import { loadSchema } from './load-schema.ts'
import { changeDesk, saveProfile } from './queries.ts'

const schema = loadSchema('profile')

type DeskProfileFormProps = { profile: Desk['profile']; owner: string }

/** The form for the public profile. */
export function DeskProfileForm({ profile, owner }: DeskProfileFormProps) {
  const { t } = useTranslation(['coach-desk', 'specialties'])
  const { errorText } = useErrorTexts()
  const queryClient = useQueryClient()
  const place = { name: 'coach-profile', owner }
  const saved = textsOf(profile)
  const [initial] = useState(() => readTyped(place, saved) ?? saved)
  const form = useForm({
    schema,
    initial,
    submit: (changed) =>
      changeHere(async () => {
        const kept = await saveProfile(changed)
        await changeDesk(queryClient, (desk) => ({ ...desk, profile: kept }))
        form.fill(textsOf(kept))
        toast({ title: t('profile.done'), variant: 'success' })
        await followChange()
      }),
    onError: (error) => toast({ title: t('profile.failed'), description: errorText(error), variant: 'destructive' }),
  })
  const { values } = form
  useKeepTyped(place, values, saved)
  useFollowing(saved, values, form.fill)
  const chosen = values.coach_specialties.split(' ').filter(Boolean)
  return (
    <SectionCard title={t('profile.title')} text={t('profile.text')}>
      <form {...form.form} className="grid gap-6">
        <TextArea
          {...form.field('coach_bio')}
          label={t('profile.bio')}
          hint={t('profile.bioHint', { limit: BIO_HINT_LENGTH, typed: values.coach_bio.trim().length })}
          required
          maxLength={BIO_MAX_LENGTH}
        />
        <TextArea
          {...form.field('coach_experience')}
          label={t('profile.experience')}
          required
          maxLength={EXPERIENCE_MAX_LENGTH}
        />
        <CheckList
          name="coach_specialties"
          label={t('profile.specialties')}
          hint={t('profile.specialtiesHint', { limit: MIN_SPECIALTIES, chosen: chosen.length })}
          required
          options={SPECIALTIES.map((value) => ({ value, label: t(`specialties:${value}`) }))}
          chosen={chosen}
          onChoose={(keys) => form.set('coach_specialties', keys.join(' '))}
          error={form.field('coach_specialties').error && t('profile.tooFew')}
        />
        <div className="grid gap-6 sm:grid-cols-[auto_minmax(0,1fr)]">
          <PicturePreview
            id={owner}
            address={values.coach_image_url.trim()}
            label={t('profile.preview')}
            states={t('profile.imageState', { returnObjects: true })}
          />
          <PictureField
            {...form.field('coach_image_url')}
            kind="coach_image"
            saved={saved.coach_image_url}
            onPicture={(address) => form.set('coach_image_url', address)}
            label={t('profile.image')}
            hint={t('profile.imageHint')}
          />
        </div>
        <div>
          <Button type="submit" busy={form.busy}>
            {t('profile.submit')}
          </Button>
        </div>
      </form>
    </SectionCard>
  )
}

type ProfileTexts = Record<'coach_bio' | 'coach_experience' | 'coach_specialties' | 'coach_image_url', string>

function textsOf({ coach_bio, coach_experience, coach_specialties, coach_image_url }: Desk['profile']): ProfileTexts {
  return {
    coach_bio,
    coach_experience,
    coach_specialties: coach_specialties.join(' '),
    coach_image_url: coach_image_url ?? '',
  }
}

/** Shows a profile saved elsewhere, unless there is unsaved text here. */
function useFollowing(saved: ProfileTexts, values: ProfileTexts, fill: (texts: ProfileTexts) => void): void {
  const shown = useRef(saved)
  const text = JSON.stringify(saved)
  const follow = useEffectEvent((_text: string) => {
    const before = shown.current
    shown.current = saved
    const fields = Object.keys(before) as (keyof ProfileTexts)[]
    if (fields.every((field) => values[field] === before[field])) fill(saved)
  })
  useEffect(() => follow(text), [text])
}
