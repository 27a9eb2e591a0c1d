/** Returns a Cookie header with newly set cookies applied: a later value replaces an earlier one, an empty value deletes it. */
export function cookieHeader(before: string, set: readonly { name: string; value: string }[]): string {
  const kept = new Map<string, string>()
  for (const pair of before.split('; ').filter(Boolean)) {
    const equals = pair.indexOf('=')
    kept.set(pair.slice(0, equals), pair.slice(equals + 1))
  }
  for (const { name, value } of set) {
    if (value) kept.set(name, value)
    else kept.delete(name)
  }
  return [...kept].map(([name, value]) => `${name}=${value}`).join('; ')
}
