import { DomainError } from '@rostra/kit/errors'
import { type Caller, member } from '@rostra/platform/caller'
import type { CardDraft } from '../../core/domain/cards/card-draft.ts'
import type { Ports } from '../domain/ports.ts'

export const maxCardBytes = 10 * 1024 * 1024

interface ImportedCard extends CardDraft {
  /** Empty for none. */
  picture: Buffer
}

/** Reads a card as a draft. A picture that cannot be decoded is left. Throws AUTH_REQUIRED, TOO_LARGE, OVERLOADED and CARD_UNREADABLE. */
export async function importCard(
  { readCard, encodePicture, cardSlots }: Pick<Ports, 'readCard' | 'encodePicture' | 'cardSlots'>,
  { caller, content, signal }: { caller: Caller; content: Uint8Array; signal: AbortSignal },
): Promise<ImportedCard> {
  member(caller)
  if (content.length > maxCardBytes) throw new DomainError('invalid', 'TOO_LARGE', 'A card may have at most 10 MB')
  if (cardSlots.isFull())
    throw new DomainError('unavailable', 'OVERLOADED', 'Too many cards are read right now, please try again', { retryAfter: 5 })
  const free = cardSlots.take()
  try {
    const { draft, picture } = await readCard(content, signal)
    const encoded = picture && (await encodeOrNull(encodePicture, picture))
    return { ...draft, left: picture && !encoded ? [...draft.left, 'assets'] : draft.left, picture: encoded ?? Buffer.alloc(0) }
  } finally {
    free()
  }
}

async function encodeOrNull(encode: Ports['encodePicture'], picture: Uint8Array): Promise<Buffer | null> {
  try {
    return await encode(Buffer.from(picture))
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'invalid') return null
    throw error
  }
}
