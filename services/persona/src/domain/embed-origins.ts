const most = 20
const everyPage = '*'
/** Plain hosts only: what a browser lets stand in a host besides could end the rule of a Content-Security-Policy. */
const secure = /^https:\/\/(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:]+\])(?::\d+)?$/
const local = /^http:\/\/localhost(?::\d+)?$/

/** Origins as browsers write them, each once; every page is all there is to say where it is among them. */
export function plainOrigins(raw: readonly string[]): string[] {
  const origins = new Set(raw.map((one) => originOf(one.trim())).filter(Boolean))
  return origins.has(everyPage) ? [everyPage] : [...origins]
}

function originOf(raw: string): string {
  const url = URL.parse(raw)
  const isOrigin = url && url.href === `${url.origin}/`
  return isOrigin ? url.origin : raw
}

/** What is wrong with the origins whose pages may frame a persona, in words; null for nothing. */
export function embedOriginsProblem(origins: readonly string[]): string | null {
  if (origins.length > most) return 'Please give at most 20 websites'
  const allowed = origins.every((origin) => origin === everyPage || secure.test(origin) || local.test(origin))
  return allowed ? null : 'Each website must look like https://example.org'
}
