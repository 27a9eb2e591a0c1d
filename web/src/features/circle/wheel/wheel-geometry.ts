/*
 * The wheel in units of its SVG: a square of 400 with the centre at 200, 200.
 */

export const centre = 200
export const outerRadius = 194
const innerRadius = 76
/** The distance of a place, the middle of its slice, from the centre. */
export const placeRadius = (outerRadius + innerRadius) / 2
/** The space between two slices. */
const gap = 8
/** Slices are drawn with a line of this width and round joins, which rounds their corners. */
export const cornerWidth = 10

const slices = 5
const sliceAngle = 360 / slices

/** The angle of each place in degrees: the first is at the top, the others follow clockwise. */
export const anglesOfPlaces: readonly number[] = Array.from({ length: slices }, (_, position) => position * sliceAngle - 90)

const pointAt = (radius: number, degrees: number) => {
  const radians = (degrees * Math.PI) / 180
  return `${(centre + radius * Math.cos(radians)).toFixed(2)} ${(centre + radius * Math.sin(radians)).toFixed(2)}`
}

/** The path of the slice whose middle is at angle 0. Its edges keep half a line's width of distance. */
export const slicePath = (() => {
  const inset = cornerWidth / 2
  const outer = outerRadius - inset
  const inner = innerRadius + inset
  const half = (radius: number) => sliceAngle / 2 - (Math.asin((gap / 2 + inset) / radius) * 180) / Math.PI
  return [
    `M ${pointAt(inner, -half(inner))} L ${pointAt(outer, -half(outer))}`,
    `A ${outer} ${outer} 0 0 1 ${pointAt(outer, half(outer))}`,
    `L ${pointAt(inner, half(inner))}`,
    `A ${inner} ${inner} 0 0 0 ${pointAt(inner, -half(inner))} Z`,
  ].join(' ')
})()
