import type { PublicKeySet } from '@rostra/kit/auth/token-verifier'
import { startScriptedService } from '@rostra/platform/testing/scripted-service'
import { createTestIdentity } from '@rostra/platform/testing/test-identity'
import { ChatService } from '@rostra/proto/chat'
import { IdentityService } from '@rostra/proto/identity'
import { PersonaService } from '@rostra/proto/persona'
import { indexOf, personaIds, textOf, writerOf } from './synthetic-chats.ts'

/** What the process prints when it is ready, as JSON. Tokens are valid for a day. */
export interface InsightsPeers {
  identity: string
  persona: string
  chat: string
  jwks: PublicKeySet
  /** zeitgeist's own token, the gateway's, and that of a super senator. */
  tokens: { zeitgeist: string; gateway: string; superSenator: string }
}

/*
 * The services that zeitgeist calls, in a process of their own: chat knows the synthetic messages, all personas are public, every account allows
 * the use of its chats, and no word is a name. Argument: the number of people.
 */
const people = Number(process.argv[2])
const identity = createTestIdentity('zeitgeist')
const [accounts, persona, chat] = await Promise.all([
  startScriptedService(IdentityService, identity.access.verify),
  startScriptedService(PersonaService, identity.access.verify),
  startScriptedService(ChatService, identity.access.verify),
])
const cards = personaIds.map((id, number) => ({ id, slug: id, name: `Persona ${'abcdefghij'[number % 10]}`, category: 'Education' }))
accounts.on('ListInsightConsents', ({ request }) => ({ accountIds: request.accountIds }))
accounts.on('FindMemberNames', () => ({ words: [] }))
persona.on('ListPersonasByIds', ({ request }) => ({ personas: cards.filter(({ id }) => request.ids.includes(id)) }))
persona.on('ListPublicPersonas', () => ({ personas: cards.slice(0, 1), total: cards.length }))
chat.on('ListMessagesForInsights', ({ request }) => ({
  messages: (request.exchangeIds as string[]).map((exchangeId) => {
    const index = indexOf(exchangeId)
    return { exchangeId, accountId: writerOf(index, people), content: textOf(index) }
  }),
}))

const aDay = 86_400
const service = (name: string) => identity.sign({ kind: 'service', sub: name }, aDay)
const superSenator = { kind: 'member', sub: 'f'.repeat(24), name: 'bench', role: 'super_senator', sid: 'bench' } as const
const ready: InsightsPeers = {
  ...{ identity: accounts.address, persona: persona.address, chat: chat.address, jwks: identity.jwks },
  tokens: {
    zeitgeist: await service('zeitgeist'),
    gateway: await service('gateway'),
    superSenator: await identity.sign(superSenator, aDay),
  },
}
process.stdout.write(`${JSON.stringify(ready)}\n`)
