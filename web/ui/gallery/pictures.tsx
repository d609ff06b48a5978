import { Avatar } from '../avatar.tsx'
import { Card } from '../card.tsx'
import { DrawnWarMask } from '../drawn-mask.tsx'
import { Flame } from '../flame.tsx'
import { InkCircle, InkStroke, InkSun, InkUnderline } from '../ink.tsx'
import { InkCover } from '../ink-cover.tsx'
import { Player } from '../player.tsx'
import { Term } from '../term.tsx'
import { type MaskFace, maskFaces } from '../war-mask-faces.ts'
import { Wordmark } from '../wordmark.tsx'
import { Row, Section } from './section.tsx'

const faces = Object.keys(maskFaces) as MaskFace[]

export function Poster() {
  return (
    <div className="on-ink cut-bottom relative isolate overflow-hidden px-6 pt-8 pb-24 md:px-12">
      <InkSun seed="kiai" className="absolute -end-16 -top-2 -z-1 w-72 text-blood md:end-10 md:-top-10 md:w-[34rem]" />
      <InkStroke seed="sweep" className="absolute -end-10 bottom-0 -z-1 h-40 w-4/5 -rotate-6 text-smoke" />
      <DrawnWarMask mask={maskFaces.oni} className="absolute end-2 top-12 -z-1 w-40 md:end-36 md:w-72" />
      <Wordmark label="Kiai" />
      <p className="type-eyebrow mt-56 md:mt-40">Train. Fight. Win.</p>
      <h1 className="type-display mt-3 text-hero">
        The
        <br />
        pieces
      </h1>
      <InkUnderline seed="one" className="mt-4 h-4 w-72 text-blood" />
    </div>
  )
}

export function Masks() {
  return (
    <Section title="Masks and ink">
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        {faces.map((face) => (
          <Card key={face} flush className="grid justify-items-center p-4">
            <DrawnWarMask mask={maskFaces[face]} label={`${face} mask`} className="w-full max-w-44" />
            <p className="type-eyebrow mt-3">{face}</p>
          </Card>
        ))}
      </div>
      <Row>
        {[...'ABCDEFGHIJKLMN'].map((letter) => (
          <Avatar key={letter} id={`member ${letter}`} size="large" label={`Member ${letter}`} />
        ))}
        <Avatar id="broken" src="https://127.0.0.1:1/missing.png" label="Picture that fails" size="large" />
      </Row>
      <div className="grid gap-4 sm:grid-cols-3">
        <InkCover seed="footwork" className="w-full" />
        <InkCover seed="seminar" tone="brass" className="w-full" />
        <InkCover seed="breathing" tone="ember" className="w-full" />
      </div>
      <Row>
        <InkCircle seed="enso" className="size-32 text-edge" />
        <InkCircle seed="breath" className="size-32 text-blood" />
        <InkStroke seed="low" className="h-20 w-96 max-w-full text-strong" />
      </Row>
      <Row>
        {[25, 55, 100].map((level) => (
          <Flame key={level} level={level} flickers={level === 100} className="h-40 w-28" />
        ))}
      </Row>
      <div className="grid gap-4 sm:grid-cols-2">
        <Player src="/samples/breathing" label="A film" poster="/clips/breathing.webp" />
        <dl>
          <Term name="Order">K26-000123</Term>
        </dl>
      </div>
    </Section>
  )
}
