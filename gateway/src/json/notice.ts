import { z } from 'zod'

/** A response with one sentence for people. */
export const noticeSchema = z.object({ message: z.string() }).meta({ id: 'Notice' })
