import type { EntrySource } from '../../material/material.ts'

/** Subjects and words beside them. */
const subjects: readonly (readonly string[])[] = [
  ['sourdough', 'starter', 'rye flour', 'crust'],
  ['sleep', 'night shift', 'coffee'],
  ['python', 'loop', 'error message', 'list'],
  ['spanish', 'verbs', 'podcast', 'grammar'],
  ['job interview', 'salary', 'questions'],
  ['monstera', 'leaves', 'repotting'],
  ['budget', 'rent', 'savings', 'spreadsheet'],
  ['running', 'knee', 'shoes'],
  ['grief', 'letters'],
  ['chess'],
]

const inTitle = (words: string) => words.replace(/(^| )\p{L}/gu, (letter) => letter.toUpperCase())
const quoted = (words: readonly string[]) => words.map((word) => `“${word}”`).join(' and ')

/** Makes an entry as the zeitgeist writes one. `variant` chooses its title and text: two of its drafts, and one that a model wrote. */
export function makeEntry(
  number: number,
  type: EntrySource['type'],
  variant = number,
  counts = { before: 25, people: 50, now: 75 },
): EntrySource {
  const [head = '', ...others] = subjects[number % subjects.length] ?? []
  const subject = head.replace(/^(python|spanish)/, inTitle)
  const near = quoted(others.length > 0 ? others : [head])
  const { people, before, now } = counts
  const forms = {
    theme: [
      [
        `${inTitle(head)} and ${inTitle(others[0] ?? head)}`,
        `At least ${people} people asked three personas about “${subject}” this week: ${near}.`,
      ],
      [`Asked About: ${inTitle(head)}`, `This week “${subject}” was a subject of at least twenty thousand people.`],
      [`All Around ${inTitle(head)}`, `Many people spoke about ${subject} this week, and about a good deal else besides.`],
    ],
    excerpt: [
      [`About ${inTitle(head)}`, `“${inTitle(subject)}”: at least ${people} people. With it: ${near}.`],
      [
        `Asked About: ${inTitle(head)}`,
        `This week “${subject}” was a subject of more than twenty thousand people. Their chats share ${near} as well.`,
      ],
      [
        `Asking About ${inTitle(head)}`,
        `The dialogue is made up, its subject is not: it is ${subject}, and at least ${people} people came to it.`,
      ],
    ],
    trend: [
      [
        `More Talk of ${inTitle(head)}`,
        `At least ${people} people asked personas about “${subject}” this week: ${near}. Counting each person once a day, the number went from about ` +
          `${before} to about ${now}.`,
      ],
      [`${inTitle(head)}, More Often`, `“${inTitle(subject)}”: at least ${people} people. It went up to about ${now}.`],
      [
        `${inTitle(head)} in More Chats`,
        `More people raise ${subject} than before. Why it rose is not something that counted words can tell.`,
      ],
    ],
  }[type]
  const [title = '', content = ''] = forms[variant % forms.length] ?? []
  const days = ['2026-11-09', '2026-11-16'] as const
  const trend = type === 'trend' ? [before, now].map((count, i) => ({ from: days[i] ?? '', to: days[i] ?? '', people: count })) : []
  return { kind: 'entry', id: `entry-${number}`, type, title, content, trend }
}

export const makeStory = (number: number) => ({
  kind: 'story' as const,
  slug: `story-${number}`,
  title: `Two Open Tickets: Running and Chess`,
  takeaways: ['Know your load before you plan: for “running” it is at least 50 people.', 'Rising is a direction, not a diagnosis.'],
  day: '2026-11-20',
})
