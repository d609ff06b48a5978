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
