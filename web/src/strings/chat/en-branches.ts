import { pluralize } from '../pluralize.ts'

/** The English texts of message versions and of feedback on answers. */
export const enBranches = {
  price: (credits: string) => pluralize(credits, 'credit'),
  guestPrice: '1 free message',
  edit: 'Edit message',
  editLabel: 'Edit your message',
  editPrice: (price: string, left: string) => `Costs ${pluralize(price, 'credit')}, as a new message does; you have ${left}.`,
  editPriceGuest: 'Counts as one of your 10 free messages.',
  editKeeps: 'The earlier version is kept.',
  cancel: 'Cancel',
  send: 'Send',
  regenerate: 'Regenerate',
  versions: 'Versions',
  previous: 'Previous version',
  next: 'Next version',
  place: (index: string, count: string) => `${index} / ${count}`,
  spokenPlace: (index: string, count: string) => `Version ${index} of ${count}`,
  finding: 'Looking for the message…',
  notFound: ['Message not found', 'It is no longer in this conversation, or too far back.'],
  answering: ['Message not shown', 'It is in another version. Open it again once the answer is complete.'],
  showFailed: ['Version not shown', 'The other version could not be loaded. Please try again.'],
} as const

export const enFeedback = {
  good: 'Good answer',
  bad: 'Bad answer',
  group: 'Rate this answer',
  form: 'Your rating',
  asks: { up: 'What was good about it?', down: 'What was wrong with it?' },
  hint: 'Optional. Only you see it, unless you send it to the creator.',
  share: 'Send to the creator',
  shareText: 'They see your question, this answer and your comment, not who you are.',
  save: 'Save',
  saving: 'Saving…',
  close: 'Close',
  addComment: 'Add a comment',
  changeComment: 'Change your comment',
  saved: ['Thank you', 'Your rating is saved. The creator sees only numbers.'],
  savedShared: ['Thank you', 'The creator can see it now, without your name.'],
  failed: 'Rating not saved',
  saveFailed: 'Your comment could not be saved.',
} as const
