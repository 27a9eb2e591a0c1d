import { expect } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import type { ApiClient } from '../../client/api-client.ts'
import type { LedgerInspector } from '../../fault-harness/ledger-inspector.ts'
import { readPublished } from '../../fault-harness/published-events.ts'
import type { StoppableBroker } from '../../fault-harness/stoppable-broker.ts'
import type { PersonaLedger } from './persona-acts.ts'

const settledWithinMs = 120_000
const notHidden = { visibility: 'public', suspension: { $exists: false }, ownerSuspended: { $ne: true } }
/** Without a model. */
const openingLinesWhenMade = 1

/**
 * Waits until all that the acts of a trial began is done, and expects it to have
 * happened once. Returns the number of events published twice.
 */
export async function verifyPersonas(
  inspector: LedgerInspector,
  ledger: PersonaLedger,
  client: ApiClient,
  broker: StoppableBroker,
): Promise<number> {
  const store = inspector.db('persona')
  const count = (collection: string, filter: object) => store.collection(collection).countDocuments(filter)
  const countAll = async (filters: Record<string, object>) =>
    Object.fromEntries(await Promise.all(Object.entries(filters).map(async ([name, filter]) => [name, await count(name, filter)])))

  await eventually(async () => {
    for (const id of ledger.deleted) {
      const ofDays = { _id: { $gte: `${id}/`, $lt: `${id}0` } }
      const rows = { votes: { personaId: id }, prompt_versions: { personaId: id }, daily: ofDays, reach: ofDays }
      expect(await countAll(rows)).toEqual({ votes: 0, prompt_versions: 0, daily: 0, reach: 0 })
    }
    expect(await count('votes', { voterId: { $in: ledger.deletedAccounts } })).toBe(0)
    expect(await count('deleted_personas', { 'outbox.0': { $exists: true } })).toBe(0)
    expect(await count('operator_events', { 'outbox.0': { $exists: true } })).toBe(0)
    expect(await inspector.unpublished()).toBe(0)
    expect(await count('personas', { ownerId: { $in: ledger.suspendedOwners }, ownerSuspended: true })).toBe(ledger.suspendedOwners.length)
    const made = { slug: { $in: ledger.created.map(({ slug }) => slug) }, openingLines: { $size: openingLinesWhenMade } }
    expect(await count('personas', made)).toBe(ledger.created.length)
    const acts = inspector.db('identity').collection('operator_actions')
    const targets = { targetId: { $in: [...ledger.suspended, ...ledger.suspendedOwners] } }
    expect(await acts.countDocuments(targets)).toBe(ledger.suspended.length + ledger.suspendedOwners.length)
  }, settledWithinMs)
  await inspector.allCounted()

  const owners = { ownerId: { $in: ledger.created.map(({ ownerId }) => ownerId) } }
  expect(await count('personas', owners)).toBe(ledger.created.length)
  for (const [id, name] of ledger.saved) expect(await count('personas', { name, version: { $gt: 1 }, ...byId(id) })).toBe(1)
  for (const id of ledger.suspended) expect(await count('personas', { 'suspension.reason': 'For a trial', ...byId(id) })).toBe(1)
  for (const id of ledger.deleted) expect(await count('personas', byId(id))).toBe(0)
  for (const [personaId, casts] of ledger.casts) await expectTally(inspector, personaId, casts)
  await expectListed(inspector, client)

  const events = await readPublished(broker, 'persona.deleted.v1')
  expect(new Set(events.map(({ key }) => key))).toEqual(new Set(ledger.deleted))
  return events.length - ledger.deleted.length
}

/** Matches the persona of a hexadecimal id. */
const byId = (id: string) => ({ $expr: { $eq: ['$_id', { $toObjectId: id }] } })

/** Expects the tally of a persona to be its votes, and its days to have counted each cast once. */
async function expectTally(inspector: LedgerInspector, personaId: string, casts: number): Promise<void> {
  const store = inspector.db('persona')
  const [persona] = await store.collection('personas').find(byId(personaId)).toArray()
  const ofDirection = (direction: string) => store.collection('votes').countDocuments({ personaId, direction })
  expect(persona).toMatchObject({ upvotes: await ofDirection('up'), downvotes: await ofDirection('down') })
  const days = await store
    .collection<{ _id: string; upvotes?: number; downvotes?: number }>('daily')
    .find({ _id: { $gte: `${personaId}/`, $lt: `${personaId}0` } })
    .toArray()
  expect(days.reduce((sum, { upvotes = 0, downvotes = 0 }) => sum + upvotes + downvotes, 0)).toBe(casts)
}

/** Expects the public list, which comes from the search index, to be what is stored. */
async function expectListed(inspector: LedgerInspector, client: ApiClient): Promise<void> {
  await eventually(async () => {
    const rows = await inspector.db('persona').collection('personas').find(notHidden).toArray()
    const stored = rows.map(({ _id, name, upvotes, downvotes }) => `${_id} ${name} ${upvotes - downvotes}`)
    const listed: string[] = []
    for (let page = 1; ; page++) {
      const some = await client.get<{ id: string; name: string; voteCount: number }[]>(`/api/bots/public?limit=100&page=${page}`)
      if (some.length === 0) break
      listed.push(...some.map(({ id, name, voteCount }) => `${id} ${name} ${voteCount}`))
    }
    expect(listed.sort()).toEqual(stored.sort())
  }, 30_000)
}
