import { saveOwnSpace } from '#contract/spaces.ts'

export const schemas = { ownSpace: saveOwnSpace.input }
