/** The English texts of notices in a hidden tab, and of the setting that allows them. Another language is another file of this shape. */
export const enNotices = {
  /** The title of a hidden tab. */
  mark: (count: number, text: string) => `(${count}) ${text}`,
  answer: 'Answer ready',
  discussion: 'Discussion ended',
  body: 'Open the tab to read it.',
  /** Of a push, for which there may be no tab. */
  pushBody: 'Open it to read it.',
  settings: {
    label: 'Notify me when an answer is ready',
    explanation: 'While Rostra is open in another tab: when an answer or a discussion has ended. A notification has no words of it.',
    /** Where the server pushes. */
    closed:
      'When an answer or a discussion has ended while no page of Rostra reads it, also with Rostra closed. A notification has no words of it.',
    failed: 'This browser can be notified only while Rostra is open: it could not be registered for more. Try again later.',
    blocked: 'Your browser blocks notifications of this site. Allow them in its settings for this site, then come back.',
    unsupported: 'This browser shows no notifications of websites. On an iPhone or iPad, add Rostra to the home screen and open it there.',
  },
} as const
