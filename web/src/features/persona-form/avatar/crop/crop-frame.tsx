import { type KeyboardEvent, type RefObject, useEffect, useId, useRef } from 'react'
import { Minus, Plus } from '#icons'
import { IconButton } from '../../../../components/icon-button.tsx'
import { personaFormStrings } from '../../../../strings/strings.ts'
import { type CropView, maxZoom, moved, zoomed } from './crop-view.ts'
import { drawPart } from './picture-file.ts'
import { useCropGestures } from './use-crop-gestures.ts'

const words = personaFormStrings.crop

/** The side of the canvas in its own pixels: the largest frame, on a screen with two for each. */
const canvasSide = 640
/** A key moves the picture by this part of the frame, with Shift by a fifth of it. */
const step = 0.05
const zoomStep = 1.1

const directions: Partial<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
const zoomKeys: Partial<Record<string, number>> = { '+': zoomStep, '=': zoomStep, '-': 1 / zoomStep, _: 1 / zoomStep }

interface CropFrameProps {
  picture: ImageBitmap
  view: CropView
  onChange: (change: (view: CropView) => CropView) => void
  frame: RefObject<HTMLDivElement | null>
}

/** A square that shows the chosen part of a picture. It is moved by drag, pinch, wheel and keys, and zoomed by a slider too. */
export function CropFrame({ picture, view, onChange, frame }: CropFrameProps) {
  const help = useId()
  const slider = useId()
  const canvas = useRef<HTMLCanvasElement>(null)
  const gestures = useCropGestures({ frame, size: picture, onChange })
  useEffect(() => {
    if (canvas.current) drawPart(canvas.current, picture, view)
  }, [picture, view])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const direction = directions[event.key]
    const factor = zoomKeys[event.key]
    if (!direction && !factor) return
    event.preventDefault()
    const by = step * (event.shiftKey ? 0.2 : 1)
    if (direction) onChange((before) => moved(picture, before, { x: direction.x * by, y: direction.y * by }))
    else if (factor) onChange((before) => zoomed(picture, before, factor))
  }
  const zoomBy = (factor: number) => () => onChange((before) => zoomed(picture, before, factor))
  const percent = Math.round(view.zoom * 100)

  return (
    <div className="mx-auto flex w-full max-w-80 flex-col gap-4">
      <p id={help} className="text-14 text-ink-soft">
        {words.help}
      </p>
      <div
        ref={frame}
        role="application"
        aria-label={words.frame}
        aria-describedby={help}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the picture in it
        tabIndex={0}
        onKeyDown={onKeyDown}
        {...gestures}
        className="relative cursor-grab touch-none rounded-card bg-sunken active:cursor-grabbing"
      >
        <canvas ref={canvas} width={canvasSide} height={canvasSide} className="block aspect-square w-full rounded-card" />
        <span aria-hidden className="crop-mask rounded-card" />
      </div>
      <div className="flex items-center gap-2">
        <IconButton icon={Minus} label={words.zoomOut} aria-disabled={view.zoom <= 1} onClick={zoomBy(1 / zoomStep)} />
        <label htmlFor={slider} className="sr-only">
          {words.zoom}
        </label>
        <input
          id={slider}
          type="range"
          min={100}
          max={maxZoom * 100}
          step={5}
          value={percent}
          aria-valuetext={words.percent(percent)}
          onChange={(event) => {
            const zoom = Number(event.target.value) / 100
            onChange((before) => zoomed(picture, before, zoom / before.zoom))
          }}
          className="h-touch min-w-0 flex-1 accent-accent"
        />
        <IconButton icon={Plus} label={words.zoomIn} aria-disabled={view.zoom >= maxZoom} onClick={zoomBy(zoomStep)} />
      </div>
    </div>
  )
}
