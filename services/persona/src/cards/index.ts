import { countedSlots } from '@rostra/kit/async/counted-slots'
import { bindRpcs } from '@rostra/kit/rpc/method'
import type { Slice } from '../core/slice.ts'
import type { Ports } from './domain/ports.ts'
import { exportCardRpc } from './rpc/export-card.ts'
import { importCardRpc } from './rpc/import-card.ts'

/** The cards of one process that are read or wait; one is read at a time. */
const atOnce = 5

/** Character cards: files by which personas move between programs. Nothing of them is stored. */
export function createCards(ports: Omit<Ports, 'cardSlots'>): Slice {
  return { rpcs: bindRpcs([importCardRpc, exportCardRpc], { ...ports, cardSlots: countedSlots(atOnce) }) }
}
