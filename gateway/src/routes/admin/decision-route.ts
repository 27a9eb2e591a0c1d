import type { CallOptions } from '@rostra/kit/rpc/client'
import type { z } from 'zod'
import { limitKey } from '../../callers/client.ts'
import { reasonBody } from '../../json/admin/operated.ts'
import { idParams } from '../../json/fields.ts'
import type { Ports } from '../../ports.ts'
import { route } from '../../routing/route.ts'

interface Decision<Schema extends z.ZodType> {
  path: string
  summary: string
  description: string
  /** The schema of the account or persona after the decision. */
  response: Schema
  /** Reasons of refusals by status, in addition to those of every decision. */
  refusals: Readonly<Record<403 | 404 | 409, string>>
  decide: (ports: Ports, request: { id: string; reason: string }, call: CallOptions) => Promise<z.input<Schema>>
}

/** Creates the route of an operator's decision on an account or a persona. The owner reads its reason. */
export const decisionRoute = <Schema extends z.ZodType>({ response, decide, ...rest }: Decision<Schema>) =>
  route({
    ...rest,
    method: 'post',
    membersOnly: true,
    changesShared: true,
    params: idParams,
    body: reasonBody,
    responses: { 200: response },
    handle: async ({ params, body, client, call }, ports) => {
      await ports.limits.use('operate', limitKey(client))
      return { status: 200, body: await decide(ports, { id: params.id, reason: body.reason }, call) }
    },
  })
