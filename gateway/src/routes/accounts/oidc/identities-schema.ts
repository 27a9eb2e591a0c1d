import { z } from 'zod'
import { timestamp } from '../../../json/fields.ts'

const identitySchema = z
  .object({
    id: z.string(),
    label: z.string().meta({ description: 'The name of the issuer; its host once the product no longer offers it' }),
    issuerId: z.string().meta({ description: 'The id in `/api/oidc`; empty once the product no longer offers it' }),
    issuer: z.string().meta({ description: 'The address of the issuer', format: 'uri' }),
    subject: z.string().meta({ description: 'The id that the issuer gave to the person' }),
    name: z.string().meta({ description: 'The address or the name at the issuer when it was linked; empty for none' }),
    linkedAt: timestamp,
  })
  .meta({ id: 'LinkedIdentity' })

export const identitiesSchema = z
  .object({
    identities: z.array(identitySchema).meta({ description: 'Oldest first' }),
    hasPassword: z.boolean().meta({ description: 'Whether the account has a password' }),
  })
  .meta({ id: 'LinkedIdentities' })
