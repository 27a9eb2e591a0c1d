import { pluralize } from '../pluralize.ts'

/**
 * The English texts of conversations that are shared by a link, and of the list of all
 * links. Another language is another file of this shape.
 */
export const enSharedConversation = {
  /** The choice behind the share button of a chat. */
  menu: {
    open: 'Share',
    persona: 'This persona',
    personaText: 'A link to chat with it',
    conversation: 'This conversation',
    conversationText: 'A page that shows what was said',
  },
  dialog: {
    text: 'Anyone with the link can read a snapshot: the messages that you see now. What you write later is not added.',
    showName: (name: string) => `Show my name, ${name}`,
    showNameText: 'Otherwise the page does not say who shared it.',
    loading: 'Looking for a link of this conversation',
    existing: (date: string, by: string | null) => `Shared ${date}, ${by === null ? 'without your name' : `as ${by}`}.`,
    ownerOnly: {
      draft: 'A conversation with a draft cannot be shared.',
      private: 'A conversation with a private persona cannot be shared.',
    },
    ownerOnlyText: 'Its answers are for its creator only. When the persona is public, you can share its conversations.',
    close: 'Close',
  },
  /** The words of creating, showing and revoking the link. */
  sharing: {
    title: 'Share this conversation',
    create: 'Create link',
    creating: 'Creating…',
    createNew: 'Create a new link',
    link: 'Link to this conversation',
    linkText: 'This link is shown only now.',
    copy: 'Copy link',
    copied: ['Link copied', 'The link to the conversation is copied'],
    exists: 'The link was shown when it was created. A new link has the messages of now, and ends the earlier one.',
    failed: 'The link could not be created.',
    revoke: 'Revoke the link',
    revokeTitle: 'Revoke the link?',
    revokeText: 'It leads nowhere from then on. You can create a new link at any time.',
    keep: 'Keep it',
    confirm: 'Revoke',
    revoking: 'Revoking…',
    revoked: ['Link revoked', 'The conversation is private again.'],
    revokeFailed: 'The link could not be revoked.',
  },
  /** The page that a link opens. */
  page: {
    label: 'A shared conversation',
    with: (name: string) => `with ${name}`,
    sharedBy: (name: string) => `Shared by ${name}`,
    shared: 'Shared',
    snapshot: 'A snapshot: what was said later is not here.',
    messages: 'Messages',
    someone: 'A person',
    continue: 'Continue this conversation',
    continuing: 'Copying…',
    continueText: (name: string) => `You go on with ${name} in a copy of your own. Only you see it.`,
    continueFailed: 'The conversation could not be copied.',
    loading: 'Loading the conversation...',
    missing: 'This link leads nowhere',
    missingText: 'It was revoked, the conversation was deleted, or its persona is no longer public.',
    toDiscover: 'Find someone to talk to',
    failed: 'The conversation could not be loaded',
  },
  /** The list in the account settings. */
  account: {
    empty: 'You share nothing. Open a conversation, a discussion or a 360° question and press Share to make a link.',
    toDiscover: 'Find a persona',
    failed: 'What you share could not be loaded.',
    incomplete: 'Shared discussions and 360° questions could not be loaded.',
    with: (name: string) => `with ${name}`,
    kinds: { conversation: 'Conversation', discussion: 'Discussion', question: '360° question' },
    named: (name: string) => `as ${name}`,
    unnamed: 'without your name',
    revoke: 'Revoke',
    revokeOf: (title: string) => `Revoke the link of “${title}”`,
    revokedOf: (title: string) => ['Link revoked', `“${title}” is private again.`] as const,
    all: (count: string) => `Show all ${pluralize(count, 'link')}`,
  },
} as const
