import type { CoachApplication } from '#contract/coach-applications.ts'

/** The values of the form: one text for each field, the chosen specialties by their keys. */
export type ApplicationDraft = {
  full_name: string
  bio: string
  experience: string
  specialties: string
  image_url: string
  motivation: string
}

export const BLANK: ApplicationDraft = {
  full_name: '',
  bio: '',
  experience: '',
  specialties: '',
  image_url: '',
  motivation: '',
}

export const chosenOf = (specialties: string) => specialties.split(' ').filter(Boolean)

/** A new application starts with the texts of the last one. */
export function draftOf(application: CoachApplication): ApplicationDraft {
  const { full_name, bio, experience, specialties, image_url, motivation } = application
  return { full_name, bio, experience, specialties: specialties.join(' '), image_url: image_url ?? '', motivation }
}
