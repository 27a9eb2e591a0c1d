import { z } from 'zod'

/** An answer that is one sentence for people. */
export const noticeSchema = z.object({ message: z.string() }).meta({ id: 'Notice' })
