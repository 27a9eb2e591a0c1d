import { DomainError } from '@rostra/kit/errors'
import { PersonaService } from '@rostra/proto/persona'
import type { Request, Response } from 'express'
import { recognise } from '../callers/recognise.ts'
import { requestIdOf } from '../http/request-id.ts'
import type { Ports } from '../ports.ts'
import { pageAt } from './known-pages.ts'

/** A page load waits no longer than this to learn whether a persona exists. */
const askWithinMs = 1_000

/** 404 for pages and personas that don't exist, so that search engines and people behind links learn it; 200 while nobody can tell. */
export async function pageStatus(request: Request, response: Response, ports: Ports): Promise<number> {
  const page = pageAt(request.path)
  if (page.kind !== 'persona') return page.kind === 'page' ? 200 : 404
  try {
    const { token } = await recognise(request, response, ports)
    const options = { token, requestId: requestIdOf(response), deadlineMs: askWithinMs }
    await ports.persona.call(PersonaService.GetPersona, { slug: page.slug }, options)
    return 200
  } catch (error) {
    return error instanceof DomainError && error.kind === 'not_found' ? 404 : 200
  }
}
