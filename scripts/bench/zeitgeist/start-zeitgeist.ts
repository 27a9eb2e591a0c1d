import { startScriptedService } from '@rostra/platform/testing/scripted-service'
import { createTestIdentity, type TestIdentity } from '@rostra/platform/testing/test-identity'
import { ChatService } from '@rostra/proto/chat'
import { IdentityService } from '@rostra/proto/identity'
import { PersonaService } from '@rostra/proto/persona'
import { pin } from '../../measure/processes.ts'
import type { OwnServers } from '../../product/own-servers.ts'
import type { ServiceProcess } from '../../product/service-process.ts'
import { prepareLoneService } from '../service/start-service.ts'
import { indexOf, personaIds, textOf, writerOf } from './synthetic-chats.ts'

export interface RunningZeitgeist {
  process: ServiceProcess
  /** `host:port` of its gRPC server. */
  address: string
  /** Returns the number of messages that this process has counted since its start, by its own metric. */
  counted: () => Promise<number>
}

export interface ZeitgeistOptions {
  servers: OwnServers
  identity: TestIdentity
  /** Addresses of the services that zeitgeist calls. */
  peers: Record<'IDENTITY_ADDRESS' | 'PERSONA_ADDRESS' | 'CHAT_ADDRESS', string>
}

const aDay = 86_400

/**
 * Starts the services that zeitgeist calls in this process: chat knows the synthetic messages of so many people, all personas are public,
 * every account allows the use of its chats, and no word is a name.
 */
export async function startPeers(people: number): Promise<Pick<ZeitgeistOptions, 'identity' | 'peers'>> {
  const identity = createTestIdentity('zeitgeist')
  const [accounts, persona, chat] = await Promise.all([
    startScriptedService(IdentityService, identity.access.verify),
    startScriptedService(PersonaService, identity.access.verify),
    startScriptedService(ChatService, identity.access.verify),
  ])
  const cards = personaIds.map((id, number) => ({ id, slug: id, name: `Persona ${'abcdefghij'[number % 10]}`, category: 'Education' }))
  accounts.on('ListInsightConsents', ({ request: { accountIds } }) => ({
    accountIds,
    counting: accountIds.map((accountId: string) => ({ accountId, network: '' })),
  }))
  accounts.on('FindMemberNames', () => ({ words: [] }))
  persona.on('ListPersonasByIds', ({ request }) => ({ personas: cards.filter(({ id }) => request.ids.includes(id)) }))
  persona.on('ListPublicPersonas', () => ({ personas: cards.slice(0, 1), total: cards.length }))
  chat.on('ListMessagesForInsights', ({ request }) => ({
    messages: (request.exchangeIds as string[]).map((exchangeId) => {
      const index = indexOf(exchangeId)
      return { exchangeId, accountId: writerOf(index, people), content: textOf(index) }
    }),
  }))
  return { identity, peers: { IDENTITY_ADDRESS: accounts.address, PERSONA_ADDRESS: persona.address, CHAT_ADDRESS: chat.address } }
}

/** Starts zeitgeist in a process of its own. `suffix`: of its database's name. `core`: the only core that it may use. */
export async function startZeitgeist(
  { servers, identity, peers }: ZeitgeistOptions,
  suffix: string,
  core?: number,
): Promise<RunningZeitgeist> {
  const token = await identity.sign({ kind: 'service', sub: 'zeitgeist' }, aDay)
  const settings = { ...peers, DATABASE_SUFFIX: suffix, ZEITGEIST_REFRESH_HOUR: `${(new Date().getUTCHours() + 12) % 24}` }
  const { service: process, address } = await prepareLoneService('zeitgeist', { servers, identity, token, settings })
  await process.start()
  if (core !== undefined) pin(process.pid, core)
  return {
    process,
    address,
    counted: async () => Number(/^rostra_insights_messages_total\{outcome="counted"\} (\d+)/m.exec(await process.metrics())?.[1] ?? 0),
  }
}
