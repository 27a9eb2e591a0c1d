import { bounded } from '@rostra/kit/async/bounded'
import { DomainError } from '@rostra/kit/errors'
import type { Persona__Output } from '@rostra/proto/gen/rostra/persona/v1/Persona'
import { pages, personaId } from '@rostra/proto/http/pages'
import { PersonaService } from '@rostra/proto/persona'
import type { Request, Response } from 'express'
import { clientNetworkOf } from '../callers/client-address.ts'
import { identifyClient } from '../callers/identify-client.ts'
import { createRouteAudiences } from '../callers/route-audiences.ts'
import { requestIdOf } from '../http/observability/request-id.ts'
import type { Ports } from '../ports.ts'
import { findShared } from '../routes/chat/find-shared.ts'
import { findCreator } from '../routes/personas/creators/find-creator.ts'
import { pageAt } from './known-pages.ts'
import { identifyMs } from './rendering/find-reader.ts'
import { lookUpTimeoutMs, publicPersona } from './share/public-persona.ts'
import { publishedStory } from './share/published-story.ts'
import { creatorTags, entryTags, sharedTags, sharedWorkTags, shareTags, storyTags } from './share/share-tags.ts'
import { findSharedWork, type SharedWorkKind, sharedWorkPath } from './share/shared-work.ts'
import { shownEntry } from './share/shown-entry.ts'

export interface ResolvedPage {
  status: number
  /** The path to which the client is redirected. */
  location?: string
  /** Tags that replace the title and the description in the page's head. */
  headTags?: string
  /** The client shows no session, so the page may be sent with its public content. */
  isPublic?: boolean
  /** The content may be withdrawn at any moment, so each request gets its own rendering. */
  isFresh?: boolean
  /** The page is sent without its content, to members too: what it shows could not be looked up. */
  isBare?: boolean
}

const personaPage = createRouteAudiences()

/**
 * Returns the status and the head of the page at a path. An unknown page, persona, creator, story, entry or link has status 404. While
 * its service is unavailable, the status is 200. The id of a persona is redirected to the page of its slug. Only public and unlisted
 * personas have share tags, for every client. An embedded page keeps the response's status.
 */
export async function resolvePage(request: Request, response: Response, ports: Ports, publicUrl: string): Promise<ResolvedPage> {
  const page = pageAt(request.path)
  if (page.kind === 'embed') return { status: response.statusCode }
  const isPublic = !ports.sessions.hasCookie(request)
  if (!isPublic) ports.sessions.restoreHint(request, response)
  const requestId = requestIdOf(response)
  if (page.kind === 'story') return resolveStory(page.slug, { ports, publicUrl, requestId, isPublic })
  if (page.kind === 'entry') return resolveEntry(page.id, { ports, publicUrl, requestId, isPublic })
  if (page.kind === 'shared') return resolveShared(page.token, { ports, publicUrl, requestId, isPublic })
  if (page.kind === 'creator') return resolveCreator(page.username, request, { ports, publicUrl, requestId, isPublic })
  if (page.kind === 'shared-discussion' || page.kind === 'shared-question')
    return resolveSharedWork(page.kind, page.token, { ports, publicUrl, requestId, isPublic })
  if (page.kind !== 'persona') return page.kind === 'page' ? { status: 200, isPublic } : { status: 404 }
  try {
    const { token } = await bounded(identifyClient(request, response, ports, personaPage), identifyMs)
    const persona = await publicPersona(ports, page.slug, requestId)
    if (persona) return { status: 200, headTags: shareTags(persona, publicUrl), isPublic }
    const visible = visiblePersonas(ports, { token, requestId })
    if (token !== undefined && (await visible({ slug: page.slug }))) return { status: 200 }
    const named = personaId.test(page.slug) ? await visible({ id: page.slug }) : undefined
    return named ? { status: 302, location: personaPath(named.slug) + queryOf(request) } : { status: 404 }
  } catch (error) {
    return { status: error instanceof DomainError && error.kind === 'not_found' ? 404 : 200, isBare: true }
  }
}

/** Returns a function that finds a persona that the caller may see; undefined when there is none. */
function visiblePersonas({ persona }: Ports, caller: { token: Awaited<ReturnType<typeof identifyClient>>['token']; requestId: string }) {
  return async (key: { id: string } | { slug: string }): Promise<Persona__Output | undefined> => {
    try {
      return await persona.call(PersonaService.GetPersona, key, { ...caller, deadlineMs: lookUpTimeoutMs })
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'not_found') return undefined
      throw error
    }
  }
}

const personaPath = (slug: string) => pages.persona.path.replace(':slug', encodeURIComponent(slug))

/** Returns the query of a request with its question mark; empty without one. */
export const queryOf = ({ originalUrl }: Request) => /\?.*$/.exec(originalUrl)?.[0] ?? ''

interface PageContext {
  ports: Ports
  publicUrl: string
  requestId: string
  isPublic: boolean
}

async function resolveStory(slug: string, { ports, publicUrl, requestId, isPublic }: PageContext): Promise<ResolvedPage> {
  try {
    const story = await publishedStory(ports, slug, requestId)
    return story ? { status: 200, headTags: storyTags(story, publicUrl), isPublic } : { status: 404 }
  } catch {
    return { status: 200, isPublic }
  }
}

async function resolveEntry(id: string, { ports, publicUrl, requestId, isPublic }: PageContext): Promise<ResolvedPage> {
  try {
    const entry = await shownEntry(ports, id, requestId)
    return entry ? { status: 200, headTags: entryTags(entry, publicUrl), isPublic } : { status: 404 }
  } catch {
    return { status: 200, isPublic }
  }
}

const resolveShared = (token: string, context: PageContext): Promise<ResolvedPage> =>
  resolveLink(context, async (call) => sharedTags(await findShared(context.ports, token, call), token, context.publicUrl))

const resolveSharedWork = (kind: SharedWorkKind, token: string, context: PageContext): Promise<ResolvedPage> =>
  resolveLink(context, async (call) => {
    const found = await findSharedWork(context.ports, kind, token, call)
    return sharedWorkTags(found, sharedWorkPath(kind, token), context.publicUrl)
  })

async function resolveLink(
  { requestId, isPublic }: PageContext,
  tagsOf: (call: { requestId: string; deadlineMs: number }) => Promise<string>,
): Promise<ResolvedPage> {
  try {
    return { status: 200, headTags: await tagsOf({ requestId, deadlineMs: lookUpTimeoutMs }), isPublic, isFresh: true }
  } catch (error) {
    return error instanceof DomainError && error.kind === 'not_found' ? { status: 404 } : { status: 200, isPublic, isFresh: true }
  }
}

/** Looks a creator up as often as the API does for the network; beyond that the page is sent without content. */
async function resolveCreator(
  username: string,
  request: Request,
  { ports, publicUrl, requestId, isPublic }: PageContext,
): Promise<ResolvedPage> {
  try {
    await ports.limits.use('creatorFromAddress', clientNetworkOf(request))
    const creator = await findCreator(ports, username, { requestId, deadlineMs: lookUpTimeoutMs })
    return { status: 200, headTags: creatorTags(creator, publicUrl), isPublic }
  } catch (error) {
    return { status: error instanceof DomainError && error.kind === 'not_found' ? 404 : 200, isBare: true }
  }
}
