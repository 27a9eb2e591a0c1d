/** The API's name of each value of a service's enum; undefined for a value that is an error. */
export type EnumNames<Wire, Name> = Record<Extract<Wire, string>, Name | undefined>

/** Maps an enum value of a service to its name in the API. Throws for an undefined name and for a value that the gateway doesn't know. */
export function fromWire<Wire extends string | number, Name>(names: EnumNames<Wire, Name>, value: Wire): Name {
  const name = (names as Partial<Record<string | number, Name>>)[value]
  if (name === undefined) throw new Error(`a service sent the unknown enum value ${value}`)
  return name
}

/** Returns a text of a service as one of the values that the API knows. Throws for any other text. */
export function knownValue<Value extends string>(values: readonly Value[], text: string): Value {
  const value = values.find((known) => known === text)
  if (value === undefined) throw new Error(`a service sent the unknown value "${text}"`)
  return value
}
