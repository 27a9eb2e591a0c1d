import type { Story } from '../../articles/article.ts'
import type { Author } from '../../articles/author.ts'
import type { Material } from '../../material/material.ts'
import type { Headlines, Takeaways } from '../authors/author-style.ts'
import { styles } from '../authors/styles.ts'
import { type Facts, factsOf } from '../facts/facts.ts'
import { dayNumber, numberOf } from '../planning/by-day.ts'
import { composeParagraphs, type Pick } from './compose-paragraphs.ts'

export interface OfflineOrder {
  author: Author
  day: string
  material: Material
  otherTitles: readonly string[]
}

/**
 * Writes a story of the author's own phrases and of what the material gives: titles, words in quotation marks, counts. Returns null when the
 * material holds neither a topic nor an entry that may be printed. The same order gives the same story; phrases rotate from day to day.
 */
export function writeOffline({ author, day, material, otherTitles }: OfflineOrder): Omit<Story, 'offline'> | null {
  const { headlines, paragraphs: phrases, takeaways } = styles[author]
  const facts = factsOf(material)
  const pick: Pick = (list, part, turn = 0) => list[(dayNumber(day) + numberOf(author, part) + turn) % list.length] as (typeof list)[number]
  const paragraphs = composeParagraphs(facts, phrases, pick)
  if (paragraphs.length === 0) return null
  return { title: headline(facts, headlines, pick, otherTitles), paragraphs, takeaways: takeawaysOf(facts, takeaways, pick) }
}

/** A title longer than this is a pair of entries that have no short name. */
const maxPair = 70

function headline({ topic, entries }: Facts, headlines: Headlines, pick: Pick, otherTitles: readonly string[]): string {
  const [main, other] = entries
  const ofTopic = topic ? headlines.topic.map((write) => write(topic)) : []
  const ofTwo = !topic && main && other ? headlines.two.map((write) => write(main, other)).filter((title) => title.length <= maxPair) : []
  const ofOne = !topic && main ? headlines.one.map((write) => write(main)) : []
  const titles = [...ofTopic, ...ofOne, ...ofTwo]
  const free = titles.filter((title) => !otherTitles.includes(title))
  return pick(free.length > 0 ? free : titles, 'headlines')
}

function takeawaysOf({ topic, entries }: Facts, takeaways: Takeaways, pick: Pick): string[] {
  const [main] = entries
  if (!main) return topic ? takeaways.alone.map((write) => write(topic)) : []
  return [
    ...(topic ? [pick(takeaways.topic, 'topic')(topic)] : []),
    ...entries.slice(0, 2).map((entry, turn) => pick(takeaways.entry[entry.type], 'entry', turn)(entry)),
    pick(takeaways.method, 'method')(main),
  ]
}
