import { isDuplicate } from '@rostra/kit/stores/mongo'
import type { Model, mongo } from 'mongoose'
import type { Slugs } from '../../domain/slugs/ports.ts'
import type { PersonaRow } from '../personas/persona-model.ts'

/** The slugs of the stored personas, in MongoDB. */
export function mongoSlugs(personas: Model<PersonaRow>): Slugs {
  return {
    holders: async (slugs) => {
      const rows = await personas.find({ slug: { $in: slugs } }, { slug: 1 }).lean()
      return new Map(rows.map(({ _id, slug }) => [slug, _id.toHexString()]))
    },
  }
}

/** Reports whether a write failed because of the unique index of slugs. */
export const isSlugTaken = (error: unknown): boolean => isDuplicate(error) && 'slug' in (error as mongo.MongoServerError).keyPattern
