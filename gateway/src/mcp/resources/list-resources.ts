import { type ListResourcesResult, ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server'
import { NewsroomService } from '@rostra/proto/newsroom'
import { PersonaMessage, PersonaService } from '@rostra/proto/persona'
import { type McpContext, publicCall } from '../mcp-context.ts'
import { personaUri, storyUri } from './resource-uris.ts'

const pageSize = 100
/** The most pages of each kind. Clients read the whole list at once, so it has the beginning only; search finds the others. */
const maxPages = { personas: 5, stories: 2 }
const kinds = ['personas', 'stories'] as const

interface Position {
  kind: (typeof kinds)[number]
  page: number
}

/**
 * Lists public personas, the most popular first, then stories, the newest first: at most 500 and 200, in pages of 100.
 * Throws InvalidParams for an unknown cursor.
 */
export async function listResources(cursor: string | undefined, context: McpContext, signal: AbortSignal): Promise<ListResourcesResult> {
  const { kind, page } = cursor === undefined ? { kind: kinds[0], page: 1 } : readCursor(cursor)
  const { resources, total } = await readers[kind](page, context, signal)
  const hasMore = resources.length > 0 && page * pageSize < total && page < maxPages[kind]
  const next: Position | undefined = hasMore ? { kind, page: page + 1 } : kind === 'personas' ? { kind: 'stories', page: 1 } : undefined
  return { resources, ...(next ? { nextCursor: writeCursor(next) } : {}) }
}

type Reader = (
  page: number,
  context: McpContext,
  signal: AbortSignal,
) => Promise<{ resources: ListResourcesResult['resources']; total: number }>

const readers: Record<Position['kind'], Reader> = {
  personas: async (page, context, signal) => {
    const request = { sort: 'SORT_POPULAR', page, limit: pageSize } as const
    const options = { ...publicCall(context), signal }
    const { personas, total } = await context.ports.persona.call(PersonaService.ListPublicPersonas, request, options)
    const resources = personas.map((bytes) => {
      const { slug, name, description } = PersonaMessage.deserialize(bytes)
      return { uri: personaUri(slug), name: slug, title: name, description, mimeType: 'text/markdown' }
    })
    return { resources, total }
  },
  stories: async (page, context, signal) => {
    const options = { ...publicCall(context), signal }
    const { articles, total } = await context.ports.newsroom.call(NewsroomService.SearchArticles, { page, limit: pageSize }, options)
    const resources = articles.map(({ slug, title, publishedAt }) => {
      return { uri: storyUri(slug), name: slug, title, description: `A story of ${publishedAt.slice(0, 10)}`, mimeType: 'text/markdown' }
    })
    return { resources, total }
  },
}

const writeCursor = ({ kind, page }: Position) => Buffer.from(`${kind}:${page}`).toString('base64url')

function readCursor(cursor: string): Position {
  const [kind, page = ''] = Buffer.from(cursor, 'base64url').toString().split(':')
  const known = kinds.find((each) => each === kind)
  if (!known || !/^[1-9]\d{0,4}$/.test(page)) throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'Unknown cursor. Begin without one.')
  return { kind: known, page: Number(page) }
}
