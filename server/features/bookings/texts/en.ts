/** What calendar entries of sessions say. English defines the shape. */
export const en = {
  with: {
    member: (name: string) => `Your coach: ${name}`,
    coach: (names: string) => `With: ${names}`,
  },
  opens: 'The room opens 10 minutes before.',
}

export type EntryTexts = typeof en
