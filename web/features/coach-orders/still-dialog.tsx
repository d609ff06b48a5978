import Eraser from 'lucide-react/icons/eraser'
import MoveUpRight from 'lucide-react/icons/move-up-right'
import Pencil from 'lucide-react/icons/pencil'
import Undo from 'lucide-react/icons/undo-2'
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react'
import { asApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Frame } from './capture-frame.ts'
import {
  DRAWING_TOOLS,
  type DrawingTool,
  endStroke,
  inside,
  leadOn,
  type Point,
  paintStrokes,
  type Stroke,
  startStroke,
} from './drawing.ts'

const STEP = 0.02
const STEPS: Record<string, Point> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
}
const ICONS = { pen: Pencil, arrow: MoveUpRight }

type StillDialogProps = {
  frame: Frame
  time: string
  /** With the address of the stored picture. */
  onSaved: (address: string) => void
  onClose: () => void
}

/** Draws on a still of the clip, and stores both as one picture. */
export function StillDialog({ frame, time, onSaved, onClose }: StillDialogProps) {
  const { t } = useTranslation(['coach-orders', 'common'])
  const { errorText } = useErrorTexts()
  const [tool, setTool] = useState<DrawingTool>('pen')
  const [strokes, setStrokes] = useState<Stroke[]>([])
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  const save = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      const body = await pictureOf(frame, strokes)
      if (body) {
        const { address } = await call('POST /api/pictures/:kind', { kind: 'still' }, { body })
        onSaved(address)
        return onClose()
      }
      setProblem(t('still.unreadable'))
    } catch (error) {
      setProblem(errorText(asApiError(error)))
    }
    setBusy(false)
  }

  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t('still.title', { time })}
      closeLabel={t('common:action.close')}
      lightDismiss={false}
      footer={
        <>
          {problem && (
            <Notice tone="error" className="basis-full">
              {problem}
            </Notice>
          )}
          <Button variant="secondary" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <Button busy={busy} onClick={save}>
            {t('still.save')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <div className="flex flex-wrap gap-2">
          <fieldset className="flex flex-wrap gap-2">
            <legend className="sr-only">{t('still.tool')}</legend>
            {DRAWING_TOOLS.map((one) => {
              const Icon = ICONS[one]
              return (
                <Button
                  key={one}
                  size="small"
                  variant={one === tool ? 'primary' : 'secondary'}
                  aria-pressed={one === tool}
                  onClick={() => setTool(one)}
                >
                  <Icon aria-hidden="true" className="size-4" />
                  {t(`still.tools.${one}`)}
                </Button>
              )
            })}
          </fieldset>
          <Button
            size="small"
            variant="ghost"
            disabled={strokes.length === 0}
            onClick={() => setStrokes((all) => all.slice(0, -1))}
          >
            <Undo aria-hidden="true" className="size-4" />
            {t('still.undo')}
          </Button>
          <Button size="small" variant="ghost" disabled={strokes.length === 0} onClick={() => setStrokes([])}>
            <Eraser aria-hidden="true" className="size-4" />
            {t('still.clear')}
          </Button>
        </div>
        <DrawingBoard frame={frame} tool={tool} strokes={strokes} onStrokes={setStrokes} />
      </div>
    </Dialog>
  )
}

type DrawingBoardProps = {
  frame: Frame
  tool: DrawingTool
  strokes: Stroke[]
  onStrokes: (change: (strokes: Stroke[]) => Stroke[]) => void
}

function DrawingBoard({ frame, tool, strokes, onStrokes }: DrawingBoardProps) {
  const { t } = useTranslation('coach-orders')
  const canvas = useRef<HTMLCanvasElement>(null)
  const drawing = useRef(false)
  const [point, setPoint] = useState<Point>()
  const [said, setSaid] = useState('')
  const hintId = useId()

  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return
    paint(context, frame, strokes)
    if (point) paintPoint(context, frame, point)
  }, [frame, strokes, point])

  const pointOf = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>): Point => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    return { x: (clientX - left) / width, y: (clientY - top) / height }
  }
  const onPointerDown = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!event.isPrimary || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    drawing.current = true
    setPoint(undefined)
    const at = pointOf(event)
    onStrokes((all) => startStroke(all, tool, at))
  }
  const onPointerMove = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!drawing.current || !event.isPrimary) return
    const to = pointOf(event)
    onStrokes((all) => leadOn(all, to))
  }
  const end = () => {
    if (!drawing.current) return
    drawing.current = false
    onStrokes(endStroke)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    const toggles = event.key === 'Enter' || event.key === ' '
    if (!step && !toggles) return
    event.preventDefault()
    const from = point ?? { x: 0.5, y: 0.5 }
    if (step) {
      const to = inside({ x: from.x + step.x, y: from.y + step.y })
      setPoint(to)
      if (drawing.current) onStrokes((all) => leadOn(all, to))
      return
    }
    setPoint(from)
    if (drawing.current) end()
    else {
      drawing.current = true
      onStrokes((all) => startStroke(all, tool, from))
    }
    setSaid(t(drawing.current ? 'still.lineStarted' : 'still.lineEnded'))
  }

  return (
    <>
      <canvas
        ref={canvas}
        width={frame.width}
        height={frame.height}
        tabIndex={0}
        role="img"
        aria-label={t('still.canvas')}
        aria-describedby={hintId}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={end}
        onPointerCancel={end}
        onKeyDown={onKeyDown}
        onBlur={() => {
          end()
          setPoint(undefined)
        }}
        className="h-auto max-h-[60vh] w-auto max-w-full cursor-crosshair touch-none justify-self-center"
      />
      <p id={hintId} className="text-sm text-muted">
        {t('still.hint')}
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  )
}

function paint(context: CanvasRenderingContext2D, frame: Frame, strokes: readonly Stroke[]): void {
  context.drawImage(frame, 0, 0)
  paintStrokes(context, strokes, frame)
}

/** Where the next line begins when it is drawn with the keyboard. It is not part of the picture. */
function paintPoint(context: CanvasRenderingContext2D, { width, height }: Frame, { x, y }: Point): void {
  context.strokeStyle = '#ff6a1f'
  context.lineWidth = Math.max(2, width / 400)
  context.beginPath()
  context.arc(x * width, y * height, Math.max(8, width / 60), 0, 2 * Math.PI)
  context.stroke()
}

async function pictureOf(frame: Frame, strokes: readonly Stroke[]): Promise<Blob | null> {
  const picture = document.createElement('canvas')
  picture.width = frame.width
  picture.height = frame.height
  const context = picture.getContext('2d')
  if (!context) return null
  paint(context, frame, strokes)
  return await new Promise((resolve) => picture.toBlob(resolve, 'image/jpeg', 0.9))
}
