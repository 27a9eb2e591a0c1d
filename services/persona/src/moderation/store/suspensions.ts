import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import { inTransaction, isDuplicate, objectId } from '@rostra/kit/stores/mongo'
import type { ClientSession, Connection, Model, UpdateQuery } from 'mongoose'
import type { OperatedPersona, OperatorEvents } from '../../core/domain/operators/ports.ts'
import type { Suspension } from '../../core/domain/personas/persona.ts'
import type { RefreshIndex } from '../../core/domain/personas/ports.ts'
import { operatorEventModel } from '../../core/store/operators/operator-event-model.ts'
import { ownerModel } from '../../core/store/personas/owner-model.ts'
import { type OperatedRow, operatedFields, type PersonaRow, toOperated } from '../../core/store/personas/persona-model.ts'
import type { Suspensions } from '../domain/ports.ts'
import { checkRestorable, checkSuspendable } from '../domain/suspension.ts'
import { closedReports, reportModel } from './report-model.ts'
import { searchPersonas } from './search-personas.ts'

export interface SuspensionOptions {
  connection: Connection
  personas: Model<PersonaRow>
  events: OperatorEvents
  refreshIndex: RefreshIndex
}

/** Suspends personas in MongoDB. Every change refreshes the search index before it resolves. */
export function mongoSuspensions({ connection, personas, events, refreshIndex }: SuspensionOptions): Suspensions {
  const owners = ownerModel(connection)
  const reports = reportModel(connection)
  const published = operatorEventModel(connection)

  const change = async (
    personaId: string,
    { check, update, at, eventsOf }: Change,
    alsoWrite: (session: ClientSession) => Promise<unknown> = async () => undefined,
  ) => {
    const changed = await inTransaction(connection, async (session) => {
      const key = { _id: objectId(personaId) }
      check(key._id && (await personas.findOne(key, { suspension: 1 }, { session }).lean()))
      const row = await personas
        .findOneAndUpdate(key, update, { session, returnDocument: 'after', projection: operatedFields })
        .lean<OperatedRow>()
      if (!row) throw new Error('a persona disappeared within a transaction')
      await alsoWrite(session)
      const persona = toOperated(row)
      await published.create([{ at, outbox: eventsOf(persona) }], { session })
      return persona
    })
    await refreshIndex([personaId])
    return changed
  }
  const eventsOf = (act: Suspension, suspended: boolean) => (persona: OperatedPersona) => [
    events.suspensionChanged(persona, suspended, act),
    events.operatorActed({ ...act, action: suspended ? 'persona-suspended' : 'persona-restored' }, persona),
  ]

  return {
    search: (query) => searchPersonas(personas, query),
    suspend: (personaId, suspension) => {
      const update = { $set: { suspension }, $unset: { openReports: 1 as const, reportSources: 1 as const } }
      return change(personaId, { check: checkSuspendable, update, at: suspension.at, eventsOf: eventsOf(suspension, true) }, (session) =>
        reports.updateMany({ personaId, isOpen: true }, closedReports(), { session }),
      )
    },
    restore: (personaId, act) => {
      const update = { $unset: { suspension: 1 as const } }
      return change(personaId, { check: checkRestorable, update, at: act.at, eventsOf: eventsOf(act, false) })
    },
    setOwnerSuspended: async (ownerId, isSuspended, changedAt) => {
      const isNewer = { _id: ownerId, suspensionChangedAt: { $not: { $gt: changedAt } } }
      try {
        await inTransaction(connection, async (session) => {
          // A creation writes the same row: it either conflicts, or its persona is among the owner's below.
          await owners.updateOne(isNewer, { $set: { isSuspended, suspensionChangedAt: changedAt } }, { session, upsert: true })
          const update: UpdateQuery<PersonaRow> = isSuspended ? { $set: { ownerSuspended: true } } : { $unset: { ownerSuspended: 1 } }
          await personas.updateMany({ ownerId }, update, { session })
        })
      } catch (error) {
        // The upsert of an earlier change than the applied one: it finds no row to update, and the owner has one already.
        if (isDuplicate(error)) return
        throw error
      }
      const rows = await personas.find({ ownerId }, { _id: 1 }).lean()
      await refreshIndex(rows.map(({ _id }) => _id.toHexString()))
    },
  }
}

interface Change {
  /** Throws to refuse the change. */
  check: (persona: Pick<PersonaRow, 'suspension'> | null) => void
  update: UpdateQuery<PersonaRow>
  at: Date
  eventsOf: (persona: OperatedPersona) => EventEnvelope[]
}
