import { DomainError } from '@rostra/kit/errors'
import type { EmailAddress } from '../accounts/email-address.ts'

/** A link that undoes an address change. While it is valid, no other account can take the former address. */
export interface UndoLink extends EmailAddress {
  hash: string
  /** The time of the request for the change. */
  at: Date
  expiresAt: Date
}

/**
 * The most valid undo links of an account. Beyond it further changes are refused: if the newest link ended the oldest one, an attacker
 * could remove the owner's link.
 */
const maxUndoLinks = 10

/** Returns the links that are valid at `now` (ms). Throws TOO_MANY_TRIES when no further link is allowed. */
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

/**
 * Returns the links that stay valid after `undone` was used: the earlier ones. A later link would restore an address that was set after it.
 */
export const earlierThan = (undone: UndoLink, links: readonly UndoLink[]): UndoLink[] =>
  links.filter(({ at }) => at.getTime() < undone.at.getTime())

export const confirmationInvalid = () =>
  new DomainError('invalid', 'TOKEN_INVALID', 'This link is invalid or has expired, or it was opened before')
