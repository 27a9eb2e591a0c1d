import { z } from 'zod'

/** The address of something that was shared. It is shown only when it is made. */
export const sharedLinkSchema = z.object({ url: z.string().meta({ format: 'uri' }), token: z.string() }).meta({ id: 'SharedLink' })
