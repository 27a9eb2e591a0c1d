import type { Author } from '../../articles/author.ts'
import type { EntrySource } from '../../material/material.ts'
import { subjectStems } from '../words/words.ts'

const stemsOf = (words: string) => subjectStems(words)

const inner = stemsOf(
  'love grief loss friend friendship family parent child marriage faith meaning purpose fear worry anxiety courage kindness forgiveness memory dream sleep ' +
    'loneliness trust honesty ageing death life time happiness anger patience habit silence poem novel art music book philosophy ethics letter',
)
const practical = stemsOf(
  'code coding program programming bug javascript python software app phone computer laptop password spreadsheet budget tax rent invoice recipe oven bread ' +
    'dough kitchen cooking repair bike car garden balcony plant interview resume letter email meeting schedule plan checklist tool build fix training running ' +
    'exercise lesson grammar homework fraction exam travel train packing pricing',
)

/** How well an entry suits an author's beat; higher is better. */
export function beatScore(author: Author, entry: EntrySource): number {
  const stems = subjectStems(`${entry.title} ${entry.content}`)
  const has = (list: ReadonlySet<string>) => ([...stems].some((stem) => list.has(stem)) ? 1 : 0)
  switch (author) {
    case 'claudeus':
      return (entry.type === 'theme' ? 2 : 0) + 3 * has(inner)
    case 'geeps':
      return (entry.type === 'excerpt' ? 2 : 0) + 3 * has(practical)
    case 'gemma':
      return entry.type === 'trend' ? 4 : 0
    case 'deeps':
      return (entry.trend.length > 1 ? 3 : 0) + (entry.type === 'trend' ? 1 : 0) + (/\b\d+ people\b/.test(entry.content) ? 1 : 0)
  }
}
