import type { BotQuery } from '../personas/persona-queries.ts'

/** What the landing page shows of all personas. */
export const stripQuery: BotQuery = { search: '', category: '', sort: 'popular', page: 1, limit: 4 }
