import type { ClientRect, CollisionDetection, KeyboardCoordinateGetter } from '@dnd-kit/core'
import { describe, expect, it } from '@jest/globals'
import { anglesOfPlaces, placeRadius } from '../wheel/wheel-geometry.ts'
import { placeId } from './drag-data.ts'
import { nearestPlace, nextPlace } from './nearest-place.ts'

const rectAt = (x: number, y: number, size = 20): ClientRect => ({
  left: x - size / 2,
  top: y - size / 2,
  right: x + size / 2,
  bottom: y + size / 2,
  width: size,
  height: size,
})
const at = (position: number, radius: number) => {
  const angle = ((anglesOfPlaces[position] ?? 0) * Math.PI) / 180
  return { x: 500 + radius * Math.cos(angle), y: 500 + radius * Math.sin(angle) }
}
const placeRects = new Map(
  anglesOfPlaces.map((_, position) => {
    const { x, y } = at(position, placeRadius)
    return [placeId(position), rectAt(x, y)] as const
  }),
)
const found = (pointer: { x: number; y: number } | null, dragged = rectAt(0, 0)) => {
  const droppableContainers = [...placeRects.keys()].map((id) => ({ id }))
  const input = { droppableContainers, droppableRects: placeRects, pointerCoordinates: pointer, collisionRect: dragged }
  return nearestPlace(input as unknown as Parameters<CollisionDetection>[0])[0]?.id ?? null
}

describe('the place below the pointer', () => {
  it('is the slice, from its inner to its outer edge', () => {
    for (const position of [0, 1, 2, 3, 4]) for (const radius of [75, 190]) expect(found(at(position, radius))).toBe(placeId(position))
  })

  it('is none outside of the wheel', () => {
    expect(found(at(0, 230))).toBeNull()
    expect(found({ x: 0, y: 0 })).toBeNull()
  })

  it('is the one below the middle of what is moved by keyboard', () => {
    const { x, y } = at(3, placeRadius)
    expect(found(null, rectAt(x, y, 200))).toBe(placeId(3))
    expect(found(null, rectAt(1_200, 500, 200))).toBeNull()
  })
})

describe('an arrow key', () => {
  /** Presses a key while the centre of the dragged element is at a point, and the library's `over` is still null. */
  const movedFrom = ({ x, y }: { x: number; y: number }, code: string) => {
    const context = { collisionRect: rectAt(x, y, 40), droppableRects: placeRects, over: null }
    const target = nextPlace({ code } as KeyboardEvent, { context } as unknown as Parameters<KeyboardCoordinateGetter>[1])
    return target && found(null, rectAt(target.x + 20, target.y + 20, 40))
  }
  const moved = (code: string, position: number) => movedFrom(at(position, placeRadius), code)

  it('moves around the wheel', () => {
    expect(moved('ArrowRight', 0)).toBe(placeId(1))
    expect(moved('ArrowRight', 4)).toBe(placeId(0))
    expect(moved('ArrowLeft', 0)).toBe(placeId(4))
  })

  it('moves from a card to the first place', () => {
    expect(movedFrom({ x: 900, y: 900 }, 'ArrowLeft')).toBe(placeId(0))
  })

  it('that points up or down moves nothing, so that the page scrolls', () => {
    expect(moved('ArrowDown', 0)).toBeUndefined()
  })
})
