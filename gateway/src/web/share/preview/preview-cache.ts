import { createHash } from 'node:crypto'
import { DomainError } from '@rostra/kit/errors'
import { LRUCache } from 'lru-cache'
import type { DrawPreview } from './draw-preview.ts'
import type { PreviewContent } from './preview-content.ts'

export interface Preview {
  png: Buffer
  etag: string
}

export interface PreviewCache {
  /** Returns the preview image of a persona, a story or a shared question. Throws OVERLOADED when too many wait to be drawn. */
  get: (content: PreviewContent) => Promise<Preview>
}

/** The most cached images, of 30 to 80 kB each. */
const maxCached = 100
/** The most images that wait to be drawn. 20 take about 1.5 s. */
const maxWaiting = 20

/** Creates a cache of preview images. Draws one image at a time and keeps the 100 most recently used. */
export function createPreviewCache(draw: DrawPreview): PreviewCache {
  const cache = new LRUCache<string, Promise<Preview>>({ max: maxCached })
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()

  const enqueue = (content: PreviewContent, etag: string): Promise<Preview> => {
    if (waiting >= maxWaiting) {
      throw new DomainError('unavailable', 'OVERLOADED', 'Too many pictures are being drawn, please try again in a moment', {
        retryAfter: 2,
      })
    }
    waiting++
    const drawn = last.then(() => draw(content)).finally(() => waiting--)
    last = drawn.catch(() => undefined)
    return drawn.then((png) => ({ png, etag }))
  }

  return {
    get: async (content) => {
      const etag = etagOf(content)
      const cached = cache.get(etag)
      if (cached) return cached
      const preview = enqueue(content, etag)
      cache.set(etag, preview)
      preview.catch(() => cache.peek(etag) === preview && cache.delete(etag))
      return preview
    },
  }
}

const etagOf = (content: PreviewContent) => `"${createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22)}"`
