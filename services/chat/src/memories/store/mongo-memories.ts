import { collectionOf } from '@rostra/kit/stores/collection-of'
import { inTransaction, isDuplicate } from '@rostra/kit/stores/mongo'
import { type Model, Types } from 'mongoose'
import { maxNotes, maxPersonas, type PersonaNotes } from '../domain/note.ts'
import type { MadeNotes, Memories } from '../domain/ports.ts'
import type { MemoryRow, MemorySettingRow } from './memory-models.ts'
import { memorySettings } from './memory-settings.ts'

interface Stored {
  settings: Model<MemorySettingRow>
  memories: Model<MemoryRow>
  /** Called when this replica has turned a member's memories on or off. */
  onChange: (person: string, enabled: boolean) => void
}

/** Memories in MongoDB: one row for each member and persona, with its notes. */
export function mongoMemories({ settings: settingModel, memories: model, onChange }: Stored): Memories {
  const settingRows = collectionOf(settingModel)
  const rows = collectionOf(model)
  const settings = memorySettings(settingModel, onChange)
  const rowOf = (person: string, personaId: string) => rows.findOne({ person, personaId })
  const written = { $inc: { version: 1 } } as const
  const notEmpty = { ...written, $unset: { emptiedAt: 1 } } as const
  /** Outdates notes that are being made. Called before the change that outdates them. */
  const outdate = (person: string) => settingRows.updateOne({ _id: person }, { $inc: { revision: 1 } })

  const change: Memories['change'] = async (person, personaId, noteId, text) => {
    const own = { $set: { 'notes.$.text': text, 'notes.$.byMember': true }, ...written }
    const row = await rows.findOneAndUpdate({ person, personaId, 'notes.id': noteId }, own, { returnDocument: 'after' })
    return row?.notes.find(({ id }) => id === noteId) ?? null
  }

  return {
    ...settings,
    list: async (person, personaId) => {
      const found = await rows.find({ person, ...(personaId !== undefined && { personaId }) }).toArray()
      return found
        .filter(({ notes }) => notes.length > 0)
        .map(({ personaId, personaName, personaSlug, notes }) => ({ personaId, personaName, personaSlug, notes }))
        .sort((one, other) => latestOf(other) - latestOf(one))
    },
    given: async (person, personaId) => {
      const [isEnabled, row] = await Promise.all([settings.isEnabled(person), rowOf(person, personaId)])
      return isEnabled && row ? row.notes : []
    },
    personaOf: async (person, personaId) => {
      const row = await rowOf(person, personaId)
      return row && { id: personaId, name: row.personaName, slug: row.personaSlug }
    },
    hasRoomFor: async (person, personaId) => {
      const others = { person, personaId: { $ne: personaId }, emptiedAt: { $exists: false } }
      return (await rows.countDocuments(others, { limit: maxPersonas })) < maxPersonas
    },
    add: async (person, { id: personaId, name, slug }, note) => {
      while (true) {
        try {
          const hasRoom = { person, personaId, [`notes.${maxNotes - 1}`]: { $exists: false }, 'notes.text': { $ne: note.text } }
          const added = { $push: { notes: note }, $set: { personaName: name, personaSlug: slug }, ...notEmpty }
          await rows.updateOne(hasRoom, added, { upsert: true })
          return note
        } catch (error) {
          // There is a row: it is full, it has this text, or another call has inserted it meanwhile.
          if (!isDuplicate(error)) throw error
          const row = await rowOf(person, personaId)
          const same = row?.notes.find(({ text }) => text === note.text)
          if (same) {
            const own = await change(person, personaId, same.id, note.text)
            if (own) return own
          } else if (row && row.notes.length >= maxNotes) return null
        }
      }
    },
    change,
    remove: async (person, scope) => {
      await outdate(person)
      if (scope?.noteId === undefined) {
        await rows.deleteMany({ person, ...scope })
        return
      }
      const { personaId, noteId } = scope
      await rows.updateOne({ person, personaId, 'notes.id': noteId }, { $pull: { notes: { id: noteId } }, ...written })
      await rows.updateOne({ person, personaId, notes: { $size: 0 } }, { $set: { emptiedAt: new Date() } })
    },
    notesBefore: async (person, personaId) => {
      const { notes, version } = (await rowOf(person, personaId)) ?? { notes: [], version: null }
      return { notes, version }
    },
    storeMade: (made) => storeMade(settingModel, model, made),
    // The setting first, so that notes in the making are not stored.
    removePerson: async (person) => {
      await settingRows.deleteOne({ _id: person })
      await rows.deleteMany({ person })
    },
  }
}

const latestOf = ({ notes }: PersonaNotes): number => notes.at(-1)?.createdAt.getTime() ?? 0

/**
 * Stores notes in one transaction with a write of the member's setting, so that turning off and deletions come either before or after it.
 */
async function storeMade(
  settings: Model<MemorySettingRow>,
  memories: Model<MemoryRow>,
  { person, persona, revision, version, notes }: MadeNotes,
): Promise<boolean> {
  const fields = { personaName: persona.name, personaSlug: persona.slug, notes: [...notes] }
  const key = { person, personaId: persona.id }
  const rows = collectionOf(memories)
  try {
    return await inTransaction(settings.db, async (session) => {
      const current = { _id: person, enabled: true, revision }
      const { matchedCount } = await collectionOf(settings).updateOne(current, { $inc: { makings: 1 } }, { session })
      if (matchedCount === 0) return false
      if (version === null) {
        await rows.insertOne({ _id: new Types.ObjectId(), ...key, ...fields, version: 1 }, { session })
        return true
      }
      const before = { ...key, version }
      if (notes.length === 0) return (await rows.deleteOne(before, { session })).deletedCount === 1
      const stored = await rows.updateOne(before, { $set: fields, $inc: { version: 1 }, $unset: { emptiedAt: 1 } }, { session })
      return stored.matchedCount === 1
    })
  } catch (error) {
    // The member has written the persona's first note meanwhile.
    if (isDuplicate(error)) return false
    throw error
  }
}
