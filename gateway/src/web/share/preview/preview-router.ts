import { DomainError } from '@rostra/kit/errors'
import { networkOf } from '@rostra/kit/network'
import { Router } from 'express'
import { requestIdOf } from '../../../http/observability/request-id.ts'
import type { Ports } from '../../../ports.ts'
import { publicPersona } from '../public-persona.ts'
import type { PreviewCache } from './preview-cache.ts'

const path = '/persona/:slug/preview.png'

/** Serves the image that other sites show for a link to a public persona. Reads no cookie. */
export function previewRouter(ports: Ports, previews: PreviewCache): Router {
  return Router({ caseSensitive: true, strict: true }).get(path, async (request, response) => {
    response.locals.route = '/persona/{slug}/preview.png'
    await ports.limits.use('call', networkOf(request.ip))
    const persona = await publicPersona(ports, request.params.slug, requestIdOf(response))
    if (!persona) throw new DomainError('not_found', 'BOT_NOT_FOUND', 'Bot not found')
    const { png, etag } = await previews.get(persona)
    response.set({ 'Cache-Control': 'public, max-age=3600', ETag: etag }).type('png').send(png)
  })
}
