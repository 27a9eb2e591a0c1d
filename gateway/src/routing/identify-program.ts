import { DomainError } from '@rostra/kit/errors'
import type { Request, Response } from 'express'
import type { Client } from '../callers/client.ts'
import { locationOf } from '../callers/identify-client.ts'
import type { ProgramAccess } from '../callers/programs/programs.ts'
import type { Ports } from '../ports.ts'

type Usage = Awaited<ReturnType<Ports['limits']['use']>>

/**
 * Returns the client of a route of programs, and counts the call for its key. The headers say how many calls are left. Its response ends
 * when the key is revoked. Throws KEY_INVALID, INSUFFICIENT_SCOPE or RATE_LIMITED.
 */
export async function identifyProgram(
  request: Request,
  response: Response,
  { programs, limits, memberResponses }: Pick<Ports, 'programs' | 'limits' | 'memberResponses'>,
  access: ProgramAccess,
): Promise<Client> {
  const { member, token } = await programs.identify(request, response, access)
  memberResponses.add(member, response)
  const usage = await limits.use('program', member.sessionId).catch((error) => {
    if (error instanceof DomainError && error.kind === 'exhausted') {
      setUsage(response, { points: limits.pointsOf('program'), remaining: 0, resetMs: 1_000 * (error.details.retryAfter ?? 60) })
    }
    throw error
  })
  setUsage(response, usage)
  return { caller: member, token, ...locationOf(request) }
}

/** Sets the headers that clients of OpenAI's interface read. */
const setUsage = (response: Response, { points, remaining, resetMs }: Usage): void =>
  void response.set({
    'x-ratelimit-limit-requests': String(points),
    'x-ratelimit-remaining-requests': String(remaining),
    'x-ratelimit-reset-requests': `${Math.ceil(resetMs / 1_000)}s`,
  })
