import type { PendingSignIn__Output as WirePendingSignIn } from '@rostra/proto/gen/rostra/identity/v1/PendingSignIn'
import { z } from 'zod'
import { timestamp } from '../fields.ts'
import { requestOptions } from './webauthn.ts'

const method = z.enum(['passkey', 'totp', 'recovery'])

/** The answer to the first step of a sign-in for an account with a second factor. */
export const pendingSignInSchema = z
  .object({
    secondFactor: z.object({
      token: z.string().meta({ description: 'For `/api/login/second-factor`; valid for 5 minutes and 5 wrong tries' }),
      methods: z.array(method).meta({ description: 'What the account has' }),
      passkeyOptions: requestOptions.optional().meta({ description: 'For an account with passkeys' }),
      expiresAt: timestamp,
    }),
  })
  .meta({ id: 'PendingSignIn' })

/** Converts a sign-in that waits for the second factor. Throws for an unknown method. */
export const toPendingSignIn = ({ token, methods, passkeyOptions, expiresAt }: WirePendingSignIn): z.infer<typeof pendingSignInSchema> => ({
  secondFactor: {
    token,
    methods: methods.map((name) => method.parse(name)),
    expiresAt,
    ...(passkeyOptions && { passkeyOptions: JSON.parse(passkeyOptions) }),
  },
})
