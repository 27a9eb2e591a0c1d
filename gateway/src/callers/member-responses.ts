import type { Member } from '@rostra/platform/caller'
import type { Response } from 'express'

export interface MemberResponses {
  /** Registers a response that stays open: a stream or a download. */
  add: (member: Member, response: Response) => void
  /** Closes the connections of the responses whose session has ended. A client that reconnects is refused. */
  endWhere: (hasEnded: (member: Member) => boolean) => void
}

/** Creates the registry of responses that could outlive the session of their member. */
export function createMemberResponses(): MemberResponses {
  const open = new Map<Response, Member>()
  return {
    add: (member, response) => {
      if (response.closed) return
      open.set(response, member)
      response.once('close', () => open.delete(response))
    },
    endWhere: (hasEnded) => {
      for (const [response, member] of open) if (hasEnded(member)) response.destroy()
    },
  }
}
