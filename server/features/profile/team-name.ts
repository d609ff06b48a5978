import { may } from '#contract/access.ts'
import { withLatinLetters } from '#contract/look-alike-rules.ts'
import { TEAM_WORDS } from '#contract/people-rules.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'

/** Gyms, athletes and families have these in their names. Alone they mean the team all the same. */
const COMMON_WORDS: readonly string[] = ['equipe', 'equipo', 'oficial', 'official', 'staff', 'team']

/** Signs that are read as letters, and an `l`, which looks like a large `i`. */
const READ_AS: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', l: 'i' }
const readAs = (text: string) => text.replace(/[013457l]/g, (sign) => READ_AS[sign] ?? sign)

const anyOf = (words: readonly string[]) => `(?:${words.map(readAs).join('|')})`
/** `kiai`, and also `moderators` and `kiaisupport`. */
const ONLY_TEAM = new RegExp(`^${anyOf(TEAM_WORDS)}+s?$`)
const HAS_CLEAR = new RegExp(anyOf(TEAM_WORDS.filter((word) => !COMMON_WORDS.includes(word))))

/** Whether readers could take the bearer of this name for someone of the team, whatever letters it is written with. */
export function passesForTeam(full_name: string): boolean {
  const latin = withLatinLetters(full_name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase())
  const words = latin
    .split(/[^\p{L}\p{N}]+/u)
    // A number at the end is only a number.
    .map((word) => readAs(word.replace(/(?<=\p{L})\d+$/u, '')))
    .filter((word) => word !== '')
  return words.some((word) => ONLY_TEAM.test(word) && HAS_CLEAR.test(word)) || ONLY_TEAM.test(words.join(''))
}

/** Not for a name that is kept: who has one of these already may still change the picture. */
export function assertOwnName(full_name: string, member?: Member): void {
  if (member && (may('administer', member.membership_type) || member.session.user.profile.full_name === full_name))
    return
  if (passesForTeam(full_name))
    throw new Refusal('request.invalid', { fields: { full_name: { problem: 'team-name' } } })
}
