import { createTurns } from '@rostra/kit/in-turn'
import { inTransaction, isDuplicate, objectId } from '@rostra/kit/mongo'
import { type ClientSession, type Connection, type Model, type mongo, Types } from 'mongoose'
import type { Persona } from '../domain/persona.ts'
import { firstPromptVersion, samePrompts } from '../domain/prompt-version.ts'
import type { PersonaChanges, Slugs } from '../domain/writing-ports.ts'
import type { DepartureRow } from './departures.ts'
import type { Refresh } from './directory-feed.ts'
import { linesMarker } from './opening-lines.ts'
import { ownerModel } from './owner-model.ts'
import { type PersonaRow, toPersona, toRow } from './persona-model.ts'
import { mongoPromptVersions } from './prompt-versions.ts'

/**
 * Writes of personas in MongoDB. Creations of one owner write one row, so that of two at a time the later counts the earlier; here they
 * take turns besides, which leaves only those of other replicas to conflict. Lists show a persona once it stands.
 */
export function personaChanges(
  connection: Connection,
  personas: Model<PersonaRow>,
  departures: Model<DepartureRow>,
  refresh: Refresh,
): PersonaChanges {
  const [owners, versions] = [ownerModel(connection), mongoPromptVersions(connection)]
  const inTurn = createTurns()
  const changing = async (work: (session: ClientSession) => Promise<Persona>) => {
    const changed = await nullIfTaken(() => inTransaction(connection, work))
    if (changed) await refresh([changed.id])
    return changed
  }

  return {
    create: (persona, admit) =>
      inTurn(persona.ownerId, () =>
        changing(async (session) => {
          const { ownerId } = persona
          await owners.updateOne({ _id: ownerId }, { $inc: { creations: 1 } }, { session, upsert: true })
          const ownerHasLeft = (await departures.exists({ _id: ownerId }).session(session)) !== null
          admit({ owned: await personas.countDocuments({ ownerId }, { session }), ownerHasLeft })
          const row: PersonaRow = { _id: new Types.ObjectId(), ...toRow(persona), ...linesMarker(persona).$set }
          await personas.create([row], { session })
          const stored = toPersona(row)
          await versions.keep(stored.id, firstPromptVersion(stored), null, session)
          return stored
        }),
      ),
    save: (id, at, decide) =>
      changing(async (session) => {
        const key = { _id: objectId(id) }
        const row = await personas.findOne(key, null, { session }).lean<PersonaRow | null>()
        const before = row && toPersona(row)
        const after = decide(before)
        const marker = linesMarker(after)
        const update = { ...marker, $set: { ...toSaved(after), ...marker.$set } }
        await personas.updateOne(key, update, { session })
        if (before && !samePrompts(before, after)) {
          const { version, rolePrompt, strictlyFollows } = after
          await versions.keep(id, { version, savedAt: at, rolePrompt, strictlyFollows }, firstPromptVersion(before), session)
        }
        return after
      }),
  }
}

/** What a save may change: not what votes and conversations count. */
function toSaved({ id, ownerId, createdAt, upvotes, downvotes, conversationCount, peopleCount, ...saved }: Persona): Partial<PersonaRow> {
  return saved
}

/** Slugs are unique by an index. */
async function nullIfTaken<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work()
  } catch (error) {
    if (isDuplicate(error) && 'slug' in (error as mongo.MongoServerError).keyPattern) return null
    throw error
  }
}

export function mongoSlugs(personas: Model<PersonaRow>): Slugs {
  return {
    holders: async (slugs) => {
      const rows = await personas.find({ slug: { $in: slugs } }, { slug: 1 }).lean()
      return new Map(rows.map(({ _id, slug }) => [slug, _id.toHexString()]))
    },
  }
}
