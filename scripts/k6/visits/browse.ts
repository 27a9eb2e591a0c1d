import { check } from 'k6'
import http from 'k6/http'
import { bodyOf, call, listOf, paramsFor } from '../client/call.ts'
import { oneOf } from '../client/people.ts'
import { nobody, type Person } from '../client/person.ts'
import type { Persona } from '../client/ready-product.ts'
import { baseUrl } from '../client/settings.ts'

/** Of those who come, so many have nothing of ours in their browser's cache. */
const newcomers = 0.3
const page = 'GET /'
const asset = 'GET /assets/:file'
const list = 'GET /api/bots/public'
const search = 'GET /api/bots/public?search'
const one = 'GET /api/bots/slug/:slug'
const personaPage = 'GET /persona/:slug'

/** The routes whose times are told. */
export const browsedRoutes = [page, asset, 'GET /api/bots/featured', list, search, one, personaPage] as const

const asBrowser = { 'Accept-Encoding': 'gzip, br' }

/** Somebody looks around: the landing page with its files, the lists, a search, a persona's page. */
export function browse(personas: readonly Persona[]): void {
  const visitor = nobody()
  const chosen = oneOf(personas)
  if (!chosen) return
  const landing = call(visitor, { path: '/', route: page, headers: asBrowser })
  if (Math.random() < newcomers) loadFiles(visitor, String(landing.body ?? ''))
  const featured = listOf<Persona>(call(visitor, { path: '/api/bots/featured', route: 'GET /api/bots/featured' }))
  const shown = call(visitor, { path: '/api/bots/public/with-votes?sort=popular', route: list })
  const first = listOf<Persona>(shown)
  const word = chosen.name.split(' ')[0] ?? chosen.name
  const found = listOf<Persona>(call(visitor, { path: `/api/bots/public?search=${encodeURIComponent(word)}`, route: search }))
  call(visitor, { path: `/persona/${chosen.slug}`, route: personaPage, headers: asBrowser })
  const persona = bodyOf<Persona>(call(visitor, { path: `/api/bots/slug/${chosen.slug}`, route: one }))
  check(null, {
    'featured personas are a list': () => featured.length > 0,
    'the public list says how many there are': () => first.length > 0 && Number(shown.headers['X-Total-Count']) >= first.length,
    'a search finds whose name it is': () => found.some(({ slug }) => slug === chosen.slug),
    'a persona is the one that was asked for': () => persona.id === chosen.id,
  })
}

/** What the page names, at once, as a browser does. */
function loadFiles(visitor: Person, html: string): void {
  const paths = [...new Set([...html.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css|svg))"/g)].map(([, path]) => path))]
  const params = paramsFor(visitor, { path: '', route: asset, headers: asBrowser, withoutBody: true })
  const answers = http.batch(paths.map((path): [string, string, null, typeof params] => ['GET', `${baseUrl}${path}`, null, params]))
  check(answers, {
    'the page names its files': () => paths.length > 0,
    'each file of the page is there': () => Object.values(answers).every(({ status }) => status === 200),
  })
}
