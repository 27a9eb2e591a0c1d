import { DomainError } from '@rostra/kit/errors'

/** What a member has put on a list: a persona that the member saved, or a creator whom the member follows. */
export interface Mark {
  /** The id of the persona, or of the creator's account. */
  targetId: string
  at: Date
}

/** The most personas that a member may have saved. */
export const maxBookmarks = 200

/** The most creators whom a member may follow. */
export const maxFollowed = 200

/** The newest personas of followed creators that are shown. */
export const maxNewest = 48

export const tooManySaved = () =>
  new DomainError('state', 'TOO_MANY_SAVED', `You have saved ${maxBookmarks} AI personas. Remove one of them first`)

export const tooManyFollowed = () =>
  new DomainError('state', 'TOO_MANY_FOLLOWED', `You follow ${maxFollowed} creators. Unfollow one of them first`)

export const creatorNotFound = () => new DomainError('not_found', 'CREATOR_NOT_FOUND', 'Creator not found')

export const ownAccount = () => new DomainError('denied', 'OWN_ACCOUNT', 'You cannot follow yourself')
