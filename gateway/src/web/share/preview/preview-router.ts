import { DomainError } from '@rostra/kit/errors'
import { type Request, type Response, Router } from 'express'
import { clientNetworkOf } from '../../../callers/client-address.ts'
import { requestIdOf } from '../../../http/observability/request-id.ts'
import { authorName } from '../../../json/newsroom/article.ts'
import type { Ports } from '../../../ports.ts'
import { findCreator } from '../../../routes/personas/creators/find-creator.ts'
import { lookUpTimeoutMs, publicPersona } from '../public-persona.ts'
import { publishedStory } from '../published-story.ts'
import { creatorSummary } from '../share-tags.ts'
import { shownEntry } from '../shown-entry.ts'
import type { PreviewCache } from './preview-cache.ts'
import type { PreviewContent } from './preview-content.ts'

const dayFormat = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })

/** Serves the images that other sites show for links to public and unlisted personas, to creators, to stories and to entries of the zeitgeist. Reads no cookie. */
export function previewRouter(ports: Ports, previews: PreviewCache): Router {
  const send = async (request: Request, response: Response, contentOf: (requestId: string) => Promise<PreviewContent>) => {
    await ports.limits.use('call', clientNetworkOf(request))
    const { png, etag } = await previews.get(await contentOf(requestIdOf(response)))
    response.set({ 'Cache-Control': 'public, max-age=3600', ETag: etag }).type('png').send(png)
  }
  const router = Router({ caseSensitive: true, strict: true })
  router.get('/persona/:slug/preview.png', (request, response) => {
    response.locals.route = '/persona/{slug}/preview.png'
    return send(request, response, async (requestId) => {
      const persona = await publicPersona(ports, request.params.slug, requestId)
      if (!persona) throw new DomainError('not_found', 'BOT_NOT_FOUND', 'Bot not found')
      const { name, description, avatarBgColor } = persona
      return { kind: 'persona', name, description, avatarBgColor }
    })
  })
  router.get('/creators/:username/preview.png', async (request, response) => {
    response.locals.route = '/creators/{username}/preview.png'
    await ports.limits.use('creatorFromAddress', clientNetworkOf(request))
    return send(request, response, async (requestId) => {
      const creator = await findCreator(ports, request.params.username, { requestId, deadlineMs: lookUpTimeoutMs })
      return { kind: 'persona', name: creator.username, description: creatorSummary(creator), avatarBgColor: '' }
    })
  })
  router.get('/singularity-bugle/:slug/preview.png', (request, response) => {
    response.locals.route = '/singularity-bugle/{slug}/preview.png'
    return send(request, response, async (requestId) => {
      const story = await publishedStory(ports, request.params.slug, requestId)
      if (!story) throw new DomainError('not_found', 'ARTICLE_NOT_FOUND', 'Story not found')
      const { title, author, publishedAt } = story
      const byline = `${authorName(author)} · ${dayFormat.format(new Date(publishedAt))} · Written by AI`
      return { kind: 'text', masthead: 'The Singularity Bugle', title, byline }
    })
  })
  router.get('/zeitgeist/:id/preview.png', (request, response) => {
    response.locals.route = '/zeitgeist/{id}/preview.png'
    return send(request, response, async (requestId) => {
      const entry = await shownEntry(ports, request.params.id, requestId)
      if (!entry) throw new DomainError('not_found', 'ENTRY_NOT_FOUND', 'Entry not found')
      const byline = `${dayFormat.format(new Date(entry.createdAt))} · Written by AI`
      return { kind: 'text', masthead: 'Zeitgeist', title: entry.title, byline }
    })
  })
  return router
}
