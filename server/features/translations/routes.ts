import * as contract from '#contract/translations.ts'
import { type Route, route } from '#server/http/route.ts'
import type { Services } from '#server/services.ts'
import { changeChoice, readChoice } from './choice.ts'
import { translatePost } from './translate-post.ts'

export function translationsRoutes(services: Services): Route[] {
  return [
    route(contract.readTranslationChoice, ({ member }) => readChoice(services, member)),
    route(contract.changeTranslationChoice, ({ input, member }) => changeChoice(services, member, input.always), {
      changes: 'spaces',
    }),
    route(contract.translatePost, ({ input, member }) => translatePost(services, member, input.id)),
  ]
}
