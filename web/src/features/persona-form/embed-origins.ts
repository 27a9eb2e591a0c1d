/** The most websites that a persona's widget is tied to. */
export const mostOrigins = 20

/** As the server has it: plain hosts, and plain http on one's own machine only. */
const secure = /^https:\/\/(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:]+\])(?::\d+)?$/
const local = /^http:\/\/localhost(?::\d+)?$/

/** The origin that a line names; null when it names none. */
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

/** The origins of a text with one a line, without repeats; lines that name none are left out. */
export const originsOf = (text: string): string[] => [...new Set(linesOf(text).flatMap((line) => originOf(line) ?? []))]
