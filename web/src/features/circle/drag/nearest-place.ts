import type { ClientRect, CollisionDetection, KeyboardCoordinateGetter, UniqueIdentifier } from '@dnd-kit/core'
import { maxExperts } from '../../../data/experts/change-circle.ts'
import { outerRadius, placeRadius } from '../wheel/wheel-geometry.ts'
import { placeId, positionOver } from './drag-data.ts'

type Point = { x: number; y: number }

const centreOf = ({ left, top, width, height }: ClientRect): Point => ({ x: left + width / 2, y: top + height / 2 })
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

/**
 * Finds the place nearest to the pointer, or for keyboard drags to the centre of the dragged element. The places are the centres of equal
 * slices, so the nearest one is the slice below the pointer. Returns none outside of the wheel.
 */
export const nearestPlace: CollisionDetection = ({ droppableContainers, droppableRects, pointerCoordinates, collisionRect }) => {
  const places = droppableContainers.flatMap(({ id }) => {
    const rect = droppableRects.get(id)
    return rect ? [{ id, ...centreOf(rect) }] : []
  })
  return byDistance(places, pointerCoordinates ?? centreOf(collisionRect))
}

/** Returns the places with the nearest one first; none when the point is outside of their wheel. */
function byDistance(places: readonly (Point & { id: UniqueIdentifier })[], from: Point) {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const middle = { x: mean(places.map(({ x }) => x)), y: mean(places.map(({ y }) => y)) }
  const radius = (mean(places.map((place) => distance(place, middle))) * outerRadius) / placeRadius
  if (!(distance(from, middle) <= radius)) return []
  return places.map((place) => ({ id: place.id, distance: distance(place, from) })).sort((a, b) => a.distance - b.distance)
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

/**
 * Moves an element that is dragged by keyboard to the next or previous place around the wheel; from a card to the first place. Derives the
 * current place from the element's rectangle, because the library updates `over` too late for quick key presses.
 */
export const nextPlace: KeyboardCoordinateGetter = (event, { context: { collisionRect, droppableRects } }) => {
  const step = steps[event.code]
  if (!step || !collisionRect) return undefined
  const places = [...droppableRects].map(([id, rect]) => ({ id, ...centreOf(rect) }))
  const from = positionOver(byDistance(places, centreOf(collisionRect))[0] ?? null)
  const position = from === null ? 0 : (from + step + maxExperts) % maxExperts
  const rect = droppableRects.get(placeId(position))
  if (!rect) return undefined
  const { x, y } = centreOf(rect)
  return { x: x - collisionRect.width / 2, y: y - collisionRect.height / 2 }
}
