import type { Reauthentication } from '@rostra/proto/gen/rostra/identity/v1/Reauthentication'
import { z } from 'zod'
import { limitKey } from '../../callers/client.ts'
import { otp } from '../../json/otp.ts'
import type { Ports } from '../../ports.ts'
import type { RequestContext } from '../../routing/route.ts'
import { attemptCode } from './attempt-code.ts'

/** The fields of a reauthentication: the password or a one-time code. One of them is required. */
export const reauthenticationFields = {
  password: z
    .string()
    .max(1_000)
    .optional()
    .meta({ description: 'The password of the account', override: { maxLength: 200 } }),
  otp: otp.optional().meta({ description: 'A one-time code of `/api/request-otp`, in place of the password' }),
}

type Fields = z.infer<z.ZodObject<typeof reauthenticationFields>>

/** Runs a call that checks the password or the code of the member. Limits the attempts at either. */
export async function withReauthentication<Result>(
  { password = '', otp: code = '' }: Fields,
  { client }: Pick<RequestContext, 'client'>,
  { limits }: Pick<Ports, 'limits'>,
  run: (reauthentication: Reauthentication) => Promise<Result>,
): Promise<Result> {
  await limits.use('reauthenticate', limitKey(client))
  if (code === '') return run({ password, code })
  return attemptCode(limits, ['memberCodePerDay', limitKey(client)], () => run({ password, code }))
}
