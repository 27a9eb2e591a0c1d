import { createKeyedMutex } from '@rostra/kit/async/keyed-mutex'
import { inTransaction, objectId } from '@rostra/kit/stores/mongo'
import type { TombstoneRow } from '@rostra/kit/stores/tombstones'
import { type ClientSession, type Connection, type Model, Types } from 'mongoose'
import type { Persona } from '../../domain/personas/persona.ts'
import type { PersonaWrites, RefreshIndex } from '../../domain/personas/ports.ts'
import { firstPromptVersion, samePrompts } from '../../domain/prompt-versions/prompt-version.ts'
import { jobMarkerUpdate } from '../opening-lines/opening-lines-jobs.ts'
import { mongoPromptVersions } from '../prompt-versions/prompt-versions.ts'
import { isSlugTaken } from '../slugs/slugs.ts'
import { ownerModel } from './owner-model.ts'
import { type PersonaRow, toPersona, toRow } from './persona-model.ts'

/**
 * Creates and saves personas in MongoDB. All creations of an owner write the owner's counter, so that of two concurrent ones the later
 * counts the earlier. The replica also serializes the creations of an owner, which leaves only conflicts with other replicas.
 */
export function mongoPersonaWrites(
  connection: Connection,
  personas: Model<PersonaRow>,
  deletedAccounts: Model<TombstoneRow>,
  refreshIndex: RefreshIndex,
): PersonaWrites {
  const owners = ownerModel(connection)
  const versions = mongoPromptVersions(connection)
  const serialize = createKeyedMutex()
  const write = async (work: (session: ClientSession) => Promise<Persona>) => {
    const written = await nullIfSlugTaken(() => inTransaction(connection, work))
    if (written) await refreshIndex([written.id])
    return written
  }

  return {
    create: (persona, admit) =>
      serialize(persona.ownerId, () =>
        write(async (session) => {
          const { ownerId } = persona
          const counted = { session, upsert: true, returnDocument: 'after' } as const
          const owner = await owners.findOneAndUpdate({ _id: ownerId }, { $inc: { creations: 1 } }, counted).lean()
          const ownerSuspended = owner?.isSuspended === true
          const ownerDeleted = (await deletedAccounts.exists({ _id: ownerId }).session(session)) !== null
          admit({ owned: await personas.countDocuments({ ownerId }, { session }), ownerDeleted, ownerSuspended })
          const row: PersonaRow = { _id: new Types.ObjectId(), ...toRow(persona), ...jobMarkerUpdate(persona).$set }
          await personas.create([row], { session })
          const stored = toPersona(row)
          await versions.add(stored.id, firstPromptVersion(stored), null, session)
          return stored
        }),
      ),
    save: (id, at, edit) =>
      write(async (session) => {
        const key = { _id: objectId(id) }
        const row = await personas.findOne(key, null, { session }).lean<PersonaRow | null>()
        const before = row && toPersona(row)
        const after = edit(before)
        const marker = jobMarkerUpdate(after)
        await personas.updateOne(key, { ...marker, $set: { ...toSavedFields(after), ...marker.$set } }, { session })
        if (before && !samePrompts(before, after)) {
          const { version, rolePrompt, strictlyFollows } = after
          await versions.add(id, { version, savedAt: at, rolePrompt, strictlyFollows }, firstPromptVersion(before), session)
        }
        return after
      }),
  }
}

/**
 * Returns the fields that a save may change. Votes, conversations, operators, readings
 * and changes of the owner's account change the others.
 */
function toSavedFields(persona: Persona): Partial<PersonaRow> {
  const { id, ownerId, createdAt, upvotes, downvotes, conversationCount, peopleCount, ...rest } = persona
  const { suspension, ownerSuspended, aboveLimit, hasMaterial, hasOwnModel, ...saved } = rest
  return saved
}

async function nullIfSlugTaken<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work()
  } catch (error) {
    if (isSlugTaken(error)) return null
    throw error
  }
}
