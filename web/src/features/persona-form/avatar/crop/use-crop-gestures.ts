import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { type CropView, type FramePoint, moved, type Size, zoomed } from './crop-view.ts'

/** The zoom of a turn of the wheel by one pixel. */
const zoomOfWheel = 0.002

interface GestureOptions {
  frame: RefObject<HTMLElement | null>
  size: Size
  onChange: (change: (view: CropView) => CropView) => void
}

/** Moves and zooms a view by mouse and touch: one pointer drags, two pinch, and the wheel zooms around the mouse. Returns the handlers. */
export function useCropGestures({ frame, size, onChange }: GestureOptions) {
  const pointers = useRef(new Map<number, FramePoint>())

  const pointOf = (event: { clientX: number; clientY: number }): FramePoint => {
    const { left, top, width, height } = frame.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1)
    return { x: (event.clientX - left) / width, y: (event.clientY - top) / height }
  }

  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    const at = pointOf(event)
    onChange((view) => zoomed(size, view, Math.exp(-event.deltaY * zoomOfWheel), at))
  })
  // React's own listener is passive, and could not keep the page from scrolling.
  useEffect(() => {
    const element = frame.current
    const listener = (event: WheelEvent) => onWheel(event)
    element?.addEventListener('wheel', listener, { passive: false })
    return () => element?.removeEventListener('wheel', listener)
  }, [frame])

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    pointers.current.set(event.pointerId, pointOf(event))
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!pointers.current.has(event.pointerId)) return
    const before = gestureOf(pointers.current)
    pointers.current.set(event.pointerId, pointOf(event))
    const after = gestureOf(pointers.current)
    const by = { x: after.middle.x - before.middle.x, y: after.middle.y - before.middle.y }
    const factor = before.spread > 0 ? after.spread / before.spread : 1
    onChange((view) => zoomed(size, moved(size, view, by), factor, after.middle))
  }
  const onPointerEnd = (event: PointerEvent<HTMLElement>) => void pointers.current.delete(event.pointerId)

  return { onPointerDown, onPointerMove, onPointerUp: onPointerEnd, onPointerCancel: onPointerEnd, onLostPointerCapture: onPointerEnd }
}

/** Returns the middle of the first two pointers, and their distance; 0 for one pointer. */
function gestureOf(pointers: ReadonlyMap<number, FramePoint>): { middle: FramePoint; spread: number } {
  const [first = { x: 0, y: 0 }, second = first] = pointers.values()
  const middle = { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 }
  return { middle, spread: Math.hypot(first.x - second.x, first.y - second.y) }
}
