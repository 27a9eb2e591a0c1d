import { check } from 'k6'
import http from 'k6/http'
import { anonymous, type Persona, randomItem } from '../client/accounts.ts'
import { bodyOf, call, listOf, paramsFor } from '../client/call.ts'
import { baseUrl } from '../client/settings.ts'
import type { Visitor } from '../client/visitor.ts'

/** The share of visitors with an empty browser cache. */
const emptyCacheShare = 0.3
const page = 'GET /'
const asset = 'GET /assets/:file'
const list = 'GET /api/bots/public'
const search = 'GET /api/bots/public?search'
const one = 'GET /api/bots/slug/:slug'
const personaPage = 'GET /persona/:slug'

/** The routes with a threshold of their own. */
export const browsedRoutes = [page, asset, 'GET /api/bots/featured', list, search, one, personaPage] as const

const asBrowser = { 'Accept-Encoding': 'gzip, br' }

/** Visits the landing page with its files, the lists, a search and a persona's page. */
export function browse(personas: readonly Persona[]): void {
  const visitor = anonymous()
  const chosen = randomItem(personas)
  if (!chosen) return
  const landing = call(visitor, { path: '/', route: page, headers: asBrowser })
  if (Math.random() < emptyCacheShare) loadFiles(visitor, String(landing.body ?? ''))
  const featured = listOf<Persona>(call(visitor, { path: '/api/bots/featured', route: 'GET /api/bots/featured' }))
  const shown = call(visitor, { path: '/api/bots/public/with-votes?sort=popular', route: list })
  const first = listOf<Persona>(shown)
  const word = chosen.name.split(' ')[0] ?? chosen.name
  const found = listOf<Persona>(call(visitor, { path: `/api/bots/public?search=${encodeURIComponent(word)}`, route: search }))
  call(visitor, { path: `/persona/${chosen.slug}`, route: personaPage, headers: asBrowser })
  const persona = bodyOf<Persona>(call(visitor, { path: `/api/bots/slug/${chosen.slug}`, route: one }))
  check(null, {
    'featured personas are a list': () => featured.length > 0,
    'the public list has a total count': () => first.length > 0 && Number(shown.headers['X-Total-Count']) >= first.length,
    'a search by name finds the persona': () => found.some(({ slug }) => slug === chosen.slug),
    'the persona is the requested one': () => persona.id === chosen.id,
  })
}

/** Requests the scripts, styles and images of a page in parallel, as a browser does. */
function loadFiles(visitor: Visitor, html: string): void {
  const paths = [...new Set([...html.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css|svg))"/g)].map(([, path]) => path))]
  const params = paramsFor(visitor, { path: '', route: asset, headers: asBrowser, withoutBody: true })
  const responses = http.batch(paths.map((path): [string, string, null, typeof params] => ['GET', `${baseUrl}${path}`, null, params]))
  check(responses, {
    'the page links to its files': () => paths.length > 0,
    'each file of the page is served': () => Object.values(responses).every(({ status }) => status === 200),
  })
}
