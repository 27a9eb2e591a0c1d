import type { CountedSlots } from '@rostra/kit/async/counted-slots'
import type { CardDraft } from '../../core/domain/cards/card-draft.ts'
import type { Personas } from '../../core/domain/personas/ports.ts'

/**
 * Reads a character card, with the file of its picture. Throws CARD_UNREADABLE with a reason that
 * the member understands, and the signal's reason when it aborts.
 */
export type ReadCard = (content: Uint8Array, signal: AbortSignal) => Promise<{ draft: CardDraft; picture: Uint8Array | null }>

export interface Ports {
  personas: Pick<Personas, 'byId'>
  readCard: ReadCard
  /** Re-encodes an image as a picture of a persona. Throws VALIDATION for what is no image. */
  encodePicture: (image: Buffer) => Promise<Buffer>
  /** The cards that are read, or wait for their turn, in this process. */
  cardSlots: CountedSlots
}
