import { useDraggable, useDroppable } from '@dnd-kit/core'
import type { Bot } from '../../../api/schemas.ts'
import { dragOf, placeId } from '../drag/drag-data.ts'

/** A place of the wheel: something can be dropped here, and its expert can be dragged away. */
export function useWheelPlace(position: number, bot: Bot | null) {
  const { setNodeRef: setDropRef, isOver } = useDroppable({ id: placeId(position) })
  const drag = useDraggable(bot ? dragOf('place', bot) : { id: `empty-${position}`, disabled: true })
  return {
    position,
    bot,
    isOver,
    drag,
    setNodeRef: (node: HTMLElement | null) => {
      setDropRef(node)
      drag.setNodeRef(node)
    },
  }
}

export type WheelPlace = ReturnType<typeof useWheelPlace>
