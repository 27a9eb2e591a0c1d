import { useQuery } from '@tanstack/react-query'
import { materialSearchQuery } from '../../../data/console/material-search.ts'
import { consoleStrings } from '../../../strings/strings.ts'

const words = consoleStrings.overview.wordsAlone

/** Says when the material of personas is found by words alone, and what to do. */
export function SearchNote() {
  const { data } = useQuery(materialSearchQuery)
  if (!data || data.byMeaning === 'ready') return null
  return <p className="mb-3 max-w-measure text-14 text-ink-soft">{words[data.byMeaning]}</p>
}
