import type { TalkTexts } from './en.ts'

export const es: TalkTexts = {
  coach: (name) => `Una charla en persona de ${name}`,
  day: (day) => `Fecha: ${day}`,
  anyDay: 'Fecha: por acordar',
  place: (place) => `Lugar: ${place}`,
  people: (people) => `Público: ${people}`,
}
