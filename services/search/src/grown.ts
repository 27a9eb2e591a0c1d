/** Returns a copy of an array with room for `length` entries, or the array itself if it has the room. Grows by half at least. */
export function grown<A extends Uint8Array | Uint16Array | Int32Array | Uint32Array | Float64Array>(array: A, length: number): A {
  if (length <= array.length) return array
  const larger = new (array.constructor as new (length: number) => A)(Math.max(length, Math.ceil(1.5 * array.length)))
  larger.set(array)
  return larger
}
