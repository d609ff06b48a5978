export const SUPPORT_MESSAGE_MAX_LENGTH = 2000
/** Where a talk in person would be. */
export const TALK_PLACE_MAX_LENGTH = 200
export const MOST_TALK_PEOPLE = 100_000
