import { type ArchiveQuery, archiveSearch, parseArchiveQuery } from '../../../data/newsroom/archive-query.ts'
import { archivePath, articlePath } from '../../../lib/navigation/paths.ts'

/** The state of a history entry that was opened from the archive before it. */
export interface FromArchiveState {
  fromArchive: true
}

/** Returns the path of a page of the archive. */
export function archiveAddress(query: ArchiveQuery): string {
  const search = archiveSearch(query)
  return search ? `${archivePath}?${search}` : archivePath
}

/** Returns the address of a story in the archive. Contains the filters, so that the reader can return to them. */
export function articleInArchive(slug: string, query: ArchiveQuery): string {
  const search = archiveSearch(query)
  return `${articlePath(slug)}?from=archive${search && `&${search}`}`
}

/** Returns the archive page that a story's address contains; null without one. */
export const archiveBehind = (params: URLSearchParams): string | null =>
  params.get('from') === 'archive' ? archiveAddress(parseArchiveQuery(params)) : null
