import exec from 'k6/execution'
import http from 'k6/http'
import { baseUrl } from './settings.ts'

export interface Persona {
  id: string
  slug: string
  name: string
}

/** Checks that the target answers and returns its public personas. Aborts the run when it does not answer or has no persona. */
export function checkTarget(): Persona[] {
  const ping = http.get(`${baseUrl}/api/ping`, { tags: { name: 'setup' }, timeout: '10s' })
  if (ping.status !== 200) {
    const failure = ping.status === 0 ? `No server answers at ${baseUrl} (${ping.error})` : `${baseUrl} answers ${ping.status} to /api/ping`
    exec.test.abort(`${failure}. Start Rostra there, or set BASE_URL to its address.`)
  }
  const personas = http.get(`${baseUrl}/api/bots/public?limit=100`, { tags: { name: 'setup' } }).json() as unknown as Persona[]
  if (!Array.isArray(personas) || personas.length === 0) {
    exec.test.abort(`${baseUrl} has no public persona. Start it with DEMO_DATA=true, or create a persona.`)
  }
  return personas.map(({ id, slug, name }) => ({ id, slug, name }))
}
