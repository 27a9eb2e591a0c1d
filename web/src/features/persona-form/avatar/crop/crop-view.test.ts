import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { type CropView, firstView, maxZoom, moved, sideOf, squareOf, zoomed } from './crop-view.ts'

const wide = { width: 400, height: 200 }

describe('the part of a picture', () => {
  it('begins as the largest square in the middle', () => {
    expect(squareOf(wide, firstView(wide))).toEqual({ left: 100, top: 0, side: 200 })
    expect(squareOf({ width: 30, height: 90 }, firstView({ width: 30, height: 90 }))).toEqual({ left: 0, top: 30, side: 30 })
  })

  it('moves against the drag, up to the edges of the picture', () => {
    expect(squareOf(wide, moved(wide, firstView(wide), { x: 0.25, y: 0.25 }))).toEqual({ left: 50, top: 0, side: 200 })
    expect(squareOf(wide, moved(wide, firstView(wide), { x: -9, y: 0 }))).toEqual({ left: 200, top: 0, side: 200 })
  })

  it('is zoomed around a point, which stays where it is', () => {
    const view = zoomed(wide, firstView(wide), 2, { x: 1, y: 0 })
    expect(squareOf(wide, view)).toEqual({ left: 200, top: 0, side: 100 })
    expect(zoomed(wide, view, 0.01)).toMatchObject({ zoom: 1 })
    expect(zoomed(wide, view, 100)).toMatchObject({ zoom: maxZoom })
  })

  it('is always inside of the picture', () => {
    const size = fc.record({ width: fc.integer({ min: 1, max: 9_000 }), height: fc.integer({ min: 1, max: 9_000 }) })
    const part = fc.double({ min: -3, max: 3, noNaN: true })
    const step = fc.record({ x: part, y: part, factor: fc.double({ min: 0.01, max: 9, noNaN: true }) })
    fc.assert(
      fc.property(size, fc.array(step, { maxLength: 8 }), (picture, steps) => {
        const after = (view: CropView, { x, y, factor }: (typeof steps)[number]) =>
          zoomed(picture, moved(picture, view, { x, y }), factor, { x: Math.abs(x) % 1, y: Math.abs(y) % 1 })
        const view = steps.reduce(after, firstView(picture))
        const { left, top, side } = squareOf(picture, view)
        const rounding = 1e-6
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(-rounding)
        expect(left + side).toBeLessThanOrEqual(picture.width + rounding)
        expect(top + side).toBeLessThanOrEqual(picture.height + rounding)
        expect(side).toBe(sideOf(picture, view))
      }),
    )
  })
})
