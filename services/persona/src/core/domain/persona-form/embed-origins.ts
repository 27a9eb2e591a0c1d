const maxOrigins = 20
const anyOrigin = '*'
/** Plain hosts only. Other characters that browsers allow in a host could end the directive of a Content-Security-Policy. */
const httpsOrigin = /^https:\/\/(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:]+\])(?::\d+)?$/
const localOrigin = /^http:\/\/localhost(?::\d+)?$/

/**
 * Returns origins as browsers write them, without repeats. `*` replaces all others. More
 * than 20 stay as they are, and the rules refuse them.
 */
export function normalizeOrigins(raw: readonly string[]): readonly string[] {
  if (raw.length > maxOrigins) return raw
  const origins = new Set(raw.map((text) => originOf(text.trim())).filter(Boolean))
  return origins.has(anyOrigin) ? [anyOrigin] : [...origins]
}

function originOf(raw: string): string {
  const url = URL.parse(raw)
  const isOrigin = url && url.href === `${url.origin}/`
  return isOrigin ? url.origin : raw
}

/** Returns what is wrong with the origins that may frame a persona, as a message for the owner. Null when they are valid. */
export function embedOriginsProblem(origins: readonly string[]): string | null {
  if (origins.length > maxOrigins) return 'Please give at most 20 websites'
  const allValid = origins.every((origin) => origin === anyOrigin || httpsOrigin.test(origin) || localOrigin.test(origin))
  return allValid ? null : 'Each website must look like https://example.org'
}
