import { displayName as nameOf } from '#contract/display-name.ts'
import type { Session } from '#contract/session.ts'

type Named = Pick<Session['user'], 'email'> & { profile: { full_name: string } }

/** The member's name; undefined where the texts use 'Warrior'. */
export function displayName({ email, profile }: Named): string | undefined {
  return nameOf({ full_name: profile.full_name, email })
}
