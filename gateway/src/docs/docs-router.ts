import { readFileSync } from 'node:fs'
import { Router } from 'express'
import { readOnly } from '../routing/refuse-method.ts'
import type { Route } from '../routing/route.ts'
import { docsPage } from './docs-page.ts'
import { openApiDocument } from './openapi.ts'

const css = readFileSync(new URL('./docs.css', import.meta.url), 'utf8')

/** Serves `/api/openapi.json` and its readable form, `/api/docs`. Both are rendered once, at the start. */
export function docsRouter(areas: Record<string, readonly Route[]>, serverUrl: string): Router {
  const document = openApiDocument(areas, serverUrl)
  const files = [
    { path: '/api/openapi.json', type: 'json', body: JSON.stringify(document) },
    { path: '/api/docs', type: 'html', body: docsPage(document) },
    { path: '/api/docs.css', type: 'css', body: css },
  ]
  const router = Router()
  for (const { path, type, body } of files) {
    router.get(path, (_request, response) => {
      response.locals.route = path
      response.set('Cache-Control', 'no-cache').type(type).send(body)
    })
  }
  readOnly(
    router,
    files.map(({ path }) => path),
  )
  return router
}
