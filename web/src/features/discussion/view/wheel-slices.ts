/** Radii of the slices, in a drawing of 200 × 200 around its centre. */
const inner = 38
const outer = 97

const point = (turn: number, radius: number) => {
  const angle = (turn - 0.25) * 2 * Math.PI
  // Adding 0 converts -0 to 0.
  return [Math.cos(angle), Math.sin(angle)].map((part) => (Math.round(part * radius * 100) / 100 + 0).toFixed(2)).join(' ')
}

/** Returns the SVG path of slice `place` of `count` equal ones, at least 2; the middle of the first is at the top. */
export function slicePath(place: number, count: number): string {
  const from = (place - 0.5) / count
  const to = (place + 0.5) / count
  return [
    `M ${point(from, inner)} L ${point(from, outer)}`,
    `A ${outer} ${outer} 0 0 1 ${point(to, outer)}`,
    `L ${point(to, inner)}`,
    `A ${inner} ${inner} 0 0 0 ${point(from, inner)} Z`,
  ].join(' ')
}
