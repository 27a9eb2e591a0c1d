import type { Paragraph, Story } from '../../articles/article.ts'
import { type Author, authors } from '../../articles/author.ts'
import type { Material } from '../../material/material.ts'
import { claimProblem } from '../checks/claim-problem.ts'
import { citedText } from '../checks/source-text.ts'
import { type EntryFacts, type Facts, factsOf, type TopicFacts } from '../facts/facts.ts'
import { inTitleCase } from '../words/title-case.ts'

export interface OfflineOrder {
  author: Author
  material: Material
  otherTitles: readonly string[]
}

/**
 * Writes a story of 80 to 200 words from what the material counts: how many people raised what, with which words, and how it
 * grew. It interprets nothing. A text that its sources do not bear is left out. Returns null when nothing is left, as when
 * nothing of the material may be printed. The same order gives the same story.
 */
export function writeOffline({ author, material, otherTitles }: OfflineOrder): Omit<Story, 'modelId'> | null {
  const facts = factsOf(material)
  const isBorne = ({ text, sources }: Paragraph) => claimProblem(text, citedText(material, sources) ?? '') === null
  const paragraphs = paragraphsOf(facts).filter(isBorne)
  const takeaways = takeawaysOf(facts).filter(isBorne)
  const said = citedText(material, [...new Set(paragraphs.flatMap(({ sources }) => sources))]) ?? ''
  const title = titlesOf(facts, author).find((each) => !otherTitles.includes(each) && claimProblem(each, said, true) === null)
  return title === undefined || takeaways.length === 0 ? null : { title, paragraphs, takeaways: takeaways.map(({ text }) => text) }
}

/** Headlines without a figure. Each author begins with another one, so that the stories of a day differ. */
const plainForms: readonly ((subject: string) => string)[] = [
  (subject) => `The Words Beside ${subject}`,
  (subject) => `${subject} in Figures`,
  (subject) => `${subject} in the Past Week`,
  (subject) => `How Many People Raised ${subject}`,
]
/** Headlines from the figures of a story, in the same order. Empty where the story has no such figure. */
const figureForms: readonly ((first: EntryFacts, second: EntryFacts | undefined) => string)[] = [
  ({ Subject, Words }) => Words && `Beside ${Subject}: ${Words}`,
  ({ Subject, People, isCounted }, second) => {
    if (second) return `From ${Subject} to ${second.Subject}: The Week in Figures`
    return isCounted ? `${Subject}, a Subject of ${inTitleCase(People)}` : ''
  },
  ({ Subject, People, isCounted }) => (isCounted ? `${Subject} This Week: ${inTitleCase(People)}` : ''),
  ({ Subject, People, isCounted }) => (isCounted ? `${inTitleCase(People)} Raised ${Subject}` : ''),
]
/** Headlines on a topic that no entry is about, in the same order. */
const uncountedForms: readonly ((subject: string) => string)[] = [
  (subject) => `${subject}: No Count to Report`,
  (subject) => `No Figures on ${subject}`,
  (subject) => `No Entry About ${subject}`,
  (subject) => `Not Counted: ${subject}`,
]
const mostTitle = 90
/** Words of a story that get the whole account of how it was counted after them. */
const maxBeforeDetails = 45

/** Titles, best first: what rose, then the figures in the author's own form. */
function titlesOf({ topic, entries }: Facts, author: Author): string[] {
  const isCounted = entries.some(({ isAboutTopic }) => isAboutTopic)
  const fromOwn = <Form>(forms: readonly Form[]) => [...forms.slice(authors.indexOf(author)), ...forms.slice(0, authors.indexOf(author))]
  if (topic && !isCounted) return fromOwn(uncountedForms.map((write) => write(topic.Subject)))
  const [first, second] = entries
  if (!first) return []
  const plain = fromOwn(plainForms.map((write) => write(topic?.Subject ?? first.Subject)))
  if (topic) return plain
  const figures = figureForms.map((write) => write(first, second)).map((title) => (title.length > mostTitle ? '' : title))
  const grew = grewTitle(first)
  const own = fromOwn(figures.map((title, at) => title || (plainForms[at]?.(first.Subject) ?? '')))
  return [...(first.type === 'trend' ? [grew] : []), ...own, ...plain]
}

function grewTitle({ Subject, growth, People, isCounted }: EntryFacts): string {
  // 'up to about 75' says nothing of before.
  if (growth.startsWith('from')) return `${Subject} Goes ${growth.slice(0, 4)}${inTitleCase(growth.slice(4))}`
  return isCounted ? `More People Raise ${Subject}: ${inTitleCase(People)}` : `More People Raise ${Subject}`
}

function paragraphsOf({ topic, entries, stories }: Facts): Paragraph[] {
  const [main] = entries
  const told = [
    ...(topic ? [aboutTopic(topic, entries)] : []),
    ...entries.map(aboutEntry),
    ...stories
      .slice(0, 1)
      .map(({ title, source }): Paragraph => ({ text: `An earlier story in this paper is ${title}.`, sources: [source] })),
  ]
  if (main) told.push(howCounted(main, told))
  else if (topic) told.push(whenCounted(topic))
  return told
}

function aboutTopic({ subject, source }: TopicFacts, entries: readonly EntryFacts[]): Paragraph {
  const isCounted = entries.some(({ isAboutTopic }) => isAboutTopic)
  const found = isCounted ? 'What was counted on it follows.' : 'No entry was given that is about it, so this story has no figure on it.'
  return { text: `The subject given for this story is ${subject}. ${found}`, sources: [source] }
}

function aboutEntry({ type, subject, People, words, growth, source }: EntryFacts): Paragraph {
  const grew = growth ? `With each person counted once a day, the number went ${growth}.` : 'The number is growing.'
  const text = join(
    `${People} raised ${subject} with AI personas in the past week.`,
    words && `They also used ${words}.`,
    type === 'trend' && grew,
  )
  return { text, sources: [source] }
}

/** Says how an entry was counted: briefly in a story that has told more than a short entry. */
function howCounted({ subject, source }: EntryFacts, told: readonly Paragraph[]): Paragraph {
  const isLong = told.flatMap(({ text }) => text.split(' ')).length > maxBeforeDetails
  const sentences = [
    `Each person who raised ${subject} is counted once, and the counts are rounded down.`,
    `Why people raise ${subject} is not in the figures, so this story says nothing on it.`,
    'The story was put together from these counts without a language model.',
    'What anybody wrote is not quoted here, and this desk has not read it.',
    'Words that only a few people share are not shown at all.',
  ]
  return { text: sentences.slice(0, isLong ? 3 : sentences.length).join(' '), sources: [source] }
}

function whenCounted({ subject, source }: TopicFacts): Paragraph {
  const text = join(
    `The zeitgeist counts the words that people share with AI personas, and an entry needs enough people who use the same ones.`,
    `Once there is an entry on ${subject}, this paper can say how many people raised it and which words they used beside it.`,
    'What anybody wrote is not quoted here.',
    'The story was put together without a language model.',
  )
  return { text, sources: [source] }
}

function takeawaysOf({ topic, entries }: Facts): Paragraph[] {
  const [main] = entries
  const takeaways = entries.map(({ People, subject, source }) => ({
    text: `${People} raised ${subject} in the past week.`,
    sources: [source],
  }))
  if (main) takeaways.push({ text: `The counts say how many people raised ${main.subject}, and not why.`, sources: [main.source] })
  if (!topic || main) return takeaways
  const { subject, source } = topic
  return [`This story has no figure on ${subject}.`, `A figure on ${subject} needs an entry that is about it.`].map((text) => ({
    text,
    sources: [source],
  }))
}

/** Joins sentences; one that does not apply is empty or false. */
const join = (...sentences: readonly (string | false)[]): string => sentences.filter(Boolean).join(' ')
