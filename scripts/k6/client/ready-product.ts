import exec from 'k6/execution'
import http from 'k6/http'
import { baseUrl } from './settings.ts'

export interface Persona {
  id: string
  slug: string
  name: string
}

/** Makes sure that Rostra is there and has somebody to talk to; gives its public personas. Ends the run with what is wrong. */
export function readyProduct(): Persona[] {
  const ping = http.get(`${baseUrl}/api/ping`, { tags: { name: 'setup' }, timeout: '10s' })
  if (ping.status !== 200) {
    const said = ping.status === 0 ? `Nothing answers at ${baseUrl} (${ping.error})` : `${baseUrl} answers ${ping.status} to /api/ping`
    exec.test.abort(`${said}. Start Rostra there, or say with BASE_URL where it is.`)
  }
  const personas = http.get(`${baseUrl}/api/bots/public?limit=100`, { tags: { name: 'setup' } }).json() as unknown as Persona[]
  if (!Array.isArray(personas) || personas.length === 0) {
    exec.test.abort(`${baseUrl} has no public persona. Start it with DEMO_DATA=true, or make one.`)
  }
  return personas.map(({ id, slug, name }) => ({ id, slug, name }))
}
