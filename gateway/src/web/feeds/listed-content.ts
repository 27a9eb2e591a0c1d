import { randomUUID } from 'node:crypto'
import { NewsroomService } from '@rostra/proto/newsroom'
import { PersonaMessage, PersonaService } from '@rostra/proto/persona'
import type { Ports } from '../../ports.ts'
import { usernamesOf } from '../../routes/personas/creators/usernames-of.ts'

/** The most addresses of one sitemap. The protocol allows 50,000; a part takes 100 calls for its personas or stories. */
const partSize = 10_000
/** The most parts of a kind: 50,000 personas and 50,000 stories are listed. */
const maxParts = 5
const pageSize = 100
const callTimeoutMs = 2_000

interface ListedPersona {
  slug: string
  ownerId: string
  name: string
  description: string
}

interface ListedStory {
  slug: string
  publishedAt: string
  title: string
}

/** The public personas and stories that feeds and sitemaps list. */
export function listedContent(ports: Ports) {
  const call = () => ({ requestId: randomUUID(), deadlineMs: callTimeoutMs })
  const personaPage = async (page: number, limit = pageSize): Promise<Page<ListedPersona>> => {
    const request = { sort: 'SORT_POPULAR', page, limit } as const
    const { personas, total } = await ports.persona.call(PersonaService.ListPublicPersonas, request, call())
    const items = personas
      .map((persona) => PersonaMessage.deserialize(persona))
      .map(({ slug, ownerId, name, description }) => ({ slug, ownerId, name, description }))
    return { items, total }
  }
  const storyPage = async (page: number, limit = pageSize): Promise<Page<ListedStory>> => {
    const { articles, total } = await ports.newsroom.call(NewsroomService.SearchArticles, { page, limit }, call())
    return { items: articles.map(({ slug, publishedAt, title }) => ({ slug, publishedAt, title })), total }
  }
  const personas = (part: number) => readPart(personaPage, part)
  return {
    personas,
    /** Returns the usernames of the owners of a part's personas. */
    creators: async (part: number) => {
      const owners = [...new Set((await personas(part)).map(({ ownerId }) => ownerId).filter(Boolean))]
      return [...(await usernamesOf(ports, owners, call())).values()]
    },
    stories: (part: number) => readPart(storyPage, part),
    /** Returns the first of a list, at most 100. */
    popularPersonas: async (limit: number) => (await personaPage(1, limit)).items,
    newestStories: async (limit: number) => (await storyPage(1, limit)).items,
    /** Returns the number of parts, at least one of each kind. */
    countParts: async () => {
      const [personas, stories] = await Promise.all([personaPage(1, 1), storyPage(1, 1)])
      return { personas: partsOf(personas.total), stories: partsOf(stories.total) }
    },
  }
}

interface Page<Item> {
  items: Item[]
  total: number
}

const partsOf = (total: number) => Math.min(maxParts, Math.max(1, Math.ceil(total / partSize)))

/** Reads a part of a list page by page. May miss items that move to another page during the read. Removes duplicates. */
async function readPart<Item extends { slug: string }>(read: (page: number) => Promise<Page<Item>>, part: number): Promise<Item[]> {
  const bySlug = new Map<string, Item>()
  const pagesOfPart = partSize / pageSize
  const first = (part - 1) * pagesOfPart + 1
  for (let page = first; page < first + pagesOfPart; page++) {
    const { items, total } = await read(page)
    for (const item of items) bySlug.set(item.slug, item)
    if (items.length === 0 || page * pageSize >= total) break
  }
  return [...bySlug.values()]
}
