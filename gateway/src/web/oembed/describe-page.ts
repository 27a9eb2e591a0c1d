import { DomainError } from '@rostra/kit/errors'
import { authorName } from '../../json/newsroom/article.ts'
import type { Ports } from '../../ports.ts'
import { findShared } from '../../routes/chat/find-shared.ts'
import { pageAt } from '../known-pages.ts'
import { plainText } from '../share/plain-text.ts'
import { lookUpTimeoutMs, publicPersona } from '../share/public-persona.ts'
import { publishedStory } from '../share/published-story.ts'
import { findSharedWork } from '../share/shared-work.ts'

/** What other sites show of a page. */
export interface DescribedPage {
  /** The path of the page. */
  path: string
  title: string
  author?: string
  /** The path of the page whose preview picture it has. */
  picture: string
  /** The path of the frame that every website may show; absent for none. */
  frame?: string
}

/**
 * Returns what other sites may show of an address of this product; undefined for another
 * address, and for what is not public. Throws when a service fails.
 */
export async function describePage(ports: Ports, address: string, requestId: string): Promise<DescribedPage | undefined> {
  const url = URL.parse(address)
  if (!url || url.origin !== new URL(ports.publicUrl).origin) return undefined
  const path = url.pathname
  const page = pageAt(path)
  const call = { requestId, deadlineMs: lookUpTimeoutMs }
  try {
    switch (page.kind) {
      case 'persona':
        return await describePersona(ports, page.slug, requestId)
      case 'story': {
        const story = await publishedStory(ports, page.slug, requestId)
        return story && { path, title: plainText(story.title), author: authorName(story.author), picture: path }
      }
      case 'shared': {
        const { shared, persona } = await findShared(ports, page.token, call)
        return { path, title: plainText(shared.title), author: plainText(persona.name), picture: personaPath(persona.slug) }
      }
      case 'shared-discussion':
      case 'shared-question': {
        const { question } = await findSharedWork(ports, page.kind, page.token, call)
        return { path, title: plainText(question), picture: path }
      }
      default:
        return undefined
    }
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'not_found') return undefined
    throw error
  }
}

async function describePersona(ports: Ports, slug: string, requestId: string): Promise<DescribedPage | undefined> {
  const persona = await publicPersona(ports, slug, requestId)
  if (!persona) return undefined
  const path = personaPath(persona.slug)
  // Which website asks is not known: a frame is for a persona that every website may frame.
  const isFramed = persona.embedOrigins.includes('*')
  return {
    path,
    title: plainText(persona.name),
    picture: path,
    ...(isFramed ? { frame: `/embed/${encodeURIComponent(persona.slug)}` } : {}),
  }
}

const personaPath = (slug: string) => `/persona/${encodeURIComponent(slug)}`
