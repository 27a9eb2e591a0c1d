import { pluralize } from '../pluralize.ts'

/** The texts of creators: their pages, and following them. */
export const enCreators = {
  loading: 'Loading the creator',
  memberSince: (month: string) => `Member since ${month}`,
  personas: (count: string) => pluralize(count, 'AI persona'),
  conversations: (count: string) => pluralize(count, 'conversation'),
  followers: (count: string) => pluralize(count, 'follower'),
  list: (name: string) => `AI personas by ${name}`,
  follow: 'Follow',
  following: 'Following',
  logIn: 'Log in to follow',
  failedToFollow: (message: string) => `Failed to change whom you follow: ${message}`,
  own: 'This is how others see you.',
  manage: 'Manage your personas',
  notFoundTitle: 'Creator not found',
  notFound: 'There is no creator of this name',
  notFoundText:
    'The name may be mistyped, or none of their AI personas is public now. A creator’s page opens with the first public persona.',
  failed: 'The creator could not be loaded',
  toAll: 'See all personas',
  discover: {
    filter: 'Following',
    title: 'From creators you follow',
    creators: 'Creators you follow',
    none: 'You follow no creator yet',
    noneText: 'Open a creator’s page by the name on a card, and follow them there: their newest personas come here.',
  },
  overview: { title: 'From creators you follow', all: 'All from creators you follow' },
} as const
