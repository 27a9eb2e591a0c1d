import { pluralize } from './pluralize.ts'

type ToastText = readonly [title: string, text: string]

/** The history of conversations, and conversations that were shared. */
export const enHistory = {
  title: 'Conversations',
  sharedTitle: 'A shared conversation',
  intro: 'Everything you have talked about, ready to go on.',
  search: 'Search conversations',
  searchHint: 'Search titles and messages',
  today: 'Today',
  yesterday: 'Yesterday',
  results: 'Results',
  loading: 'Loading your conversations',
  shared: 'Shared',
  gone: 'This persona is no longer available.',
  open: (title: string, persona: string) => `${title}, with ${persona}`,
  found: (count: string) => `${pluralize(count, 'conversation')} found`,
  showing: (count: string, all: string) => `${count} of ${all}`,
  more: 'Show more',
  loadingMore: 'Loading more',
  empty: 'No conversations yet',
  emptyText: 'Pick someone to talk to. What you talk about is kept here.',
  discover: 'Discover personas',
  noHits: 'Nothing found',
  noHitsText: (search: string) => `No title and no message has “${search}”.`,
  clear: 'Clear the search',
  failed: 'Your conversations could not be loaded',
  guestTitle: 'These conversations are kept in this browser',
  guestText: 'They are deleted 90 days after the last message. With an account you keep them, and find them on every device.',
  menu: {
    label: (title: string) => `Options of ${title}`,
    rename: 'Rename',
    delete: 'Delete',
  },
  rename: {
    label: 'Title of the conversation',
    save: 'Save the title',
    cancel: 'Cancel',
    failed: 'The title could not be saved',
  },
  drawer: {
    show: 'Show your conversations',
    hide: 'Hide your conversations',
    newChat: 'New conversation',
    all: 'All conversations',
    close: 'Close',
  },
  toasts: {
    deleted: (title: string): ToastText => ['Conversation deleted', title],
    undo: 'Undo',
    restored: ['Conversation restored', 'It is back in your list.'],
    deleteFailed: 'The conversation could not be deleted',
    restoreFailed: 'The conversation could not be restored',
    restoredTooLate: 'A deletion can be undone for 10 seconds only.',
    missing: (name: string): ToastText => [
      'That conversation is not here',
      `It was deleted, or belongs to someone else. You can go on with ${name} in this one.`,
    ],
  },
} as const
