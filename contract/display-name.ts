type Named = { full_name?: string | null | undefined; email?: string | null | undefined }

/** The full name, else the part of the e-mail before the @, else undefined: the texts then say 'Warrior'. */
export function displayName({ full_name, email }: Named): string | undefined {
  return readable(full_name) ?? readable(beforeAt(email))
}

function beforeAt(email: string | null | undefined): string | undefined {
  // The last one: a quoted mailbox may hold an @ of its own.
  const at = email?.lastIndexOf('@') ?? -1
  return at < 0 ? undefined : email?.slice(0, at)
}

/** A name of nothing but spaces and invisible characters would leave a hole on the screen. */
function readable(text: string | null | undefined): string | undefined {
  return text && /[^\p{C}\p{Z}\s]/u.test(text) ? text.trim() : undefined
}
