import { type Author, authors } from '@rostra/newsroom/domain/articles/author'
import { pick, vocabulary, wordOf } from '../synthetic/words.ts'

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
const pageSize = 18

/** Words that most stories have. */
export const commonWords = 40

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
  search: textOf(words),
  limit: pageSize,
  author: author ? wireAuthors[author] : ('AUTHOR_UNSPECIFIED' as const),
  ...search,
})

/** Returns the path of the gateway's route. */
export function pathOf({ words, author, dateFrom, dateTo, page }: ArchiveSearch): string {
  const query = { search: textOf(words), author: author ? shownNames[author] : '', dateFrom, dateTo, page: `${page}`, limit: `${pageSize}` }
  return `/api/articles/archive?${new URLSearchParams(query)}`
}

const dayMs = 86_400_000
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/**
 * Returns functions that draw a search of each kind over `count` stories. Most searches differ, so that the gateway has few of them in its
 * cache.
 */
export function kindsOfSearches(count: number, newestDay: number, random: () => number): Record<string, () => ArchiveSearch> {
  const whole = (below: number) => Math.floor(random() * below)
  const common = () => whole(commonWords)
  /** In one story of a hundred, or fewer. */
  const rare = () => 3_000 + whole(vocabulary - 3_000)
  const period = () => {
    const from = newestDay - whole(Math.floor(count / authors.length)) * dayMs
    return { dateFrom: dayOf(from), dateTo: dayOf(from + whole(400) * dayMs) }
  }
  const twoCommon = () => {
    const first = common()
    return [first, (first + 1 + whole(commonWords - 1)) % commonWords]
  }
  return {
    'no search': () => ({ ...everything, page: 1 + whole(100) }),
    'a rare word': () => ({ ...everything, words: [rare()] }),
    'a common word': () => ({ ...everything, words: [common()], page: 1 + whole(20) }),
    'two common words': () => ({ ...everything, words: twoCommon(), page: 1 + whole(20) }),
    'a common and a rare word': () => ({ ...everything, words: [common(), rare()] }),
    'an author and a word': () => ({ ...everything, author: pick(authors, random), words: [common()], page: 1 + whole(20) }),
    'days and an author': () => ({ ...everything, ...period(), author: pick(authors, random) }),
    'days and a word': () => ({ ...everything, ...period(), words: [common()] }),
    'a deep page': () => ({ ...everything, page: 1 + whole(Math.ceil(count / pageSize)) }),
    'a deep page of two words': () => ({ ...everything, words: twoCommon(), page: 1 + whole(1_000) }),
  }
}
