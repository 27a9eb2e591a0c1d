import { type Announcements, KeyboardSensor, type Modifier, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core'
import type { Bot } from '../../../api/schemas.ts'
import { circleStrings } from '../../../strings/strings.ts'
import { draggedBot, positionOver } from './drag-data.ts'
import { nextPlace } from './nearest-place.ts'

const { drag } = circleStrings

/** Sensors of drags: a mouse starts after 6 pixels, a finger after 250 ms without movement, because a swipe scrolls the page. */
export const useDragSensors = () =>
  useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: nextPlace, scrollBehavior: 'auto' }),
  )

/** Returns the screen-reader announcements of a drag. `bots` is the circle. */
export const dragAnnouncements = (bots: readonly Bot[]): Announcements => ({
  onDragStart: ({ active }) => drag.pickedUp(draggedBot(active).name),
  onDragOver: ({ active, over }) => {
    const { id, name } = draggedBot(active)
    const position = positionOver(over)
    if (position === null) return drag.overNothing(name)
    const occupant = bots[position]
    return drag.over(name, position + 1, occupant && occupant.id !== id ? occupant.name : null)
  },
  onDragEnd: ({ active, over }) => {
    const { name } = draggedBot(active)
    const position = positionOver(over)
    return position === null ? drag.droppedOutside(name) : drag.dropped(name, position + 1)
  },
  onDragCancel: ({ active }) => drag.cancelled(draggedBot(active).name),
})

/** Keeps the middle of the dragged medallion below the pointer, wherever the card was gripped. */
export const centreOnPointer: Modifier = ({ activatorEvent, draggingNodeRect, transform }) => {
  const point = pointOf(activatorEvent)
  if (!point || !draggingNodeRect) return transform
  const { left, top, width, height } = draggingNodeRect
  return { ...transform, x: transform.x + point.clientX - left - width / 2, y: transform.y + point.clientY - top - height / 2 }
}

function pointOf(event: Event | null): { clientX: number; clientY: number } | null {
  if (event === null) return null
  if (event instanceof MouseEvent) return event
  return 'touches' in event ? ((event as TouchEvent).touches[0] ?? null) : null
}
