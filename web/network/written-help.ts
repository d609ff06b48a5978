import { createStore } from '#web/store/create-store.ts'

/** What the server answers to someone whose words read as if they were in danger, until they close it. */
export const writtenHelp = createStore<string | null>(null)
