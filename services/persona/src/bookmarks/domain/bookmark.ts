import { DomainError } from '@rostra/kit/errors'

/** A persona that a member saved. */
export interface Bookmark {
  personaId: string
  at: Date
}

/** The most personas that a member may have saved. */
export const maxBookmarks = 200

export const tooManySaved = () =>
  new DomainError('state', 'TOO_MANY_SAVED', `You have saved ${maxBookmarks} AI personas. Remove one of them first`)
