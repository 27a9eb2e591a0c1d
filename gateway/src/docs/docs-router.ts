import { readFileSync } from 'node:fs'
import { lazily } from '@rostra/text/lazily'
import { Router } from 'express'
import { readOnly } from '../routing/refuse-method.ts'
import type { Route } from '../routing/route.ts'
import { docsPage } from './docs-page.ts'
import { openApiDocument } from './openapi.ts'

const css = readFileSync(new URL('./docs.css', import.meta.url), 'utf8')

/**
 * Serves `/api/openapi.json` and its readable form, `/api/docs`. Creates the document at the first request for one of them: that takes
 * 0.1 to 0.3 s of CPU, which most processes never need.
 */
export function docsRouter(areas: Record<string, readonly Route[]>, serverUrl: string): Router {
  const document = lazily(() => openApiDocument(areas, serverUrl))
  const files = [
    { path: '/api/openapi.json', type: 'json', body: lazily(() => JSON.stringify(document())) },
    { path: '/api/docs', type: 'html', body: lazily(() => docsPage(document())) },
    { path: '/api/docs.css', type: 'css', body: () => css },
  ]
  const router = Router()
  for (const { path, type, body } of files) {
    router.get(path, (_request, response) => {
      response.locals.route = path
      response.set('Cache-Control', 'no-cache').type(type).send(body())
    })
  }
  readOnly(
    router,
    files.map(({ path }) => path),
  )
  return router
}
