import { displayName as nameOf } from '#contract/display-name.ts'
import type { Session } from '#contract/session.ts'

type Named = Pick<Session['user'], 'email'> & { profile: { full_name: string } }

/** The member's name; undefined where the texts use 'Warrior'. */
export function displayName({ email, profile }: Named): string | undefined {
  return nameOf({ full_name: profile.full_name, email })
}

/** Without spaces and special characters, so that it can follow an @. */
export function handleOf({ email, profile }: Named): string {
  const handle = plain(beforeAt(email)) || plain(profile.full_name)
  return `@${handle || 'warrior'}`
}

function beforeAt(email: string): string {
  return email.split('@')[0]?.trim() ?? ''
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9._-]/g, '')
}
