import { modelName } from './model-name.ts'
import { pluralize } from './pluralize.ts'

type ToastText = readonly [title: string, text: string]

/** The texts of /zeitgeist. The chips, the states, the age labels and the toasts are worded as specified. */
export const enZeitgeist = {
  title: 'Zeitgeist',
  intro:
    'What people talk about with the personas here, counted over the last 7 days. The counts are rounded down, no message is quoted, and no entry is about one person.',
  manage: 'Manage insights',
  filter: 'Kinds of entries',
  all: 'All',
  kinds: { theme: 'Common Themes', excerpt: 'Interesting Exchanges', trend: 'Emerging Trends' },
  kind: { theme: 'Common theme', excerpt: 'Interesting exchange', trend: 'Emerging trend' },
  entries: 'Entries',
  shown: (count: number) => pluralize(count, 'entry', 'entries'),
  ages: { new: 'New!', today: 'Today', yesterday: 'Yesterday' },
  composite: 'Composite of several conversations',
  someone: 'Someone',
  persona: 'The persona',
  talkTo: (name: string) => `Talk to ${name}`,
  talk: 'Talk about it',
  empty: 'No Entries Found',
  emptyText: 'A subject appears once enough people have talked about it within 7 days.',
  emptyAction: 'Find someone to talk to',
  emptyKindText: 'There is nothing of this kind at the moment.',
  emptyKindAction: 'Show all entries',
  failed: 'Failed to load zeitgeist entries',
  tryAgain: 'Try Again',
  writtenBy: (models: readonly string[]) => `Written by AI · ${models.map(modelName).join(', ')}`,
  entry: {
    back: 'Back to the Zeitgeist',
    dates: (from: string, until: string) => `Published ${from} · shown until ${until}`,
    stories: 'Stories that cite this entry',
    loading: 'Loading the entry',
    gone: 'This entry is no longer here',
    goneText: 'An entry is shown for 14 days at most, and goes earlier when its subject is counted again or people take their chats back.',
    toZeitgeist: 'See the Zeitgeist',
    failed: 'Failed to load the entry',
    share: {
      button: 'Share',
      copied: ['Link copied', 'Paste it wherever you like.'] as ToastText,
      failed: 'Copy this link',
    },
  },
  refresh: {
    button: 'Refresh Data',
    running: 'Refreshing…',
    progress: 'The last 7 days are counted again and new entries are written. This can take up to two minutes. You may leave this page.',
    elapsed: (clock: string) => `${clock} so far`,
    doneTitle: 'Success',
    done: 'Successfully refreshed zeitgeist entries',
    failed: 'Failed to refresh zeitgeist',
    denied: ['Permission Denied', 'Only Super Senators can refresh the Zeitgeist.'] as ToastText,
  },
  chart: {
    title: 'People who talked about it',
    days: 'Days',
    people: 'People',
    atLeast: (people: string) => `at least ${people}`,
    few: 'few or none',
    busiest: (day: string, people: string) => `Busiest on ${day}, with at least ${pluralize(people, 'person', 'people')}.`,
  },
  made: {
    title: 'How this page is made',
    points: [
      [
        'Counted, not quoted',
        'Subjects are found by counting words in chats with public personas. A sample exchange is a composite: no person wrote it, and it shares no run of 8 words with any message.',
      ],
      [
        'Never a few people',
        'Each entry, and each subject word in it, needs many people: 25, unless this server sets another number. No persona makes up more than half of an entry. Names of members, long numbers, addresses and links are left out.',
      ],
      [
        'Only who agrees',
        'Chats of guests and chats with private personas never count. Members decide for themselves. What you take back leaves this page within a minute.',
      ],
    ],
    settings: 'Choose in your account',
    settingsNote: 'The switch is called ‘Use my chats for anonymous insights’.',
  },
} as const
