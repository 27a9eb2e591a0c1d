import { DomainError } from '@rostra/kit/errors'
import { pages } from '@rostra/proto/http/pages'
import { type Request, type Response, Router } from 'express'
import { clientNetworkOf } from '../../../callers/client-address.ts'
import { requestIdOf } from '../../../http/observability/request-id.ts'
import { authorName } from '../../../json/newsroom/article.ts'
import type { Ports } from '../../../ports.ts'
import { findCreator } from '../../../routes/personas/creators/find-creator.ts'
import { readOnly } from '../../../routing/refuse-method.ts'
import { lookUpTimeoutMs, publicPersona } from '../public-persona.ts'
import { publishedStory } from '../published-story.ts'
import { creatorSummary } from '../share-tags.ts'
import { findSharedWork } from '../shared-work.ts'
import { shownEntry } from '../shown-entry.ts'
import type { PreviewCache } from './preview-cache.ts'
import type { PreviewContent } from './preview-content.ts'

const dayFormat = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })

/** The pictures of what is shared by a link are stored by no cache, so that they end with it. */
const shared = [
  ['shared-discussion', pages.sharedDiscussion.path],
  ['shared-question', pages.sharedQuestion.path],
] as const

/**
 * Serves the images that other sites show for links to public and unlisted personas, to creators, to stories, to
 * entries of the zeitgeist, and to shared discussions and questions. Reads no cookie.
 */
export function previewRouter(ports: Ports, previews: PreviewCache): Router {
  const send = async (
    request: Request,
    response: Response,
    contentOf: (requestId: string) => Promise<PreviewContent>,
    caching = 'public, max-age=3600',
  ) => {
    await ports.limits.use('call', clientNetworkOf(request))
    const { png, etag } = await previews.get(await contentOf(requestIdOf(response)))
    response.set({ 'Cache-Control': caching, ETag: etag }).type('png').send(png)
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
  for (const [kind, path] of shared) {
    router.get(`${path}/preview.png`, (request, response) => {
      response.locals.route = `${path.replace(':token', '{token}')}/preview.png`
      const contentOf = async (requestId: string): Promise<PreviewContent> => {
        const { token } = request.params
        const found = await findSharedWork(ports, kind, typeof token === 'string' ? token : '', { requestId, deadlineMs: lookUpTimeoutMs })
        return { kind: 'question', ...found }
      }
      return send(request, response, contentOf, 'no-store')
    })
  }
  const described = [
    '/persona/:slug',
    '/creators/:username',
    '/singularity-bugle/:slug',
    '/zeitgeist/:id',
    ...shared.map(([, path]) => path),
  ]
  readOnly(
    router,
    described.map((path) => `${path}/preview.png`),
  )
  return router
}
