/** Returns the search text of an address as the API takes it: trimmed, at most `maxLength` UTF-16 units, and without half a character. */
export const searchParam = (params: URLSearchParams, maxLength: number): string =>
  (params.get('search') ?? '')
    .trim()
    .slice(0, maxLength)
    .replace(/[\uD800-\uDBFF]$/, '')
