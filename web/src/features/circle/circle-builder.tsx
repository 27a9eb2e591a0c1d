import { DndContext, type DragEndEvent, DragOverlay, type DragStartEvent } from '@dnd-kit/core'
import { useRef, useState } from 'react'
import type { Bot } from '../../api/schemas.ts'
import { Medallion } from '../../components/medallion.tsx'
import type { Circle } from '../../data/experts/circle.ts'
import { circleStrings } from '../../strings/strings.ts'
import { CirclePanel } from './circle-panel.tsx'
import { draggedBot, positionOver } from './drag/drag-data.ts'
import { centreOnPointer, dragAnnouncements, useDragSensors } from './drag/drag-settings.ts'
import { nearestPlace } from './drag/nearest-place.ts'
import { ExpertFilters } from './experts/expert-filters.tsx'
import { ExpertList } from './experts/expert-list.tsx'
import { useExpertFilter } from './experts/use-expert-filter.ts'
import { useCircleActions } from './use-circle-actions.ts'

interface CircleBuilderProps {
  userId: string | null
  /** Null while it is loading. */
  circle: Circle | null
}

const emptyCircle: Bot[] = []

/** The wheel and the experts that can be added to it, by drag and drop between them or by their buttons. */
export function CircleBuilder({ userId, circle }: CircleBuilderProps) {
  const bots = circle?.bots ?? emptyCircle
  const actions = useCircleActions(userId, bots)
  const { filter, isFiltered, change } = useExpertFilter()
  const search = useRef<HTMLInputElement>(null)
  const [dragged, setDragged] = useState<Bot | null>(null)
  const sensors = useDragSensors()

  const browse = () => {
    search.current?.scrollIntoView({ block: 'center' })
    search.current?.focus({ preventScroll: true })
  }
  const drop = ({ active, over }: DragEndEvent) => {
    setDragged(null)
    const position = positionOver(over)
    if (position !== null) actions.place(draggedBot(active), position)
  }
  return (
    <DndContext
      id="circle"
      sensors={sensors}
      collisionDetection={nearestPlace}
      accessibility={{ announcements: dragAnnouncements(bots), screenReaderInstructions: { draggable: circleStrings.drag.instructions } }}
      onDragStart={({ active }: DragStartEvent) => setDragged(draggedBot(active))}
      onDragCancel={() => setDragged(null)}
      onDragEnd={drop}
    >
      <div className="grid gap-x-12 gap-y-14 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
        <CirclePanel userId={userId} circle={circle} actions={actions} onBrowse={browse} />
        <section aria-labelledby="available-experts">
          <h2 id="available-experts" className="mb-4 font-serif text-28 font-medium tracking-tight">
            {circleStrings.experts.title}
          </h2>
          <ExpertFilters filter={filter} onChange={change} searchRef={search} />
          <div className="mt-4">
            <ExpertList
              filter={filter}
              isFiltered={isFiltered}
              circle={circle && bots}
              onAdd={actions.place}
              onClear={() => change({ search: '', category: '' })}
            />
          </div>
        </section>
      </div>
      <DragOverlay dropAnimation={null} modifiers={[centreOnPointer]} className="pointer-events-none grid place-items-center">
        {dragged && <Medallion face={dragged} size={88} />}
      </DragOverlay>
    </DndContext>
  )
}
