import type { Material, MaterialSource } from '../../material/material.ts'

/** What holds for each entry, whatever its text says: the zeitgeist counts people over seven days. */
const everyEntry = 'The zeitgeist counted people in the past week, the last seven days.'

/** Returns everything that a source says, as one text. */
function sourceText(source: MaterialSource): string {
  switch (source.kind) {
    case 'topic':
      return source.title
    case 'entry':
      return [source.title, source.content, ...source.trend.map(({ people }) => `${people}`), everyEntry].join('\n')
    case 'story':
      return [source.title, ...source.takeaways].join('\n')
  }
}

/** The texts of the sources with these numbers, from 1; null when one does not exist. */
export function citedText(material: Material, numbers: readonly number[]): string | null {
  const cited = numbers.map((number) => material[number - 1])
  return cited.length === 0 || cited.some((source) => !source) ? null : cited.map((source) => (source ? sourceText(source) : '')).join('\n')
}
