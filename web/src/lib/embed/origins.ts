/** Matches an origin by the server's rule: https hosts, and http only for localhost. */
const secure = /^https:\/\/(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:]+\])(?::\d+)?$/
const local = /^http:\/\/localhost(?::\d+)?$/

/** Returns the origin of a line; null for any other text. */
export function originOf(line: string): string | null {
  const address = line.includes('://') ? line : `https://${line}`
  if (/\s/.test(line) || !URL.canParse(address)) return null
  const { origin, hostname, username, password } = new URL(address)
  const named = /[.:]|^localhost$/.test(hostname)
  return (secure.test(origin) || local.test(origin)) && named && !username && !password ? origin : null
}

export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** Returns the origins of a text with one per line, without repetitions and without other lines. */
export const originsOf = (text: string): string[] => [...new Set(linesOf(text).flatMap((line) => originOf(line) ?? []))]
