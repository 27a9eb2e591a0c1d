import type { Collection, Model } from 'mongoose'
import type { Memories } from '../../domain/memories/ports.ts'
import type { MemorySettingRow } from './memory-models.ts'

type Settings = Pick<Memories, 'isEnabled' | 'setEnabled' | 'revisionOf'>

/** The members' setting of memories in MongoDB. `onChange` is called before a change is acknowledged. */
export function memorySettings({ collection }: Model<MemorySettingRow>, onChange: (person: string, enabled: boolean) => void): Settings {
  const rows = collection as unknown as Collection<MemorySettingRow>
  const read = (person: string) => rows.findOne({ _id: person })
  return {
    isEnabled: async (person) => (await read(person))?.enabled === true,
    setEnabled: async (person, enabled) => {
      const count = (field: string, by: number) => ({ $add: [{ $ifNull: [`$${field}`, 0] }, by] })
      const change = { enabled, revision: count('revision', 1), makings: count('makings', 0), changedAt: '$$NOW' }
      await rows.updateOne({ _id: person }, [{ $set: change }], { upsert: true })
      onChange(person, enabled)
    },
    revisionOf: async (person) => {
      const setting = await read(person)
      return setting?.enabled ? setting.revision : null
    },
  }
}
