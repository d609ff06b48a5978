type Named = { full_name?: string | null | undefined; email?: string | null | undefined }

/** The full name, else the part of the e-mail before the @, else undefined: the texts then say 'Warrior'. */
export function displayName({ full_name, email }: Named): string | undefined {
  return readable(full_name) ?? readable(beforeAt(email))
}

function beforeAt(email: string | null | undefined): string | undefined {
  // The last @, because a quoted mailbox may contain one.
  const at = email?.lastIndexOf('@') ?? -1
  return at < 0 ? undefined : email?.slice(0, at)
}

/** Undefined for spaces and invisible characters alone, which would show as an empty place on the screen. */
function readable(text: string | null | undefined): string | undefined {
  return text && /[^\p{C}\p{Z}\s]/u.test(text) ? text.trim() : undefined
}

const GIVEN_NAME = /^[\p{L}\p{M}'’-]{2,}$/u
/** Where the family comes first, the first word is not what friends say. */
const FAMILY_FIRST = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u
const TITLES =
  /^(?:dr|dra|mr|mrs|ms|sr|sra|don|doña|dom|dona|prof|professor|professora|profesor|profesora|coach|sensei|sifu|mestre|maestro|master|sir|el|la|the)$/i

/** What to call someone by: the first word of a name, or all of it where that word alone would sound odd. */
export function firstName(name: string): string {
  const [first = name, second] = name.trim().split(/\s+/)
  const isParticle = second !== undefined && /^\p{Ll}/u.test(first) && /^\p{Lu}/u.test(second)
  return GIVEN_NAME.test(first) && !TITLES.test(first) && !FAMILY_FIRST.test(first) && !isParticle ? first : name
}
