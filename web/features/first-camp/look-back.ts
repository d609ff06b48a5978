import { call } from '#web/api/client.ts'

/** The last task of the camp: the member looks back at the week. */
export const lookBack = () => call('POST /api/first-camp/look-back', {})
