import { updateBatch } from '@rostra/kit/stores/batched-rows'
import { inTransaction, isDuplicate, objectId } from '@rostra/kit/stores/mongo'
import { personOfMember } from '@rostra/platform/caller'
import type { ClientSession, Connection, Model, Types } from 'mongoose'
import type { OperatorEvents } from '../../core/domain/operators/ports.ts'
import { operatorEventModel } from '../../core/store/operators/operator-event-model.ts'
import { type OperatedRow, operatedFields, type PersonaRow, toOperated, toPersona } from '../../core/store/personas/persona-model.ts'
import type { OwnReport, Reports } from '../domain/ports.ts'
import { alreadyReported, hashReporter, noReports, type Report } from '../domain/report.ts'
import { closedReports, reportModel, toReport } from './report-model.ts'

export interface ReportOptions {
  connection: Connection
  personas: Model<PersonaRow>
  events: OperatorEvents
  /** The key of the hashes that stand for reporting persons. */
  secret: string
  reported: OnReport
}

/** Stores what else a report causes, in the transaction that stores it. */
export type OnReport = (
  persona: Pick<PersonaRow, 'name' | 'ownerId'> & { id: string },
  report: { id: string; at: Date },
  session: ClientSession,
) => Promise<void>

const maxShown = 20

/** Replaces the person and the source of a report whose account was deleted. */
const ofDeleted = { $concat: ['deleted:', { $toString: '$_id' }] }

/**
 * Reports in MongoDB. A persona has the number of its open reports and of their sources, which every write of a report changes in the same
 * transaction.
 */
export function mongoReports({ connection, personas, events, secret, reported }: ReportOptions): Reports {
  const model = reportModel(connection)
  const published = operatorEventModel(connection)
  const latestOpen = async <Row>(personaId: string, fields: Record<string, unknown>) =>
    model.find({ personaId, isOpen: true }, fields).sort({ at: -1, _id: -1 }).limit(maxShown).lean<Row[]>()
  const openOf = async (personaId: string) => {
    const hasAnswer = { $eq: [{ $type: '$answer' }, 'object'] }
    const rows = await latestOpen<Report & { _id: Types.ObjectId; hasAnswer: boolean }>(personaId, {
      reason: 1,
      details: 1,
      at: 1,
      hasAnswer,
    })
    return rows.map((row) => ({ ...toReport(row), id: row._id.toHexString(), hasAnswer: row.hasAnswer }))
  }

  return {
    add: async (personaId, { person, source: rawSource }, report, admit) => {
      const source = hashReporter(secret, rawSource)
      const row = { personaId, reporter: hashReporter(secret, person), source, ...report, isOpen: true }
      try {
        await inTransaction(connection, async (session) => {
          const key = { _id: objectId(personaId) }
          const persona = key._id && (await personas.findOne(key, null, { session }).lean<PersonaRow | null>())
          admit(persona && toPersona(persona))
          const isKnown = await model.exists({ personaId, source, isOpen: true }).session(session)
          await personas.updateOne(key, { $inc: { openReports: 1, reportSources: isKnown ? 0 : 1 } }, { session })
          const [stored] = await model.create([row], { session })
          if (persona && stored)
            await reported(
              { id: personaId, name: persona.name, ownerId: persona.ownerId },
              { id: stored._id.toHexString(), at: row.at },
              session,
            )
        })
      } catch (error) {
        throw isDuplicate(error) ? alreadyReported() : error
      }
    },
    open: async (page, limit) => {
      const filter = { openReports: { $gt: 0 } }
      const [rows, total] = await Promise.all([
        personas
          .find(filter, operatedFields)
          .sort({ openReports: -1, _id: -1 })
          .skip((page - 1) * limit)
          .limit(limit)
          .lean<OperatedRow[]>(),
        personas.countDocuments(filter),
      ])
      const found = rows.map(toOperated)
      const reports = await Promise.all(found.map(({ id }) => openOf(id)))
      return { personas: found.map((persona, index) => ({ persona, reports: reports[index] ?? [] })), total }
    },
    answers: async (personaId) => {
      const rows = await latestOpen<Pick<Report, 'answer'> & { _id: Types.ObjectId }>(personaId, { answer: 1 })
      return rows.flatMap(({ _id, answer }) => (answer ? { reportId: _id.toHexString(), answer } : []))
    },
    backlog: async () => {
      const open = { isOpen: true }
      const oldest = model.findOne(open, { _id: 0, at: 1 }).sort({ at: 1 }).lean<Pick<Report, 'at'> | null>()
      const [count, first] = await Promise.all([model.countDocuments(open), oldest])
      return { count, oldestAt: first?.at ?? null }
    },
    madeBy: async (person, page, limit) => {
      const found = model.find({ reporter: hashReporter(secret, person) }, { _id: 0, reporter: 0, closedAt: 0 })
      const rows = await found
        .sort({ at: -1 })
        .skip((page - 1) * limit)
        .limit(limit)
        .lean<OwnReport[]>()
      return rows.map(({ personaId, isOpen, answer, ...row }) => ({ ...toReport(row), personaId, isOpen, ...(answer && { answer }) }))
    },
    dismiss: (personaId, act) =>
      inTransaction(connection, async (session) => {
        const key = { _id: objectId(personaId), openReports: { $gt: 0 } }
        const row =
          key._id &&
          (await personas.findOneAndUpdate(key, { $unset: { openReports: 1, reportSources: 1 } }, { session }).lean<PersonaRow | null>())
        if (!row) throw noReports()
        await model.updateMany({ personaId, isOpen: true }, closedReports(), { session })
        const acted = events.operatorActed(act, { id: personaId, name: row.name })
        await published.create([{ at: act.at, outbox: [acted] }], { session })
      }),
    adopt: async (guestId, memberId) => {
      const reporter = hashReporter(secret, `member:${memberId}`)
      const ofGuest = { reporter: hashReporter(secret, `guest:${guestId}`) }
      for (const { _id } of await model.find(ofGuest, { _id: 1 }).lean()) {
        try {
          await model.updateOne({ _id, ...ofGuest }, { $set: { reporter } })
        } catch (error) {
          if (!isDuplicate(error)) throw error
          await model.updateOne({ _id, ...ofGuest }, { $set: { reporter: `deleted:${_id.toHexString()}` }, $unset: { answer: 1 } })
        }
      }
    },
    anonymizeSome: (accountId) => {
      const filter = { reporter: hashReporter(secret, personOfMember(accountId)) }
      return updateBatch(model, filter, [{ $set: { reporter: ofDeleted, source: ofDeleted } }, { $unset: 'answer' }])
    },
  }
}
