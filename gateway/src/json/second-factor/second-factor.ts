import type { Passkey as WirePasskey } from '@rostra/proto/gen/rostra/identity/v1/Passkey'
import type { SecondFactor__Output as WireSecondFactor } from '@rostra/proto/gen/rostra/identity/v1/SecondFactor'
import { z } from 'zod'
import { count, timestamp } from '../fields.ts'

export const passkeySchema = z
  .object({
    id: z.string(),
    name: z.string(),
    createdAt: timestamp,
    lastUsedAt: timestamp.nullable().meta({ description: 'Null until its first use' }),
  })
  .meta({ id: 'Passkey' })

export const secondFactorSchema = z
  .object({
    totp: z.boolean().meta({ description: 'Whether the account has an authenticator app' }),
    passkeys: z.array(passkeySchema),
    recoveryCodesLeft: count,
    usedInSession: z.boolean().meta({ description: 'Whether this session was opened with the second factor, or added the first one' }),
    neededForRole: z.boolean().meta({
      description:
        'Whether the rights of a super senator are held back in this session for want of the second factor; false in development',
    }),
  })
  .meta({ id: 'SecondFactor' })

/** Recovery codes: each replaces the second factor once. A response shows them once. */
export const recoveryCodes = z.array(z.string()).meta({ description: 'Ten codes, each for one use' })

export const newRecoveryCodes = recoveryCodes
  .nullable()
  .meta({ description: 'Ten codes, each for one use, when this is the first factor of the account; else null' })

/** Converts the recovery codes of a call that adds a factor; null when the account had a factor before. */
export const toNewRecoveryCodes = (codes: readonly string[]): string[] | null => (codes.length > 0 ? [...codes] : null)

export const toPasskey = ({ id = '', name = '', createdAt = '', lastUsedAt }: WirePasskey): z.infer<typeof passkeySchema> => ({
  id,
  name,
  createdAt,
  lastUsedAt: lastUsedAt || null,
})

/** Converts the second factor for the data export. It contains no secret, key or code. */
export const exportedFactor = ({ totp, passkeys, recoveryCodesLeft }: WireSecondFactor) => ({
  totp,
  passkeys: passkeys.map(toPasskey),
  recoveryCodesLeft,
})
