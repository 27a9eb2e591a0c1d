import { DomainError } from '@rostra/kit/errors'
import { PersonaService } from '@rostra/proto/persona'
import type { Request, Response } from 'express'
import { recognise } from '../callers/recognise.ts'
import { requestIdOf } from '../http/request-id.ts'
import type { Ports } from '../ports.ts'
import { askWithinMs, publicPersona } from '../share/public-persona.ts'
import { shareTags } from '../share/share-tags.ts'
import { pageAt } from './known-pages.ts'

export interface PageAnswer {
  status: number
  /** What stands in the page's head in place of its title and description. */
  tags?: string
  /** It may be sent with its content, as everybody sees it who has no account. */
  forVisitor?: boolean
}

/**
 * 404 for pages and personas that don't exist, so that search engines and people behind links learn it; 200 while nobody can tell. The page of a
 * public persona is titled and described; that of a private one says nothing of it, to its owner too. An embedded page has its status already.
 */
export async function pageAnswer(request: Request, response: Response, ports: Ports, publicUrl: string): Promise<PageAnswer> {
  const page = pageAt(request.path)
  if (page.kind === 'embed') return { status: response.statusCode }
  const forVisitor = !ports.sessions.shown(request)
  if (page.kind !== 'persona') return page.kind === 'page' ? { status: 200, forVisitor } : { status: 404 }
  const requestId = requestIdOf(response)
  try {
    const { token } = await recognise(request, response, ports)
    const persona = await publicPersona(ports, page.slug, requestId)
    if (persona) return { status: 200, tags: shareTags(persona, publicUrl), forVisitor }
    if (token === undefined) return { status: 404 }
    await ports.persona.call(PersonaService.GetPersona, { slug: page.slug }, { token, requestId, deadlineMs: askWithinMs })
    return { status: 200 }
  } catch (error) {
    return { status: error instanceof DomainError && error.kind === 'not_found' ? 404 : 200 }
  }
}
