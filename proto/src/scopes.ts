import type { MethodDefinition } from '@grpc/proto-loader'
import { type ContractOf, type ServiceName, services } from './services.ts'

/** What a program may do on behalf of a member: ask personas, read what the member sees, use the circle of experts. */
export const scopes = ['chat', 'read', 'experts'] as const
export type Scope = (typeof scopes)[number]

/** The scope that a program needs; `any`: every one of them is enough. */
export type NeededScope = Scope | 'any'

type MethodScopes = { [Name in ServiceName]?: Partial<Record<keyof ContractOf<Name>, readonly NeededScope[]>> }

/**
 * The methods that a program may call, each with the scopes of which one is enough. A program is refused by every other method. A method
 * that a service calls with the token of its caller is listed for the scopes of the methods that lead to it.
 */
const table = {
  identity: { GetUsernames: ['any'] },
  persona: {
    GetPersona: ['any'],
    ListPublicPersonas: ['any'],
    ListPersonasByIds: ['any'],
    ListOwnPersonas: ['any'],
    ListFeaturedPersonas: ['any'],
    ListBookmarks: ['any'],
    GetPersonaStats: ['read'],
    CountPublicPersonas: ['read'],
    GetSpeakingProfile: ['chat', 'experts'],
    ListSpeakingProfiles: ['experts'],
    FindPassages: ['chat', 'experts'],
  },
  chat: {
    StartConversation: ['chat'],
    Ask: ['chat'],
    GetExchange: ['chat'],
    DeleteConversation: ['chat'],
    Send: ['chat'],
    SendAndWait: ['chat'],
    FollowGeneration: ['chat'],
    StopGeneration: ['chat'],
    ListMessages: ['chat', 'read'],
    GetConversation: ['chat', 'read'],
    ListConversations: ['read'],
  },
  experts: {
    GetCircle: ['any'],
    StartDiscussion: ['experts'],
    ListDiscussions: ['experts'],
    GetDiscussion: ['experts'],
    FollowDiscussion: ['experts'],
  },
  billing: { Hold: ['chat', 'experts'] },
  zeitgeist: { ListEntries: ['read'], GetEntry: ['read'] },
  newsroom: { ListArticles: ['read'], GetArticle: ['read'], SearchArticles: ['read'] },
} satisfies MethodScopes

// biome-ignore lint/suspicious/noExplicitAny: a contract holds methods of every type; only their paths are read
type Contract = Record<string, MethodDefinition<any, any, any, any>>

const scopesByPath = new Map(
  Object.entries(table).flatMap(([name, methods]) =>
    Object.entries<readonly NeededScope[]>(methods).map(([method, needed]): [string, readonly NeededScope[]] => {
      const { path } = (services[name as ServiceName].contract as Contract)[method] ?? {}
      if (!path) throw new Error(`${name} has no method ${method}`)
      return [path, needed]
    }),
  ),
)

/** Tells whether a program with these scopes may call the gRPC method with this path. */
export function programMayCall(path: string, granted: readonly Scope[]): boolean {
  const needed = scopesByPath.get(path)
  return needed?.some((scope) => grants(granted, scope)) ?? false
}

/** Tells whether the granted scopes include the needed one. */
export const grants = (granted: readonly Scope[], needed: NeededScope): boolean =>
  needed === 'any' ? granted.length > 0 : granted.includes(needed)
