const events = {
  'persona.answered': ['Answers', 'Each time your personas have answered a number of questions that you choose.'],
  'persona.inbox_item': ['New in the inbox', 'An item appeared in the inbox of a persona.'],
  'persona.reported': ['Reports', 'Someone reported a persona.'],
} as const

const eventNames = {
  'persona.answered': 'Answers',
  'persona.inbox_item': 'New in the inbox',
  'persona.reported': 'Report',
  'webhook.test': 'Test',
} as const

const states = { waiting: 'Waiting', delivered: 'Delivered', failed: 'Failed' } as const

const failures = {
  status: 'Your server refused it',
  address: 'The address is not of the public internet',
  host: 'The host of the address was not found',
  connection: 'Your server could not be reached',
  timeout: 'Your server took longer than 10 seconds',
  unreadable: 'The secret of the webhook can no longer be read',
  switched_off: 'The webhook was switched off',
} as const

const sendTest = 'Send a test: when it arrives, the webhook is on again.'

/** Why a webhook was switched off, and what to do. */
const offTexts = {
  failing: `Your server did not take a delivery for five days. ${sendTest}`,
  gone: `Your server said that it is gone. ${sendTest}`,
  unreadable: 'Its secret can no longer be read here. Delete it and add a new one.',
} as const

/** The English texts of webhooks. Another language is another file of this shape. */
export const enWebhooks = {
  empty: 'You have no webhooks.',
  failed: 'Your webhooks could not be loaded.',
  add: 'Add a webhook',
  limit: 'You have 10 webhooks. Delete one to add another.',
  list: 'Your webhooks',
  url: 'Address of your server',
  urlHint: 'Begins with https:// and is reached from the internet, at port 443 or 8443.',
  urlMissing: 'Enter the address of your server.',
  eventsLegend: 'Tell me about',
  eventsMissing: 'Choose at least one.',
  events,
  every: 'After how many answers',
  everyInvalid: 'Choose a number from 1 to 10,000.',
  persona: 'Persona',
  allPersonas: 'All of mine',
  save: 'Add webhook',
  saving: 'Adding…',
  cancel: 'Cancel',
  saveFailed: 'The webhook could not be added.',
  secretTitle: 'The secret of the new webhook',
  secretText: 'Your server checks with it that a call comes from here, as Standard Webhooks say. It is shown only now.',
  copy: 'Copy',
  secretCopied: ['Secret copied', 'Put it into the settings of your server.'] as const,
  saved: 'I have saved it',
  everyCount: (count: string) => `every ${count} answers`,
  everyAnswer: 'every answer',
  inbox: 'inbox',
  reports: 'reports',
  deletedPersona: 'one persona',
  off: 'Switched off',
  offTexts,
  failing: (since: string) => `Failing since ${since}`,
  dropped: (count: string) => `${count} events were dropped because too many waited.`,
  test: 'Send a test',
  testOf: (url: string) => `Send a test to ${url}`,
  testing: 'Sending…',
  tested: ['The test arrived', 'Your server took it.'] as const,
  testFailed: 'The test did not arrive',
  log: 'Deliveries',
  logOf: (url: string) => `Deliveries to ${url}`,
  logEmpty: 'Nothing was sent yet.',
  logFailed: 'The deliveries could not be loaded.',
  logKept: 'The latest 100 of the last 30 days.',
  refresh: 'Refresh',
  eventNames,
  states,
  failures,
  status: (status: number) => `status ${status}`,
  attempts: (count: number) => (count === 1 ? '1 attempt' : `${count} attempts`),
  duration: (milliseconds: string) => `${milliseconds} ms`,
  next: (when: string) => `next attempt ${when}`,
  resend: 'Send again',
  resendOf: (event: string, when: string) => `Send “${event}” of ${when} again`,
  resent: ['It is sent again', 'Refresh the deliveries to see how it ended.'] as const,
  resendFailed: 'It could not be sent again.',
  remove: 'Delete',
  removeOf: (url: string) => `Delete the webhook to ${url}`,
  removeTitle: 'Delete this webhook?',
  removeText: 'Nothing more is sent to it, and its deliveries are deleted. What waits is not sent.',
  keep: 'Keep it',
  confirmRemove: 'Delete',
  removing: 'Deleting…',
  removed: ['Webhook deleted', 'Nothing more is sent to it.'] as const,
  removeFailed: 'The webhook could not be deleted.',
} as const
