import { collectionOf } from '@rostra/kit/stores/collection-of'
import type { Model } from 'mongoose'
import type { Memories } from '../domain/ports.ts'
import type { MemorySettingRow } from './memory-models.ts'

type Settings = Pick<Memories, 'isEnabled' | 'setEnabled' | 'enabledSetting'>

/** The members' settings of memories in MongoDB. `onChange` is called before a change is acknowledged. */
export function memorySettings(model: Model<MemorySettingRow>, onChange: (person: string, enabled: boolean) => void): Settings {
  const rows = collectionOf(model)
  const read = (person: string) => rows.findOne({ _id: person })
  return {
    isEnabled: async (person) => (await read(person))?.enabled === true,
    setEnabled: async (person, enabled) => {
      const orNone = (field: string) => ({ $ifNull: [`$${field}`, 0] })
      const change = { enabled, revision: { $add: [orNone('revision'), 1] }, makings: orNone('makings'), changedAt: '$$NOW' }
      const changed = { $cond: [{ $eq: ['$enabled', enabled] }, '$$ROOT', { $mergeObjects: ['$$ROOT', change] }] }
      await rows.updateOne({ _id: person }, [{ $replaceWith: changed }], { upsert: true })
      onChange(person, enabled)
    },
    enabledSetting: async (person) => {
      const setting = await read(person)
      return setting?.enabled ? { revision: setting.revision, since: setting.changedAt } : null
    },
  }
}
