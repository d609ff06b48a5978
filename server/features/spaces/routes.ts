import * as contract from '#contract/spaces.ts'
import { type Route, route } from '#server/http/route.ts'
import type { Services } from '#server/services.ts'
import { deletePost, editPost } from './edit-post.ts'
import { joinSpace, leaveSpace } from './join-space.ts'
import { markHelpful, pinPost, react } from './mark-post.ts'
import { letIn, listClients, readOwnSpace, saveOwnSpace } from './own-space.ts'
import { listPosts, listReplies, readPost } from './read-posts.ts'
import { listSpaces, readSpace } from './read-spaces.ts'
import { searchPosts } from './search-posts.ts'
import { changeSlowMode, markSpaceRead } from './visit-space.ts'
import { writePost } from './write-post.ts'

export function spacesRoutes(services: Services): Route[] {
  return [
    route(contract.listSpaces, ({ member }) => listSpaces(services, member)),
    route(contract.readSpace, ({ input, member }) => readSpace(services, member, input.slug)),
    route(contract.joinSpace, ({ input, member }) => joinSpace(services, member, input.slug), { changes: 'spaces' }),
    route(contract.leaveSpace, ({ input, member }) => leaveSpace(services, member, input.slug), { changes: 'spaces' }),
    route(contract.markSpaceRead, ({ input, member }) => markSpaceRead(services, member, input)),
    route(contract.changeSlowMode, ({ input, member }) => changeSlowMode(services, member, input)),
    route(contract.readOwnSpace, ({ member }) => readOwnSpace(services, member)),
    route(contract.saveOwnSpace, ({ input, member }) => saveOwnSpace(services, member, input), { changes: 'spaces' }),
    route(contract.listClients, ({ member }) => listClients(services, member)),
    route(
      contract.letIn,
      async ({ input, member }) => {
        await letIn(services, member, input)
        return {}
      },
      { changes: 'coach-desk' },
    ),
    route(contract.listPosts, ({ input, member }) => listPosts(services, member, input)),
    route(contract.searchPosts, ({ input, member }) => searchPosts(services, member, input)),
    route(contract.writePost, async ({ input, member }) => {
      await services.limits.consume('post', member.user_id)
      return await writePost(services, member, input)
    }),
    route(contract.readPost, ({ input, member }) => readPost(services, member, input.id)),
    route(contract.listReplies, ({ input, member }) => listReplies(services, member, input)),
    route(contract.editPost, ({ input, member }) => editPost(services, member, input)),
    route(contract.deletePost, async ({ input, member }) => {
      await deletePost(services, member, input.id)
      return {}
    }),
    route(contract.react, ({ input, member }) => react(services, member, input)),
    route(contract.markHelpful, ({ input, member }) => markHelpful(services, member, input)),
    route(contract.pinPost, ({ input, member }) => pinPost(services, member, input)),
  ]
}
