import { type ClientSession, type Connection, Schema } from 'mongoose'
import type { PromptVersions } from '../../domain/prompt-versions/ports.ts'
import { maxPromptVersions, type PromptVersion } from '../../domain/prompt-versions/prompt-version.ts'

interface PromptVersionRow extends PromptVersion {
  personaId: string
}

const schema = new Schema<PromptVersionRow>(
  {
    personaId: { type: String, required: true },
    version: { type: Number, required: true },
    savedAt: { type: Date, required: true },
    rolePrompt: { type: String, required: true },
    strictlyFollows: { type: String, default: '' },
  },
  { collection: 'prompt_versions', versionKey: false },
)
schema.index({ personaId: 1, version: -1 }, { unique: true })

export const promptVersionModel = (connection: Connection) => connection.model<PromptVersionRow>('PromptVersion', schema)

interface WritablePromptVersions extends PromptVersions {
  /** Adds the prompts of a save, after `first` when no version is stored yet. Deletes the oldest versions beyond the maximum. */
  add: (personaId: string, saved: PromptVersion, first: PromptVersion | null, session: ClientSession) => Promise<void>
}

/** Prompt versions in MongoDB. */
export function mongoPromptVersions(connection: Connection): WritablePromptVersions {
  const model = promptVersionModel(connection)
  return {
    of: async (personaId) => {
      const rows = await model.find({ personaId }, { _id: 0 }).sort({ version: -1 }).lean()
      return rows.map(({ version, savedAt, rolePrompt, strictlyFollows }) => ({ version, savedAt, rolePrompt, strictlyFollows }))
    },
    add: async (personaId, saved, first, session) => {
      const addFirst = first && !(await model.exists({ personaId }).session(session))
      await model.insertMany(
        [...(addFirst ? [first] : []), saved].map((version) => ({ personaId, ...version })),
        { session },
      )
      const [newestExcess] = await model
        .find({ personaId }, { version: 1 }, { session })
        .sort({ version: -1 })
        .skip(maxPromptVersions)
        .limit(1)
        .lean()
      if (newestExcess) await model.deleteMany({ personaId, version: { $lte: newestExcess.version } }, { session })
    },
  }
}
