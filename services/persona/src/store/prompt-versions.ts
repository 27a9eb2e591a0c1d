import { type ClientSession, type Connection, Schema } from 'mongoose'
import { mostPromptVersions, type PromptVersion } from '../domain/prompt-version.ts'
import type { PromptVersions } from '../domain/writing-ports.ts'

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

interface KeptPrompts extends PromptVersions {
  /** Keeps the prompts of a save, and `first` before it where nothing was kept yet; the oldest go beyond the most that are kept. */
  keep: (personaId: string, saved: PromptVersion, first: PromptVersion | null, session: ClientSession) => Promise<void>
}

/** Versions of prompts in MongoDB. */
export function mongoPromptVersions(connection: Connection): KeptPrompts {
  const model = promptVersionModel(connection)
  return {
    of: async (personaId) => {
      const rows = await model.find({ personaId }, { _id: 0 }).sort({ version: -1 }).lean()
      return rows.map(({ version, savedAt, rolePrompt, strictlyFollows }) => ({ version, savedAt, rolePrompt, strictlyFollows }))
    },
    keep: async (personaId, saved, first, session) => {
      const isFirst = first && !(await model.exists({ personaId }).session(session))
      await model.insertMany(
        [...(isFirst ? [first] : []), saved].map((version) => ({ personaId, ...version })),
        { session },
      )
      const [tooOld] = await model
        .find({ personaId }, { version: 1 }, { session })
        .sort({ version: -1 })
        .skip(mostPromptVersions)
        .limit(1)
        .lean()
      if (tooOld) await model.deleteMany({ personaId, version: { $lte: tooOld.version } }, { session })
    },
  }
}
