import { z } from 'zod'

/** A response with one sentence to show to the user. */
export const noticeSchema = z.object({ message: z.string() }).meta({ id: 'Notice' })
