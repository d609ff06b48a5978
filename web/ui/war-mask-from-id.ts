import { between, seededRandom } from './seeded-random.ts'
import {
  beards,
  brows,
  crests,
  eyeColours,
  eyes,
  faceColours,
  heads,
  helmets,
  type MaskPart,
  mouths,
  noses,
  paints,
  sides,
  trimColours,
} from './war-mask-parts.ts'
import { channels, darker, type MaskPolygon, type Plate, platePolygons } from './war-mask-shape.ts'

const ink = '#0B0A09'
const bone = '#F3EDE3'
const brass = '#C9A24B'
/** The four shades of a colour, light to deep. */
const shades = [1, 0.74, 0.5, 0.27]

/** The polygons of the mask that is made from an id. */
export function maskPolygons(id: string): MaskPolygon[] {
  return platePolygons(maskFromId(id))
}

/**
 * Picks the parts at random from the id, then stretches and moves them within bounds that always give a face. Colours
 * and outline, which are seen first, have the most variants.
 */
function maskFromId(id: string): Plate[] {
  const random = seededRandom(id)
  const pick = (low: number, high: number) => between(random, low, high)
  const one = <Thing>(things: readonly Thing[]) => things[Math.floor(random() * things.length)] as Thing

  const face = one(faceColours)
  const firstTrim = Math.floor(random() * trimColours.length)
  const trims = [...trimColours.slice(firstTrim), ...trimColours.slice(0, firstTrim)]
  const trim = trims.find((colour) => isFar(colour, face)) ?? bone
  const colours: Record<string, string> = { k: ink, e: one(eyeColours), t: random() < 0.2 ? brass : bone }
  shades.forEach((amount, index) => {
    colours['LMSD'.charAt(index)] = darker(face, amount)
    colours['lmsd'.charAt(index)] = darker(trim, amount)
  })

  const breadth = pick(0.9, 1.04)
  /** Stretches a part about the middle of the face and a height, and moves it down. */
  const place = (part: MaskPart, [wide, high]: readonly [number, number] = [1, 1], about = 100, down = 0): Plate[] =>
    part === ''
      ? []
      : part.split('|').map((plate) => {
          const [letter = 'k', ...pairs] = plate.split(' ')
          return [
            colours[letter] ?? ink,
            pairs.map((pair) => {
              const [x = 0, y = 0] = pair.split(',').map(Number)
              return [inside(x * wide * breadth, 100), inside(about + (y - about) * high + down, 200)]
            }),
          ]
        })

  const crest = one(crests)
  return [
    ...place(random() < 0.25 ? swapColours(crest) : crest, [pick(0.86, 1.06), pick(0.8, 1.02)], 60),
    ...place(one(sides), [pick(0.94, 1.04), pick(0.9, 1.05)], 110),
    ...place(headPart(one(heads), pick)),
    ...place(one(paints)),
    ...place(one(helmets), [1, pick(0.9, 1.1)], 66),
    ...place(one(noses), [pick(0.85, 1.2), 1]),
    ...place(one(brows), [pick(0.92, 1.05), pick(0.8, 1.25)], 92, pick(-4, 3)),
    ...place(one(eyes), [pick(0.9, 1.1), pick(0.85, 1.2)], 104, pick(-2, 3)),
    ...place(one(mouths), [pick(0.85, 1.12), 1], 155, pick(-2, 2)),
    ...place(one(beards), [pick(0.85, 1.1), 1]),
  ]
}

function headPart({ temple, cheek, jaw, chin }: (typeof heads)[number], pick: (low: number, high: number) => number) {
  const crown = pick(34, 42)
  const side = temple + pick(-3, 3)
  const [cheekX, cheekY] = [cheek[0] + pick(-4, 4), cheek[1] + pick(-5, 5)]
  const [jawX, jawY] = [jaw[0] + pick(-4, 4), jaw[1] + pick(-4, 4)]
  const end = chin + pick(-3, 3)
  return [
    `D 0,${crown} ${side * 0.66},${crown + 7} ${side},74 ${cheekX},${cheekY} ${jawX},${jawY} ${jawX * 0.5},${end - 4} 0,${end}`,
    `M 0,${crown} ${side * 0.63},${crown + 7} ${side - 3},74 0,88`,
    `L 0,${crown} 19,${crown + 3} 27,80 0,88`,
    `S ${side * 0.63},${crown + 7} ${side - 3},74 ${side},90 ${side * 0.75},78`,
    `M 16,96 ${side},78 ${cheekX - 2},${cheekY} ${jawX + 6},${jawY - 18} 36,122`,
    `S 36,122 ${jawX + 6},${jawY - 18} ${jawX - 2},${jawY} 24,138`,
    `M 0,${end - 24} ${jawX * 0.6},${jawY} ${jawX - 2},${jawY} ${jawX * 0.5},${end - 6} 0,${end - 2}`,
    `L 0,${end - 23} 13,${end - 21} 9,${end - 5} 0,${end - 2}`,
  ].join('|')
}

/** Swaps the trim's colour and the face's. */
function swapColours(part: MaskPart): MaskPart {
  return part.replace(/[LMSDlmsd](?= )/g, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  )
}

const inside = (value: number, most: number) => Math.min(most, Math.max(0, value))

/** Whether two colours can be told apart at the size of a thumbnail. */
function isFar(one: string, other: string): boolean {
  const others = channels(other)
  return channels(one).reduce((sum, channel, index) => sum + (channel - (others[index] ?? 0)) ** 2, 0) > 110 ** 2
}
