import type { HouseSpace } from '#contract/space-rules.ts'

export interface SpaceText {
  name: string
  about: string
  /** What those who have just joined are asked to tell. */
  introduction: string
  /** How people talk to each other here. */
  tone: string
}

export interface SpaceTexts {
  spaces: Record<HouseSpace, SpaceText>
  /** Of every coach's own space, whose name and text the coach writes. */
  clients: Pick<SpaceText, 'introduction' | 'tone'>
}
