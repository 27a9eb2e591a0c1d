import { z } from 'zod'

/** The link to a shared conversation or discussion. Only the response that creates it contains it. */
export const sharedLinkSchema = z.object({ url: z.string().meta({ format: 'uri' }), token: z.string() }).meta({ id: 'SharedLink' })
