/** Returns a stored value as one of the values that this version knows. Throws for any other: it must not be read as a default. */
export function storedEnum<Value extends string>(values: readonly Value[], stored: string, field: string): Value {
  const value = values.find((known) => known === stored)
  if (value === undefined) throw new Error(`Unknown value '${stored}' in the stored field ${field}`)
  return value
}
