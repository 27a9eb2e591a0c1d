/** A value that a response contains, and the operations that take it as input. */
interface Producer {
  operationId: string
  status: number
  /** An OpenAPI runtime expression, such as `$response.body#/id`. */
  value: string
  /** The path, or path prefix, of operations whose last path parameter takes the value. */
  path?: string
  /** The query or body field that takes the value. */
  field?: string
  /** Only operations of this method take the value. */
  method?: string
}

const inBody = (operationId: string, status: number, pointer: string, taker: Pick<Producer, 'path' | 'field' | 'method'>): Producer => ({
  operationId,
  status,
  value: `$response.body#${pointer}`,
  ...taker,
})

/** Links the `id` of a request's own path to other operations on the same resource. */
const inPath = (operationId: string, status: number, path: string): Producer => ({ operationId, status, value: '$request.path.id', path })

const producers: Producer[] = [
  inBody('postBots', 201, '/id', { path: '/api/bots/{id}' }),
  inBody('postBots', 201, '/id', { path: '/api/circle-of-experts/{botId}' }),
  inBody('postBots', 201, '/id', { path: '/api/admin/personas/{id}' }),
  inBody('postBots', 201, '/id', { path: '/api/admin/featured/{id}' }),
  inBody('postBots', 201, '/slug', { path: '/api/bots/slug/{slug}' }),
  inBody('postBots', 201, '/id', { field: 'botId' }),
  inBody('getBotsFeatured', 200, '/0/id', { path: '/api/bots/{id}' }),
  inBody('getBotsFeatured', 200, '/0/slug', { path: '/api/bots/slug/{slug}' }),
  inBody('getBotsFeatured', 200, '/0/id', { field: 'botId' }),
  inBody('getBotsFeatured', 200, '/0/userId', { path: '/api/users/{id}' }),
  inBody('getFollowedCreators', 200, '/creators/0/username', { path: '/api/creators/{username}' }),
  inBody('getFollowedCreators', 200, '/creators/0/id', { path: '/api/users/{id}' }),
  inBody('getChatModels', 200, '/0/id', { field: 'chatModel' }),
  inBody('getBotsIdVersions', 200, '/0/version', { path: '/api/bots/{id}/versions/{version}' }),
  inBody('postBotsIdKnowledge', 202, '/id', { path: '/api/bots/{id}/knowledge/{sourceId}' }),
  inBody('getBotsIdKnowledge', 200, '/0/id', { path: '/api/bots/{id}/knowledge/{sourceId}' }),
  inBody('getBotsIdInbox', 200, '/0/id', { path: '/api/bots/{id}/inbox/{itemId}' }),
  inBody('postWebhooks', 201, '/id', { path: '/api/webhooks/{id}' }),
  inBody('getWebhooksIdDeliveries', 200, '/0/id', { path: '/api/webhooks/{id}/deliveries/{deliveryId}' }),
  inBody('postCircleOfExperts', 201, '/botId', { path: '/api/circle-of-experts/{botId}' }),
  inBody('postConversations', 201, '/conversation/id', { path: '/api/conversations/{id}' }),
  inBody('postConversations', 201, '/conversation/id', { field: 'conversationId' }),
  inBody('postConversationsIdShare', 201, '/token', { path: '/api/shared/{token}' }),
  inBody('getConversations', 200, '/0/id', { path: '/api/conversations/{id}' }),
  inBody('getConversations', 200, '/0/id', { field: 'conversationId' }),
  {
    operationId: 'getConversationsIdMessages',
    status: 200,
    value: '$response.header.X-Running-Generation',
    path: '/api/generations/{id}',
  },
  inBody('postKeys', 201, '/id', { path: '/api/keys/{id}' }),
  inBody('getPaymentsPackages', 200, '/0/id', { field: 'packageId' }),
  inBody('postExpertDiscussions', 201, '/discussionId', { path: '/api/expert-discussions/{id}' }),
  inBody('getExpertDiscussions', 200, '/0/id', { path: '/api/expert-discussions/{id}' }),
  inBody('postExpertDiscussionsIdShare', 201, '/token', { path: '/api/shared-discussions/{token}' }),
  inBody('getZeitgeist', 200, '/0/id', { path: '/api/zeitgeist/{id}' }),
  inBody('getZeitgeist', 200, '/0/id', { field: 'entry' }),
  inBody('post360Chat', 200, '/id', { path: '/api/360-chat/questions/{id}' }),
  inBody('post360ChatQuestionsIdShare', 201, '/token', { path: '/api/shared-questions/{token}' }),
  inBody('getUserSessions', 200, '/1/id', { path: '/api/user/sessions/{id}' }),
  inBody('getOidc', 200, '/0/id', { path: '/api/oidc/{id}' }),
  inBody('getOidc', 200, '/0/id', { path: '/api/user/identities/{id}', method: 'post' }),
  inBody('getUserIdentities', 200, '/identities/0/id', { path: '/api/user/identities/{id}', method: 'delete' }),
  inBody('postUserSecondFactorPasskeys', 201, '/passkey/id', { path: '/api/user/second-factor/passkeys/{id}' }),
  inBody('getUserSecondFactor', 200, '/passkeys/0/id', { path: '/api/user/second-factor/passkeys/{id}' }),
  inBody('getArticles', 200, '/0/slug', { path: '/api/articles/{slug}', method: 'get' }),
  inBody('getArticles', 200, '/0/id', { path: '/api/articles/{slug}', method: 'delete' }),
  inBody('postArticlesGenerateDaily', 200, '/articles/0/slug', { path: '/api/articles/{slug}', method: 'get' }),
  inBody('postArticlesGenerateDaily', 200, '/articles/0/id', { path: '/api/articles/{slug}', method: 'delete' }),
  inBody('getAdminPeople', 200, '/0/id', { path: '/api/admin/people/{id}' }),
  inPath('postAdminPeopleIdSuspend', 200, '/api/admin/people/{id}/restore'),
  inBody('getAdminPersonas', 200, '/0/bot/id', { path: '/api/admin/personas/{id}' }),
  inPath('postAdminPersonasIdSuspend', 200, '/api/admin/personas/{id}/restore'),
  inBody('getAdminReports', 200, '/0/persona/bot/id', { path: '/api/admin/reports/{id}' }),
  inPath('postBotsIdReport', 204, '/api/admin/reports/{id}'),
  inBody('getAdminDeadLetters', 200, '/0/topic', { path: '/api/admin/dead-letters/{topic}' }),
]

export interface LinkedOperation {
  operationId: string
  method: string
  path: string
  /** The names of the operation's query and body fields. */
  query: string[]
  body: string[]
}

interface Link {
  operationId: string
  parameters?: Record<string, string>
  /** The body field that the response provides. The caller fills in the others. */
  requestBody?: Record<string, string>
}

/** Returns the OpenAPI links from a response of an operation to all operations that take a value from it. */
export function linksOf(operationId: string, status: number, operations: LinkedOperation[]): Record<string, Link> {
  const links = producers
    .filter((producer) => producer.operationId === operationId && producer.status === status)
    .flatMap((producer) => operations.flatMap((taker) => linkTo(taker, producer) ?? []))
  return Object.fromEntries(links.map((link) => [link.operationId, link]))
}

function linkTo({ operationId, ...taker }: LinkedOperation, { value, path, field = '', method }: Producer): Link | undefined {
  if (method && method !== taker.method) return undefined
  if (path && (taker.path === path || taker.path.startsWith(`${path}/`))) return { operationId, parameters: pathParameters(path, value) }
  if (taker.query.includes(field)) return { operationId, parameters: { [field]: value } }
  return taker.body.includes(field) ? { operationId, requestBody: { [field]: value } } : undefined
}

/** Gives the value to the last parameter. Earlier parameters repeat those of the request. */
function pathParameters(path: string, value: string): Record<string, string> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string)
  return Object.fromEntries(names.map((name, index) => [name, index === names.length - 1 ? value : `$request.path.${name}`]))
}
