import type { TalkTexts } from './en.ts'

export const pt: TalkTexts = {
  coach: (name) => `Uma palestra presencial de ${name}`,
  day: (day) => `Data: ${day}`,
  anyDay: 'Data: a combinar',
  place: (place) => `Local: ${place}`,
  people: (people) => `Público: ${people}`,
}
