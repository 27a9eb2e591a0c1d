import { randomUUID } from 'node:crypto'
import type { EventBus } from '@rostra/kit/events/event-bus'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { eventTimeoutMs } from '@rostra/kit/testing/event-timeout'
import { eventually } from '@rostra/kit/testing/eventually'
import type { Direction } from '@rostra/proto/gen/rostra/persona/v1/Direction'
import { PersonaService } from '@rostra/proto/persona'
import { accountDeleted, exchangeFinished } from '../events.ts'
import { createHarness, type Harness } from '../harness.ts'

/** A document of any collection of the service. */
interface Row {
  _id: string
  slug?: string
  personaId?: string
  voterId?: string
  direction?: string
  at?: Date
  sweepAt?: Date
}

/** Two replicas, and the actions and observations that tests of deleted accounts share. */
export interface Scenario {
  harness: Harness
  bus: EventBus
  /** A client of each replica. */
  gateway: RpcClient
  otherGateway: RpcClient
  asMember: (id: string) => Promise<{ token: string }>
  vote: (voterId: string, personaId: string, direction: Direction, client?: RpcClient) => Promise<unknown>
  deleteAccount: (accountId: string) => Promise<void>
  /** Publishes an exchange of a new conversation, at the time of the replicas: it is of the day of their votes and figures. */
  exchange: (personaId: string, person: string) => Promise<void>
  rows: (collection: string) => ReturnType<typeof collectionOf>
  /** The slugs of all stored personas. */
  storedSlugs: () => Promise<(string | undefined)[]>
  /** The number of rows about a persona in the other collections. */
  rowsAbout: (id: string) => Promise<{ votes: number; reach: number; days: number; turns: number }>
  tally: (id: string) => Promise<{ count: number; votes: number }>
}

export const up = 'DIRECTION_UP'
export const down = 'DIRECTION_DOWN'
export const noRows = { votes: 0, reach: 0, days: 0, turns: 0 }

export const handled = (check: () => Promise<void>) => eventually(check, eventTimeoutMs)

const collectionOf = ({ connection }: Harness, name: string) => connection.collection<Row>(name)

export async function createScenario(): Promise<Scenario> {
  const harness = await createHarness()
  const [one, other] = await Promise.all([harness.startReplica(), harness.startReplica()])
  const gateway = one.client()
  const otherGateway = other.client()
  const bus = await harness.buses.join()
  const rows = (name: string) => collectionOf(harness, name)
  const asMember = async (id: string) => ({ token: await harness.identity.member(id) })
  return {
    harness,
    bus,
    gateway,
    otherGateway,
    asMember,
    rows,
    vote: async (voterId, personaId, direction, client = gateway) =>
      client.call(PersonaService.CastVote, { personaId, direction }, await asMember(voterId)),
    deleteAccount: (accountId) => bus.publish([accountDeleted(accountId)]),
    exchange: (personaId, person) => {
      const finishedAt = harness.clock.now.toISOString()
      return bus.publish([exchangeFinished(personaId, { person, conversationId: `c-${randomUUID()}`, finishedAt })])
    },
    storedSlugs: async () => (await rows('personas').find().sort({ slug: 1 }).toArray()).map(({ slug }) => slug),
    rowsAbout: async (id) => ({
      votes: await rows('votes').countDocuments({ personaId: id }),
      reach: await rows('reach').countDocuments({ _id: { $regex: `^${id}/` } }),
      days: await rows('daily').countDocuments({ _id: { $regex: `^${id}/` } }),
      turns: await rows('featured_bots').countDocuments({ botId: id }),
    }),
    tally: async (id) => {
      const [{ voteCount }, { votes }] = await Promise.all([
        gateway.call(PersonaService.GetPersona, { id }),
        gateway.call(PersonaService.GetPersonaStats, { id }),
      ])
      return { count: voteCount, votes }
    },
  }
}
