import { collectionOf } from '@rostra/kit/stores/collection-of'
import type { Connection } from 'mongoose'
import type { GivenDocuments } from '../domain/demo-material/demo-material.ts'
import { knowledgeModel } from './knowledge-model.ts'

/** The documents that demo personas were given: a field of the registry of their material, which their sources are deleted with. */
export function mongoGivenDocuments(connection: Connection): GivenDocuments {
  const rows = collectionOf(knowledgeModel(connection))
  const others = (name: string) => ({ $filter: { input: { $ifNull: ['$given', []] }, cond: { $ne: ['$$this.name', name] } } })
  const set = async (personaId: string, given: object) => {
    await rows.updateOne({ _id: personaId }, [{ $set: { given } }])
  }
  return {
    of: async (personaId) => (await rows.findOne({ _id: personaId }, { projection: { given: 1 } }))?.given ?? [],
    record: (personaId, { name, version }) => set(personaId, { $concatArrays: [others(name), [{ name, version }]] }),
    remove: (personaId, name) => set(personaId, others(name)),
  }
}
