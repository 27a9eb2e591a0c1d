/** Where the answer of an operation names what the operations below a path take. */
interface Producer {
  operationId: string
  status: number
  /** A JSON pointer into the body. */
  pointer: string
  /** The beginning of the paths, up to the parameter that takes the value. */
  path: string
}

const producers: Producer[] = [
  { operationId: 'postBots', status: 201, pointer: '/id', path: '/api/bots/{id}' },
  { operationId: 'postBots', status: 201, pointer: '/slug', path: '/api/bots/slug/{slug}' },
  { operationId: 'postBots', status: 201, pointer: '/id', path: '/api/circle-of-experts/{botId}' },
  { operationId: 'postBots', status: 201, pointer: '/id', path: '/api/admin/personas/{id}' },
  { operationId: 'postBots', status: 201, pointer: '/id', path: '/api/admin/featured/{id}' },
  { operationId: 'postConversations', status: 201, pointer: '/conversation/id', path: '/api/conversations/{id}' },
  { operationId: 'postExpertDiscussions', status: 201, pointer: '/discussionId', path: '/api/expert-discussions/{id}' },
  { operationId: 'postExpertDiscussionsIdShare', status: 201, pointer: '/token', path: '/api/shared-discussions/{token}' },
  { operationId: 'getUserSessions', status: 200, pointer: '/1/id', path: '/api/user/sessions/{id}' },
  { operationId: 'postUserSecondFactorPasskeys', status: 201, pointer: '/passkey/id', path: '/api/user/second-factor/passkeys/{id}' },
  { operationId: 'getArticles', status: 200, pointer: '/0/slug', path: '/api/articles/{slug}' },
  { operationId: 'getAdminPeople', status: 200, pointer: '/0/id', path: '/api/admin/people/{id}' },
  { operationId: 'getAdminReports', status: 200, pointer: '/0/persona/bot/id', path: '/api/admin/reports/{id}' },
  { operationId: 'getAdminDeadLetters', status: 200, pointer: '/0/topic', path: '/api/admin/dead-letters/{topic}' },
]

interface Link {
  operationId: string
  parameters: Record<string, string>
}

/** Returns the links of an operation's answer to the operations that take what it names. A new operation below such a path is linked by itself. */
export function linksOf(operationId: string, status: number, operations: { operationId: string; path: string }[]): Record<string, Link> {
  const links = producers
    .filter((producer) => producer.operationId === operationId && producer.status === status)
    .flatMap(({ path, pointer }) => {
      const parameter = /\{(\w+)\}$/.exec(path)?.[1] ?? ''
      const takers = operations.filter((one) => one.path === path || one.path.startsWith(`${path}/`))
      return takers.map((taker): [string, Link] => [
        taker.operationId,
        { operationId: taker.operationId, parameters: { [parameter]: `$response.body#${pointer}` } },
      ])
    })
  return Object.fromEntries(links)
}
