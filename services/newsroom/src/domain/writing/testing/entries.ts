import type { EntrySource } from '../../material/material.ts'

/** Subjects and words beside them, in the forms that the zeitgeist prints. */
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

/** Makes an entry as the zeitgeist writes one. `variant` chooses among the forms of its title and text. */
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
        `At least ${people} people turned a chat towards “${subject}” in the last seven days. Nearby, people also mention ${near}.`,
      ],
      [
        `On Many Minds: ${inTitle(head)}`,
        `“${inTitle(subject)}” came up with more than one persona this past week. Counting each person once, at least ${people} people touched on it.`,
      ],
      [`All Around ${inTitle(head)}`, `Many people spoke about ${subject} this week, and about a good deal else besides.`],
    ],
    excerpt: [
      [
        `A Chat About ${inTitle(head)}`,
        `The voices are no one in particular. Behind them are at least ${people} people who talked about “${subject}” in the last seven days. Listen for ${near} too.`,
      ],
      [
        `${inTitle(head)}, in Dialogue`,
        `How does a chat about “${subject}” go? More than twenty thousand people had one in the past seven days; the one here is invented.`,
      ],
      [
        `Asking About ${inTitle(head)}`,
        `The dialogue is made up, its subject is not: it is ${subject}, and at least ${people} people came to it.`,
      ],
    ],
    trend: [
      [
        `More Talk of ${inTitle(head)}`,
        `The line for “${subject}” points upwards. With every person counted once a day, it moved from about ${before} to about ${now}. It comes with company: ${near}. At least ${people} people were counted over seven days.`,
      ],
      [
        `${inTitle(head)}, Mentioned More Often`,
        `Something is growing around “${subject}”: the daily counts of people, added up, went up to about ${now}.`,
      ],
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
