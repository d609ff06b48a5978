import { eq } from 'drizzle-orm'
import type { TranslationChoice } from '#contract/translations.ts'
import type { Member } from '#server/http/member.ts'
import type { Services } from '#server/services.ts'
import { translation_choices } from './tables.ts'

type Needs = Pick<Services, 'db' | 'translator'>

export async function readChoice({ db, translator }: Needs, { user_id }: Member): Promise<TranslationChoice> {
  const always = (await db.$count(translation_choices, eq(translation_choices.user_id, user_id))) > 0
  return { offered: translator !== undefined, always }
}

export async function changeChoice(services: Needs, member: Member, always: boolean): Promise<TranslationChoice> {
  const { user_id } = member
  if (always) await services.db.insert(translation_choices).values({ user_id }).onConflictDoNothing()
  else await services.db.delete(translation_choices).where(eq(translation_choices.user_id, user_id))
  return await readChoice(services, member)
}
