import { type Author, authors } from '../articles/author.ts'
import type { EntrySource, Material, StorySource } from '../material/material.ts'
import { subjectOf } from './facts/facts.ts'
import { beatScore } from './planning/beats.ts'
import { dayNumber, numberOf } from './planning/by-day.ts'
import { isPrintable } from './planning/is-printable.ts'
import { topicSubject } from './planning/topic-subject.ts'
import { sharedSubjects, subjectStems } from './words/words.ts'

/** Who is to write, and about what. */
export interface WritingRequest {
  author: Author
  /** As the operator gave it; empty for none. */
  topic: string
}

export interface Assignment {
  author: Author
  /** The printable words of the topic; empty when there is none. */
  topic: string
  /** The topic first, then entries, then stories. It holds nothing that may not be printed. */
  material: Material
  /** Plain text for the operator: that the topic was left out; empty otherwise. */
  note: string
}

export interface SkippedAuthor {
  author: Author
  /** Plain text for the operator. */
  reason: string
}

export interface AssignmentInput {
  requests: readonly WritingRequest[]
  /** The current entries of the zeitgeist. */
  entries: readonly EntrySource[]
  /** Published stories, newest first. */
  stories: readonly StorySource[]
  /** `YYYY-MM-DD`, UTC. */
  day: string
}

/** Entries of one story. With a topic that no entry is about, fewer: they are not its subject. */
const maxEntries = 3
const maxBesideTopic = 2
/** Stories before this one that are compared, newest first. */
const maxStories = 40
/** What an entry loses whose subject was in a recent story. */
const repeated = 6

const reasons = {
  none: 'There is no material: the zeitgeist has no entries, and no topic was given.',
  taken: 'Other authors write about all entries there are.',
  takenTopic: 'Another author writes about this topic.',
  takenEntries: 'Another author writes about the entries on this topic.',
  topic: 'The topic cannot be printed, and there is no other material. Give a subject in common words, without names.',
}

const topicLeftOut = 'The topic cannot be printed and was left out. Give a subject in common words, without names.'

/**
 * Gives each author material of its own: the printable words of its topic, up to 3 entries by its beat, and at most one earlier story.
 * Authors take entries in turn, those with a topic first, and no two share one: a day has no two stories of the same facts. A story is
 * never written from earlier stories alone. The same input gives the same assignments; on another day another author chooses first.
 */
export function planAssignments(input: AssignmentInput): { assignments: Assignment[]; skipped: SkippedAuthor[] } {
  const entries = input.entries.filter(isPrintable)
  const stories = input.stories.filter(isPrintable).slice(0, maxStories)
  const desks = deskOrder(input).map(({ author, topic }) => ({
    author,
    topic: topicSubject(topic),
    given: topic.trim() !== '',
    entries: [] as EntrySource[],
  }))
  chooseEntries(desks, entries, stories, input.day)
  const taken = new Set<string>()
  const assignments: Assignment[] = []
  const skipped: SkippedAuthor[] = []
  for (const { author } of input.requests) {
    const desk = desks.find((each) => each.author === author)
    if (!desk || assignments.some((each) => each.author === author)) continue
    const reason = reasonToSkip(desk, desks, entries)
    if (reason !== null) {
      skipped.push({ author, reason })
      continue
    }
    const earlier = earlierStory(desk, stories, taken)
    const topic = desk.topic === null ? [] : [{ kind: 'topic' as const, title: desk.topic }]
    const note = desk.given && desk.topic === null ? topicLeftOut : ''
    assignments.push({ author, topic: desk.topic ?? '', material: [...topic, ...desk.entries, ...earlier], note })
  }
  return { assignments, skipped }
}

interface Desk {
  author: Author
  /** The printable words of the topic; null when it has none. */
  topic: string | null
  /** Whether the operator gave a topic, printable or not. */
  given: boolean
  entries: EntrySource[]
}

/** Returns why an author writes no story; null when there is material for one. */
function reasonToSkip(desk: Desk, desks: readonly Desk[], all: readonly EntrySource[]): string | null {
  const { topic, given, entries } = desk
  if (entries.length > 0) return null
  if (topic !== null) {
    if (all.some(isAbout(topic))) return reasons.takenEntries
    // Of a topic alone every author writes the same story.
    return desks.slice(0, desks.indexOf(desk)).some(hasTopic(topic)) ? reasons.takenTopic : null
  }
  if (given) return reasons.topic
  return all.length > 0 ? reasons.taken : reasons.none
}

const hasTopic = (topic: string) => {
  const stems = subjectStems(topic)
  return (other: Desk) => {
    const others = subjectStems(other.topic ?? '')
    return others.size === stems.size && sharedSubjects(others, stems) === stems.size
  }
}

const stemsOf = ({ title, content }: EntrySource) => subjectStems(`${title} ${content}`)

const isAbout = (topic: string) => (entry: EntrySource) => sharedSubjects(subjectStems(topic), stemsOf(entry)) > 0

/** The requests in the order of choosing, which moves on by one author a day. Those with a topic come first. */
function deskOrder({ requests, day }: AssignmentInput): WritingRequest[] {
  const first = dayNumber(day) % authors.length
  const order = [...authors.slice(first), ...authors.slice(0, first)]
  const inTurn = order.flatMap((author) => requests.find((request) => request.author === author) ?? [])
  const isPrinted = ({ topic }: WritingRequest) => topicSubject(topic) !== null
  return [...inTurn.filter(isPrinted), ...inTurn.filter((request) => !isPrinted(request))]
}

function chooseEntries(desks: readonly Desk[], entries: readonly EntrySource[], stories: readonly StorySource[], day: string): void {
  const recent = subjectStems(stories.map(({ title, takeaways }) => `${title} ${takeaways.join(' ')}`).join(' '))
  const stems = new Map(entries.map((entry) => [entry, stemsOf(entry)]))
  const free = new Set(entries)
  // The entry on an author's topic is not taken by another one beside its own.
  const isOnTopic = ({ topic }: Desk) => topic !== null && entries.some(isAbout(topic))
  const inTurn = [...desks.filter(isOnTopic), ...desks.filter((desk) => !isOnTopic(desk))]
  const isRecent = (entry: EntrySource) => [...subjectStems(subjectOf(entry))].every((stem) => recent.has(stem))
  for (let round = 0; round < maxEntries; round++) {
    for (const desk of inTurn) {
      const topicStems = subjectStems(desk.topic ?? '')
      const matching = (entry: EntrySource) => sharedSubjects(topicStems, stems.get(entry) ?? topicStems)
      const ofTopic = desk.topic !== null && (desk.entries.some(matching) || entries.some(matching))
      if (desk.topic !== null && !ofTopic && round >= maxBesideTopic) continue
      const score = (entry: EntrySource) => 20 * matching(entry) + beatScore(desk.author, entry) - (isRecent(entry) ? repeated : 0)
      const place = (entry: EntrySource) => numberOf(day, desk.author, entry.id)
      const ranked = [...free].toSorted((a, b) => score(b) - score(a) || place(a) - place(b))
      const chosen = ranked.find((entry) => !ofTopic || matching(entry) > 0 || desk.entries.length > 0)
      if (!chosen) continue
      desk.entries.push(chosen)
      free.delete(chosen)
    }
  }
}

/** The newest story about the same subject that no other author was given; for thin material any story will do. */
function earlierStory(desk: Desk, stories: readonly StorySource[], taken: Set<string>): StorySource[] {
  const subject = subjectStems([desk.topic ?? '', ...desk.entries.map(subjectOf)].join(' '))
  const free = stories.filter(({ slug }) => !taken.has(slug))
  const related = free.find(({ title, takeaways }) => sharedSubjects(subject, subjectStems(`${title} ${takeaways.join(' ')}`)) > 0)
  const chosen = related ?? (desk.entries.length < 2 ? free[0] : undefined)
  if (!chosen) return []
  taken.add(chosen.slug)
  return [chosen]
}
