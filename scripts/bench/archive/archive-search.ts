import type { Author } from '@rostra/newsroom/domain/articles/author'
import { wordOf } from './synthetic-stories.ts'

/** A search of the archive; words by their ranks. */
export interface ArchiveSearch {
  words: readonly number[]
  author: Author | null
  /** `YYYY-MM-DD`, both included; empty for no bound. */
  dateFrom: string
  dateTo: string
  page: number
}

/** Stories on a page. */
export const pageSize = 18

export const everything: ArchiveSearch = { words: [], author: null, dateFrom: '', dateTo: '', page: 1 }

const shownNames: Readonly<Record<Author, string>> = {
  claudeus: 'Claudeus Philosophy Desk',
  geeps: 'Geeps Tech Solutions',
  gemma: 'Gemma Future Trends',
  deeps: 'Deeps Data Analysis',
}

const wireAuthors = { claudeus: 'AUTHOR_CLAUDEUS', geeps: 'AUTHOR_GEEPS', gemma: 'AUTHOR_GEMMA', deeps: 'AUTHOR_DEEPS' } as const

const textOf = (words: readonly number[]) => words.map((rank) => `${wordOf(rank)}s`).join(' ')

/** Returns the request of newsroom's `SearchArticles`. The words are plurals, so that a search needs their stems. */
export const requestOf = ({ words, author, ...search }: ArchiveSearch) => ({
  ...{ search: textOf(words), limit: pageSize, author: author ? wireAuthors[author] : ('AUTHOR_UNSPECIFIED' as const) },
  ...search,
})

/** Returns the path of the gateway's route. */
export const pathOf = ({ words, author, dateFrom, dateTo, page }: ArchiveSearch) =>
  `/api/articles/archive?${new URLSearchParams({ search: textOf(words), author: author ? shownNames[author] : '', dateFrom, dateTo, page: `${page}`, limit: `${pageSize}` })}`
