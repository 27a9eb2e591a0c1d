import { DomainError } from '@rostra/kit/errors'
import { Router } from 'express'
import { z } from 'zod'
import { clientNetworkOf } from '../../callers/client-address.ts'
import { requestIdOf } from '../../http/observability/request-id.ts'
import type { Ports } from '../../ports.ts'
import { readInput } from '../../routing/read-input.ts'
import { readOnly } from '../../routing/refuse-method.ts'
import { describePage } from './describe-page.ts'
import { oembedOf } from './oembed.ts'

/** The most characters of an address. */
const maxAddress = 2_048
const side = z.coerce.number().int().min(1).max(100_000).optional()

const query = z.object({
  url: z.string().max(maxAddress),
  format: z.string().max(20).default('json'),
  maxwidth: side,
  maxheight: side,
})

/**
 * Serves `GET /oembed` (https://oembed.com) for the pages of public and unlisted personas, stories, and shared conversations, discussions
 * and questions. Everything else has status 404, also a private persona. Reads no cookie, and any website may read the answer.
 */
export function oembedRouter(ports: Ports): Router {
  const router = Router({ caseSensitive: true, strict: true })
  router.get('/oembed', async (request, response) => {
    response.locals.route = '/oembed'
    response.set({ 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin', 'Cache-Control': 'no-store' })
    await ports.limits.use('call', clientNetworkOf(request))
    const { url, format, maxwidth, maxheight } = readInput(query, request.query)
    if (format !== 'json') throw new DomainError('invalid', 'FORMAT_NOT_SUPPORTED', 'Only format=json is supported')
    const page = await describePage(ports, url, requestIdOf(response))
    if (!page) throw new DomainError('not_found', 'NOT_FOUND', 'There is nothing to embed at this address')
    response.json(oembedOf(page, ports.publicUrl, { maxWidth: maxwidth, maxHeight: maxheight }))
  })
  readOnly(router, ['/oembed'])
  return router
}
