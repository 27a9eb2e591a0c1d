/**
 * Returns a function that creates a value at its first call. For formats of `Intl`: each takes a browser some milliseconds, which a page
 * without one should not wait for.
 */
export function lazily<Value extends object | string>(create: () => Value): () => Value {
  let created: Value | undefined
  return () => {
    created ??= create()
    return created
  }
}
