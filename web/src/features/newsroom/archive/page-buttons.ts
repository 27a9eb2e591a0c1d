const maxButtons = 5

/** Returns the numbers of at most five page buttons: the current page in their middle, as far as the first and the last page allow. */
export function pageButtons(current: number, last: number): number[] {
  const count = Math.min(maxButtons, last)
  const first = Math.max(1, Math.min(current - Math.floor(maxButtons / 2), last - count + 1))
  return Array.from({ length: count }, (_, index) => first + index)
}
