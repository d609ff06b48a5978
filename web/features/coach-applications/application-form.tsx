import { type ReactNode, useEffect, useEffectEvent, useId } from 'react'
import {
  BIO_HINT_LENGTH,
  BIO_MAX_LENGTH,
  EXPERIENCE_MAX_LENGTH,
  MIN_SPECIALTIES,
  MOTIVATION_MAX_LENGTH,
  SPECIALTIES,
} from '#contract/coach-application-rules.ts'
import type { FieldProblems } from '#contract/errors.ts'
import type { ApiError } from '#web/api/api-error.ts'
import { FullNameField, PictureAddressField } from '#web/forms/person-fields.tsx'
import { PictureField } from '#web/forms/picture-field.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckList } from '#web/ui/check-list.tsx'
import { PicturePreview } from '#web/ui/picture-preview.tsx'
import { TextArea } from '#web/ui/text-field.tsx'
import { type ApplicationDraft, chosenOf } from './application-draft.ts'
import { loadSchema } from './load-schema.ts'
import { PasswordPair } from './password-pair.tsx'
import { passwordProblems } from './password-problems.ts'
import type { ApplicationInput } from './queries.ts'
import { useTellPassword } from './use-tell-password.ts'

const schema = loadSchema('application')

type ApplicationFormProps = {
  initial: ApplicationDraft
  /** The id of the war mask shown without a picture; undefined before there is an account. */
  maskId?: string
  asksName?: boolean
  /** Given if a new password has to be typed: its minimum length, and the e-mail address. */
  newPassword?: { limit: number; email: string } | undefined
  onChange: (draft: ApplicationDraft) => void
  /** The password is empty if none was required. */
  onSubmit: (application: ApplicationInput, password: string) => Promise<void>
  onError: (error: ApiError) => void
  /** Shown beside the submit button, such as a back button. */
  children?: ReactNode
}

export function ApplicationForm(props: ApplicationFormProps) {
  const { initial, maskId, asksName = false, newPassword, onChange, onSubmit, onError, children } = props
  const { t } = useTranslation('coach-applications')
  const tellPassword = useTellPassword(newPassword?.limit ?? 0)
  const tooFewId = useId()
  const form = useForm({
    schema,
    initial: { ...initial, password: '', confirm: '' },
    check: ({ full_name, password, confirm }, { newPasswordProblem }): FieldProblems => {
      if (!newPassword) return {}
      if (password === '') return { password: { problem: 'required' } }
      const { limit, email } = newPassword
      return passwordProblems({ password, confirm }, (typed) => newPasswordProblem(typed, limit, [full_name, email]))
    },
    onInvalid: tellPassword,
    submit: ({ password, confirm: _, ...application }) => onSubmit(application, password),
    onError,
  })
  const { password: _password, confirm: _confirm, ...draft } = form.values
  const keep = useEffectEvent((_typed: string) => onChange(draft))
  const typed = JSON.stringify(draft)
  useEffect(() => keep(typed), [typed])

  const address = form.values.image_url.trim()
  const chosen = chosenOf(form.values.specialties)
  const tooFew = chosen.length < MIN_SPECIALTIES
  return (
    <form {...form.form} className="grid gap-6">
      {asksName && <FullNameField {...form.field('full_name')} label={t('account.fullName')} />}
      <TextArea
        {...form.field('bio')}
        label={t('form.bio')}
        hint={t('form.bioHint', { limit: BIO_HINT_LENGTH, typed: form.values.bio.trim().length })}
        required
        maxLength={BIO_MAX_LENGTH}
      />
      <TextArea
        {...form.field('experience')}
        label={t('form.experience')}
        hint={t('form.experienceHint')}
        required
        maxLength={EXPERIENCE_MAX_LENGTH}
      />
      <SpecialtyChoices
        chosen={chosen}
        onChoose={(keys) => form.set('specialties', keys.join(' '))}
        error={form.field('specialties').error && t('form.tooFew')}
      />
      {/* Only members upload: before there is an account, a picture is named by its web address. */}
      {maskId ? (
        <PictureField
          {...form.field('image_url')}
          kind="coach_image"
          saved={form.values.image_url}
          onPicture={(picture) => form.set('image_url', picture)}
          label={t('form.image')}
          hint={t('form.imageHint')}
        />
      ) : (
        <PictureAddressField {...form.field('image_url')} label={t('form.image')} hint={t('form.imageHint')} />
      )}
      {(maskId ?? address) && (
        <PicturePreview
          id={maskId ?? draft.full_name}
          address={address}
          label={t('form.preview')}
          states={t('form.imageState', { returnObjects: true })}
          inline
        />
      )}
      <TextArea
        {...form.field('motivation')}
        label={t('form.motivation')}
        hint={t('form.motivationHint')}
        required
        maxLength={MOTIVATION_MAX_LENGTH}
      />
      {newPassword && (
        <>
          <p className="text-sm text-muted">{t('form.passwordAgain')}</p>
          <PasswordPair password={form.field('password')} confirm={form.field('confirm')} limit={newPassword.limit} />
        </>
      )}
      <div className="mt-2 grid gap-3">
        {tooFew && (
          <p id={tooFewId} className="text-sm font-medium text-fire">
            {t('form.tooFew')}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button
            type="submit"
            size="large"
            busy={form.busy}
            disabled={tooFew}
            aria-describedby={tooFew ? tooFewId : undefined}
          >
            {t('form.submit')}
          </Button>
          {children}
        </div>
      </div>
    </form>
  )
}

type SpecialtyChoicesProps = {
  chosen: readonly string[]
  onChoose: (keys: string[]) => void
  error?: ReactNode
}

function SpecialtyChoices({ chosen, onChoose, error }: SpecialtyChoicesProps) {
  const { t } = useTranslation(['coach-applications', 'specialties'])
  return (
    <CheckList
      name="specialties"
      label={t('form.specialties')}
      hint={t('form.specialtiesHint', { limit: MIN_SPECIALTIES, chosen: chosen.length })}
      required
      options={SPECIALTIES.map((value) => ({ value, label: t(`specialties:${value}`) }))}
      chosen={chosen}
      onChoose={onChoose}
      error={error}
    />
  )
}
