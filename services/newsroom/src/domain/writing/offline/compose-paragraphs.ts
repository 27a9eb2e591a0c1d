import type { Paragraph } from '../../articles/article.ts'
import type { Paragraphs } from '../authors/author-style.ts'
import type { EntryFacts, Facts, TopicFacts } from '../facts/facts.ts'

/** Takes an item of a list. `part` names the list and `turn` tells apart several of one list. Different turns give different items. */
export type Pick = <T>(list: readonly T[], part: string, turn?: number) => T

/** Words below which a story gets a further paragraph. */
const enoughWords = 270
const maxParagraphs = 7

/**
 * Writes the paragraphs of a story, 4 to 7: what opens it, up to 3 entries, a comparison or a thought, an earlier story, and what closes it.
 * Returns none when there are neither entries nor a topic.
 */
export function composeParagraphs(facts: Facts, phrases: Paragraphs, pick: Pick): Paragraph[] {
  const { topic, entries } = facts
  const [main, ...others] = entries
  if (!main) return topic ? aloneParagraphs(topic, phrases, pick) : []
  const written = [opening(topic, main, phrases, pick), about(main, pick(phrases.details[main.type], 'details')(main))]
  written.push(...others.slice(0, 2).map((entry, turn) => about(entry, pick(phrases.others[entry.type], 'others', turn)(entry))))
  const [other] = others
  if (other) written.push({ text: pick(phrases.pairs, 'pairs')(main, other), sources: [main.source, other.source] })
  const [story] = facts.stories
  if (story) written.push({ text: pick(phrases.archive, 'archive')(story), sources: [story.source] })
  const closing = about(main, pick(phrases.closings, 'closings')(main))
  const isShort = () => written.length + 1 < maxParagraphs && wordCount([...written, closing]) < enoughWords
  for (let turn = 0; turn < 3 && isShort(); turn++) written.splice(2 + turn, 0, about(main, pick(phrases.asides, 'asides', turn)(main)))
  return [...written, closing]
}

function opening(topic: TopicFacts | null, main: EntryFacts, phrases: Paragraphs, pick: Pick): Paragraph {
  if (!topic) return about(main, pick(phrases.leads, 'leads')(main))
  const leads = phrases.topicLeads[main.isAboutTopic ? 'matched' : 'unmatched']
  return { text: pick(leads, 'topic-leads')(topic, main), sources: [topic.source, main.source] }
}

function aloneParagraphs(topic: TopicFacts, phrases: Paragraphs, pick: Pick): Paragraph[] {
  return phrases.alone.map((list, place) => ({ text: pick(list, `alone-${place}`)(topic), sources: [topic.source] }))
}

const about = (entry: EntryFacts, text: string): Paragraph => ({ text, sources: [entry.source] })

const wordCount = (paragraphs: readonly Paragraph[]): number => paragraphs.reduce((sum, { text }) => sum + text.split(' ').length, 0)
