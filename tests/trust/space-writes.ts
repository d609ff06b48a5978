import { randomUUID } from 'node:crypto'
import { changeOwnPerson } from '#contract/people.ts'
import * as spaces from '#contract/spaces.ts'
import { changeTranslationChoice, translatePost } from '#contract/translations.ts'
import type { TestApp } from '#tests/support/app.ts'
import { memberOf } from '#tests/support/people.ts'
import { draft, insider, post } from '#tests/support/spaces.ts'
import type { PreparedCall, ReadyCall } from './prepared-call.ts'

/** A valid call of every route with which members write in spaces, and moderators keep order. */
export function spaceWrites(app: () => TestApp): PreparedCall[] {
  function asInsider(input: () => Record<string, unknown>, slugs: readonly string[] = ['kings']) {
    return async (): Promise<ReadyCall> => {
      const { browser, email } = await insider(app(), slugs)
      return { browser, email, input: input() }
    }
  }

  function withPost(more: Record<string, unknown> = {}, membership_type: 'elite_member' | 'admin' = 'elite_member') {
    return async (): Promise<ReadyCall> => {
      const writer = await insider(app(), ['kings'], { membership_type })
      const { id } = await post(writer)
      return { browser: writer.browser, email: writer.email, input: { id, ...more } }
    }
  }

  async function withReply(): Promise<ReadyCall> {
    const [asker, helper] = [await insider(app()), await insider(app())]
    const asked = await post(asker)
    const { id } = await post(helper, 'Try a longer rope', { parent_id: asked.id })
    return { browser: asker.browser, email: asker.email, input: { id, wanted: true } }
  }

  /** Translated before, because this server has no provider. */
  async function translating(): Promise<ReadyCall> {
    const [writer, reader] = [await insider(app(), ['kings'], { language: 'pt' }), await insider(app())]
    const { id } = await post(writer, 'Quem treina hoje?')
    await app().pool.query(
      `insert into post_translations (post_id, revision, language, body) values ($1, 1, 'en', 'Who trains today?')`,
      [id],
    )
    return { browser: reader.browser, email: reader.email, input: { id } }
  }

  async function reading(): Promise<ReadyCall> {
    const { browser, email, input } = await withPost()()
    return { browser, email: email ?? '', input: { slug: 'kings', post_id: input.id } }
  }

  async function slowing(): Promise<ReadyCall> {
    const { browser, email } = await memberOf(app(), { membership_type: 'admin' })
    return { browser, email, input: { slug: 'sala-solis', slow_seconds: 0 } }
  }

  const OWN_SPACE = { name: 'My people', about: 'For clients' }

  async function asCoach(): Promise<ReadyCall> {
    const { browser, email } = await memberOf(app(), { membership_type: 'coach' })
    return { browser, email, input: OWN_SPACE }
  }

  async function lettingIn(): Promise<ReadyCall> {
    const { browser, email = '' } = await asCoach()
    await browser.call(spaces.saveOwnSpace, OWN_SPACE)
    const { handle } = await insider(app(), [])
    return { browser, email, input: { handle, let_in: true } }
  }

  const person = () => ({
    handle: `p-${randomUUID().slice(0, 8)}`,
    about: 'Late starter',
    in_directory: true,
    accepts_messages: false,
  })

  return [
    [changeOwnPerson, asInsider(person)],
    [spaces.joinSpace, asInsider(() => ({ slug: 'kings' }), [])],
    [spaces.leaveSpace, asInsider(() => ({ slug: 'kings' }))],
    [spaces.markSpaceRead, reading],
    [spaces.changeSlowMode, slowing],
    [spaces.saveOwnSpace, asCoach],
    [spaces.letIn, lettingIn],
    [spaces.writePost, asInsider(() => ({ ...draft() }))],
    [spaces.editPost, withPost({ body: 'Four rounds on the bag', pictures: [] })],
    [spaces.deletePost, withPost()],
    [spaces.react, withPost({ reaction: 'fist', wanted: true })],
    [spaces.markHelpful, withReply],
    [changeTranslationChoice, asInsider(() => ({ always: true }))],
    [translatePost, translating],
    [spaces.pinPost, withPost({ wanted: false }, 'admin')],
  ]
}
