import { DomainError } from '@rostra/kit/errors'
import { networkOf } from '@rostra/kit/network'
import { Router } from 'express'
import { requestIdOf } from '../http/request-id.ts'
import type { Ports } from '../ports.ts'
import type { Previews } from './previews.ts'
import { publicPersona } from './public-persona.ts'

const path = '/persona/:slug/preview.png'

/** The picture that other sites show of a link to a public persona. No cookie is looked at. */
export function previewRouter(ports: Ports, previews: Previews): Router {
  return Router({ caseSensitive: true, strict: true }).get(path, async (request, response) => {
    response.locals.route = '/persona/{slug}/preview.png'
    await ports.limits.use('call', networkOf(request.ip))
    const persona = await publicPersona(ports, request.params.slug, requestIdOf(response))
    if (!persona) throw new DomainError('not_found', 'BOT_NOT_FOUND', 'Bot not found')
    const { png, etag } = await previews.of(persona)
    response.set({ 'Cache-Control': 'public, max-age=3600', ETag: etag }).type('png').send(png)
  })
}
