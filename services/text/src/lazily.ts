/**
 * Returns a function that creates a value at its first call. For what takes milliseconds and is often not needed, such as the formats
 * of `Intl` in a page.
 */
export function lazily<Value extends object | string>(create: () => Value): () => Value {
  let created: Value | undefined
  return () => {
    created ??= create()
    return created
  }
}
