import { createHash } from 'node:crypto'
import { DomainError } from '@rostra/kit/errors'
import type { PaintPreview } from './paint-preview.ts'
import type { PreviewFace } from './preview-face.ts'

export interface Preview {
  png: Buffer
  etag: string
}

export interface Previews {
  /** The picture of a persona. Throws OVERLOADED when too many are waiting to be drawn. */
  of: (face: PreviewFace) => Promise<Preview>
}

/** Pictures of 30 to 80 kB. */
const keptMost = 100
/** A second and a half of drawing. */
const waitingMost = 20

/** Draws one picture at a time, and keeps those that were asked for last. */
export function createPreviews(paint: PaintPreview): Previews {
  const kept = new Map<string, Promise<Preview>>()
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()

  const draw = (face: PreviewFace, etag: string): Promise<Preview> => {
    if (waiting >= waitingMost) {
      throw new DomainError('unavailable', 'OVERLOADED', 'Too many pictures are being drawn, please try again in a moment', {
        retryAfter: 2,
      })
    }
    waiting++
    const drawn = last.then(() => paint(face)).finally(() => waiting--)
    last = drawn.catch(() => undefined)
    return drawn.then((png) => ({ png, etag }))
  }

  return {
    of: async (face) => {
      const etag = etagOf(face)
      const preview = kept.get(etag) ?? draw(face, etag)
      kept.delete(etag)
      kept.set(etag, preview)
      if (kept.size > keptMost) kept.delete(kept.keys().next().value as string)
      preview.catch(() => kept.get(etag) === preview && kept.delete(etag))
      return preview
    },
  }
}

const etagOf = ({ name, description, avatarBgColor }: PreviewFace) =>
  `"${createHash('sha256')
    .update(JSON.stringify([name, description, avatarBgColor]))
    .digest('base64url')
    .slice(0, 22)}"`
