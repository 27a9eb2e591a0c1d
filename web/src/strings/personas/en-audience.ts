import { pluralize } from '../pluralize.ts'

/** The English texts about the people of a persona in its analytics. Another language is another file of this shape. */
export const enAudience = {
  returning: {
    title: 'Coming back',
    note: (days: number) => `People other than you who came on two days or more, in ${pluralize(days, 'day')}`,
    fewer: (min: number) => `Fewer than ${min}`,
  },
  subjects: {
    title: 'What people ask about',
    note: (min: number) => `Words that at least ${pluralize(min, 'person', 'people')} used, from the latest 1,000 messages`,
    subject: 'Subject',
    people: 'People',
    none: (min: number) => `Nothing yet that ${pluralize(min, 'person', 'people')} or more asked about.`,
    toInbox: 'See what your material does not answer',
  },
  ratings: {
    title: 'Ratings of answers',
    note: 'Thumbs up and down, as numbers only',
    good: 'Good',
    bad: 'Bad',
    share: (percent: string, up: string, down: string) => `${percent} good: ${up} up, ${down} down.`,
    none: (min: number) => `Fewer than ${pluralize(min, 'person', 'people')} rated. Numbers are shown from ${min} on.`,
    byDay: 'Ratings day by day',
    date: 'Date',
    otherDays: (min: number) => `A day is shown when at least ${pluralize(min, 'person', 'people')} rated; other days are in the total.`,
  },
  privacy: 'Subjects and ratings are of members who allow anonymous insights. They name no person, and conversations stay private.',
  away: 'What people ask about and how they rate could not be loaded. The other numbers are complete.',
  again: 'Try again',
} as const
