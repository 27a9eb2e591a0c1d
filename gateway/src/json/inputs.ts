import { z } from 'zod'

/** Ids are opaque: a service says whether there is such a thing. */
export const id = z.string().min(1).max(200)

export const idParams = z.object({ id })

export const page = z.coerce.number().int().min(1).max(1_000_000).default(1)

export const limit = (standard: number, most: number) => z.coerce.number().int().min(1).max(most).default(standard)
