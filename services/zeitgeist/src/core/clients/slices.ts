/** Splits items into slices of at most `size`, without repeated ones. */
export function slicesOf<T>(items: readonly T[], size: number): T[][] {
  const distinct = [...new Set(items)]
  return Array.from({ length: Math.ceil(distinct.length / size) }, (_, index) => distinct.slice(index * size, (index + 1) * size))
}
