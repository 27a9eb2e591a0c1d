import { authors } from '@rostra/newsroom/domain/articles/author'
import { pick } from '../personas/generate-personas.ts'
import { type ArchiveSearch, everything, pageSize } from './archive-search.ts'
import { vocabulary } from './synthetic-stories.ts'

const dayMs = 86_400_000
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** Returns functions that draw a search of each kind over `count` stories. Most searches differ, so that the gateway has few of them in its cache. */
export function kindsOfSearches(count: number, newestDay: number, random: () => number): Record<string, () => ArchiveSearch> {
  const whole = (below: number) => Math.floor(random() * below)
  /** In almost every story. */
  const common = () => whole(40)
  /** In one story of a hundred, or fewer. */
  const rare = () => 3_000 + whole(vocabulary - 3_000)
  const days = Math.floor(count / authors.length)
  const period = () => {
    const from = newestDay - whole(days) * dayMs
    return { dateFrom: dayOf(from), dateTo: dayOf(from + whole(400) * dayMs) }
  }
  const deepPage = () => 1 + whole(Math.ceil(count / pageSize))
  const twoCommon = () => {
    const first = common()
    return [first, (first + 1 + whole(39)) % 40]
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
    'a deep page': () => ({ ...everything, page: deepPage() }),
    'a deep page of two words': () => ({ ...everything, words: twoCommon(), page: 1 + whole(1_000) }),
  }
}
