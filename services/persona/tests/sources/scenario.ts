import { expect } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { eventually } from '@rostra/kit/testing/eventually'
import type { Role } from '@rostra/platform/role'
import type { AddSourceRequest } from '@rostra/proto/gen/rostra/persona/v1/AddSourceRequest'
import type { Source__Output } from '@rostra/proto/gen/rostra/persona/v1/Source'
import { PersonaService } from '@rostra/proto/persona'
import type { Overrides } from '../../src/app.ts'
import { createHarness, type Harness, type Replica } from '../harness.ts'
import { FakePassages, FakeReader } from './fake-passages.ts'

/** A source without its persona. */
export type NewSource = Omit<AddSourceRequest, 'personaId' | 'material'>

/** Replicas that read sources, and what tests do with them. */
export interface Scenario {
  harness: Harness
  passages: FakePassages
  reader: FakeReader
  startReplica: (overrides?: Overrides, settings?: Record<string, string>) => Promise<Replica>
  as: (ownerId: string, role?: Role) => Promise<{ token: string }>
  add: (client: RpcClient, personaId: string, source: NewSource, ownerId?: string, role?: Role) => Promise<Source__Output>
  list: (client: RpcClient, personaId: string, ownerId?: string) => Promise<Source__Output[]>
  /** Waits until no source of a persona is being processed, and returns them. */
  read: (client: RpcClient, personaId: string, ownerId?: string) => Promise<Source__Output[]>
  /** Counts the documents of the persona in each collection of its material. */
  rowsOf: (personaId: string) => Promise<Record<string, number>>
}

export const noRows = { sources: 0, knowledge: 0, files: 0, chunks: 0, passages: 0 }

export const file = (text: string, name = 'notes.txt'): NewSource => ({ file: { name, content: Buffer.from(text) } })
export const text = (content: string, title = 'A text'): NewSource => ({ text: { title, text: content } })
export const pair = (question: string, answer: string): NewSource => ({ pair: { question, answer } })

const times = { leaseMs: 1_500, pollMs: 100, countMs: 250, sweepMs: 250, sweepAgainMs: 250 }

/** Milliseconds until a source is read, on a busy machine: a takeover begins anew when it hears of the store too late. */
const readMs = 30_000

/** Options for uploads on a busy machine: a late one is not retried, since a retry without a request id is refused. */
export const patient = { deadlineMs: 15_000, repeat: false }

export async function createScenario(): Promise<Scenario> {
  const harness = await createHarness()
  const passages = new FakePassages()
  const reader = new FakeReader()
  const as = async (ownerId: string, role: Role = 'citizen') => ({ token: await harness.identity.member(ownerId, role) })
  const list = async (client: RpcClient, personaId: string, ownerId = 'ada') =>
    (await client.call(PersonaService.ListSources, { personaId }, await as(ownerId))).sources
  const count = (collection: string, filter: object) => harness.connection.collection(collection).countDocuments(filter)
  const below = (personaId: string) => ({ $gte: `${personaId}/`, $lt: `${personaId}0` })
  return {
    harness,
    passages,
    reader,
    as,
    list,
    startReplica: (overrides = {}, settings = {}) =>
      harness.startReplica(
        { STOP_GRACE_MS: '100', ...settings },
        { passages, fileReader: reader, ...overrides, sources: { ...times, ...overrides.sources } },
      ),
    add: async (client, personaId, source, ownerId = 'ada', role = 'citizen') =>
      client.call(PersonaService.AddSource, { personaId, ...source }, { ...(await as(ownerId, role)), ...patient }),
    read: (client, personaId, ownerId) =>
      eventually(async () => {
        const sources = await list(client, personaId, ownerId)
        expect(sources.filter(({ status }) => status === 'SOURCE_STATUS_PROCESSING')).toEqual([])
        return sources
      }, readMs),
    rowsOf: async (personaId) => ({
      sources: await count('sources', { personaId }),
      knowledge: await count('knowledge', { _id: personaId }),
      files: await count('source_files.files', { _id: below(personaId) }),
      chunks: await count('source_files.chunks', { files_id: below(personaId) }),
      passages: [...passages.rows.values()].filter(({ reading }) => reading.personaId === personaId).length,
    }),
  }
}
