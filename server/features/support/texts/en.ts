/** What a member asks of a house coach. English defines the shape. */
export const en = {
  coach: (name: string) => `A talk in person by ${name}`,
  day: (day: string) => `Date: ${day}`,
  anyDay: 'Date: still open',
  place: (place: string) => `Place: ${place}`,
  people: (people: number) => `People: ${people}`,
}

export type TalkTexts = typeof en
