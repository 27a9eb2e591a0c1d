import { DomainError } from '@rostra/kit/errors'
import type { EmailAddress } from '../accounts/email-address.ts'

/** A link that restores the address from which a change was asked for. While it is valid, no other account can take that address. */
export interface UndoLink extends EmailAddress {
  hash: string
  /** When the change was asked for. */
  at: Date
  expiresAt: Date
}

/**
 * Valid undo links of an account. A further change is refused, because the newest link must not end the oldest one: that would take the
 * owner's link away from the owner.
 */
const maxUndoLinks = 10

/** Returns the links that are valid at `now` (ms). Throws TOO_MANY_TRIES when no other one can be added. */
export function withRoomForOne(links: readonly UndoLink[], now: number): UndoLink[] {
  const valid = links.filter(({ expiresAt }) => expiresAt.getTime() > now)
  if (valid.length < maxUndoLinks) return valid
  const first = Math.min(...valid.map(({ expiresAt }) => expiresAt.getTime()))
  throw new DomainError(
    'exhausted',
    'TOO_MANY_TRIES',
    `The address can be changed ${maxUndoLinks} times in 7 days. Please try again later.`,
    {
      retryAfter: Math.ceil((first - now) / 1000),
    },
  )
}

/** Returns the links that stay valid after `undone`: the earlier ones. A later one would restore an address that was set after it. */
export const earlierThan = (undone: UndoLink, links: readonly UndoLink[]): UndoLink[] =>
  links.filter(({ at }) => at.getTime() < undone.at.getTime())

export const confirmationInvalid = () =>
  new DomainError('invalid', 'TOKEN_INVALID', 'This link is invalid or has expired, or it was opened before')
