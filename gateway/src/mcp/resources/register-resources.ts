import {
  type McpServer,
  ProtocolError,
  ProtocolErrorCode,
  type ReadResourceResult,
  ResourceNotFoundError,
  ResourceTemplate,
  requireScopes,
} from '@modelcontextprotocol/server'
import { DomainError } from '@rostra/kit/errors'
import type { CallOptions } from '@rostra/kit/rpc/client'
import { escapeMarkdown } from '@rostra/markdown/escape-markdown'
import { NewsroomService } from '@rostra/proto/newsroom'
import { PersonaService } from '@rostra/proto/persona'
import { toFullBot } from '../../json/bot.ts'
import { toArticle } from '../../json/newsroom/article.ts'
import { type McpContext, pageUrl, publicCall } from '../mcp-context.ts'
import { ownModelNotice } from '../own-model-notice.ts'
import { internalText, refusalText } from '../refusal-text.ts'
import { storyText } from '../story-text.ts'
import { listResources } from './list-resources.ts'
import { personaTemplate, storyTemplate } from './resource-uris.ts'

const mimeType = 'text/markdown'
const scopeChallenge = requireScopes('read')

/** Registers public personas and stories as resources, for programs with the scope `read`. Others get an empty list. */
export function registerResources(server: McpServer, context: McpContext): void {
  const template = (uri: string) => new ResourceTemplate(uri, { list: undefined })
  const persona = { title: 'A persona', description: 'What a persona is about, with questions to begin with', mimeType, scopeChallenge }
  server.registerResource('persona', template(personaTemplate), persona, (uri, { slug }, { mcpReq }) =>
    read(uri, context, () => personaText(one(slug), { ...context.call, signal: mcpReq.signal }, context)),
  )
  const story = { title: 'A story', description: 'A story of the Singularity Bugle, by its slug', mimeType, scopeChallenge }
  server.registerResource('story', template(storyTemplate), story, (uri, { id }, { mcpReq }) =>
    read(uri, context, () => readStory(one(id), { ...publicCall(context), signal: mcpReq.signal }, context)),
  )
  const mayRead = context.scopes.includes('read')
  server.server.setRequestHandler('resources/list', ({ params }, { mcpReq }) =>
    mayRead ? refused(context, () => listResources(params?.cursor, context, mcpReq.signal)) : { resources: [] },
  )
  if (!mayRead) server.server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: [] }))
}

/** Returns a variable of an address, decoded. Throws NOT_FOUND for escapes that are none. */
function one(value: string | string[] | undefined): string {
  try {
    return decodeURIComponent([value].flat()[0] ?? '')
  } catch {
    throw new DomainError('not_found', 'NOT_FOUND', 'There is nothing at this address')
  }
}

async function read(uri: URL, context: McpContext, text: () => Promise<string>): Promise<ReadResourceResult> {
  return refused(context, async () => ({ contents: [{ uri: uri.href, mimeType, text: await text() }] }), uri)
}

/** Turns a refusal into an error of the protocol. An error that is no refusal is logged, and its message stays here. */
async function refused<Result>(context: McpContext, run: () => Promise<Result>, uri?: URL): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof ProtocolError) throw error
    if (uri && error instanceof DomainError && error.kind === 'not_found') throw new ResourceNotFoundError(uri.href)
    const text = refusalText(error, context)
    if (!text) context.ports.log.error({ err: error, requestId: context.call.requestId }, 'a resource failed')
    throw new ProtocolError(ProtocolErrorCode.InternalError, text ?? internalText)
  }
}

async function personaText(slug: string, call: CallOptions, context: McpContext): Promise<string> {
  const {
    name,
    category,
    description,
    openingLines = [],
    messageCredits,
    ownModel,
  } = toFullBot(await context.ports.persona.call(PersonaService.GetPersona, { slug }, call))
  const lines = [
    `# ${escapeMarkdown(name)}`,
    `${category}. ${pageUrl(context, `/persona/${slug}`)}`,
    description,
    ownModel ? ownModelNotice : '',
    openingLines.length === 0 ? '' : ['Questions to begin with:', ...openingLines.map((line) => `- ${line}`)].join('\n'),
    messageCredits === undefined ? '' : `A question costs ${messageCredits} credits. Ask it with ask_persona and the slug ${slug}.`,
  ]
  return lines.filter(Boolean).join('\n\n')
}

async function readStory(slug: string, call: CallOptions, context: McpContext): Promise<string> {
  const { modelId, ...story } = toArticle(await context.ports.newsroom.call(NewsroomService.GetArticle, { slug }, call))
  return storyText({ ...story, model: modelId, url: pageUrl(context, `/singularity-bugle/${slug}`) })
}
