import type { Paragraph, Story } from '../../articles/article.ts'
import { type Author, authors } from '../../articles/author.ts'
import type { Material } from '../../material/material.ts'
import { type EntryFacts, type Facts, factsOf } from '../facts/facts.ts'

export interface OfflineOrder {
  author: Author
  material: Material
  otherTitles: readonly string[]
}

/**
 * Writes a story of 80 to 200 words from what the material counts: who raised what, with which words beside it, and how it grew. It interprets nothing. Returns
 * null when the material holds neither a topic nor an entry that may be printed. The same order gives the same story.
 */
export function writeOffline({ author, material, otherTitles }: OfflineOrder): Omit<Story, 'offline'> | null {
  const facts = factsOf(material)
  const paragraphs = paragraphsOf(facts)
  return paragraphs.length === 0 ? null : { title: titleOf(facts, author, otherTitles), paragraphs, takeaways: takeawaysOf(facts) }
}

/** One form for each author, so that the stories of a day differ in their titles. */
const titles: readonly ((subject: string) => string)[] = [
  (subject) => `What People Raised: ${subject}`,
  (subject) => `${subject} in Figures`,
  (subject) => `${subject} in the Past Week`,
  (subject) => `A Count of ${subject}`,
]
/** A title of two subjects that is longer has the first one only. */
const maxPair = 60

function titleOf({ topic, entries }: Facts, author: Author, otherTitles: readonly string[]): string {
  const [first, second] = entries
  const pair = first && second ? `${first.Subject} and ${second.Subject}` : ''
  const subject = topic?.Subject ?? (pair !== '' && pair.length <= maxPair ? pair : (first?.Subject ?? ''))
  const own = authors.indexOf(author)
  const inTurn = [...titles.slice(own), ...titles.slice(0, own)].map((write) => write(subject))
  return inTurn.find((title) => !otherTitles.includes(title)) ?? (inTurn[0] as string)
}

function paragraphsOf({ topic, entries, stories }: Facts): Paragraph[] {
  const [main] = entries
  const paragraphs = entries.map((entry): Paragraph => ({ text: aboutEntry(entry), sources: [entry.source] }))
  if (topic) {
    const isCounted = entries.some(({ isAboutTopic }) => isAboutTopic)
    const found = isCounted ? `What was counted on it follows.` : `No entry of the past week is about it, so that nothing is reported on it here.`
    paragraphs.unshift({ text: `The subject given for this story is ${topic.subject}. ${found}`, sources: [topic.source] })
  }
  for (const { title, takeaway, source } of stories.slice(0, 1))
    paragraphs.push({ text: join(`An earlier story in this paper is ${title}.`, takeaway), sources: [source] })
  if (main) paragraphs.push({ text: howCounted(main), sources: [main.source] })
  return paragraphs
}

function aboutEntry({ type, subject, people, People, words, growth, chart }: EntryFacts): string {
  const raised = type === 'trend' ? `${subject} is a subject that grew.` : `${People} raised ${subject} with AI personas in the past week.`
  return join(
    raised,
    words && `The words beside it are ${words}.`,
    type === 'trend' && `The count of people went ${growth}, and in the last seven days it was ${people}.`,
    chart && `The chart begins at about ${chart.first}, ends at about ${chart.last}, and its highest point is about ${chart.most}.`,
  )
}

const howCounted = ({ subject }: EntryFacts): string =>
  join(
    `Each person who raised ${subject} is counted once, and the counts are rounded down.`,
    'What anybody wrote is not quoted here, and this desk has not read it.',
    `Why people raise ${subject} is not in the figures, so that this story says nothing on it.`,
    'Words that only a few people share are not counted at all.',
    'The story was put together from these counts without a language model.',
  )

function takeawaysOf({ topic, entries }: Facts): string[] {
  const counted = entries.map(({ People, subject }) => `${People} raised ${subject} in the past week.`)
  const [main] = entries
  return [
    ...counted,
    ...(main ? [`The counts say how many people raised ${main.subject}, and not why.`] : []),
    ...(topic && !main
      ? [`Nothing was counted on ${topic.subject} in the past week.`, `A story on ${topic.subject} needs an entry that is about it.`]
      : []),
  ]
}

/** Joins sentences; one that does not apply is empty. */
const join = (...sentences: readonly (string | false | null)[]): string => sentences.filter(Boolean).join(' ')
