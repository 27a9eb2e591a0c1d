/** Returns a stored value as a member of an enum. Throws when it is not one of the known values. */
export function storedEnum<Value extends string>(known: readonly Value[], value: string, field: string): Value {
  const found = known.find((candidate) => candidate === value)
  if (found === undefined) throw new Error(`unknown ${field} in the store: ${value}`)
  return found
}
