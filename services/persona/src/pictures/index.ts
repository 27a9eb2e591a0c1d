import type { Foundation } from '@rostra/kit/app/service-app'
import { startPeriodicWork } from '@rostra/kit/async/periodic-work'
import { runBatches } from '@rostra/kit/async/run-batches'
import { bindRpcs } from '@rostra/kit/rpc/method'
import { turnMs } from '../core/domain/forget.ts'
import type { SettlePicture } from '../core/domain/personas/ports.ts'
import type { Slice } from '../core/slice.ts'
import { createPictureEncoder } from './clients/encode-picture.ts'
import { createPictureFetcher } from './clients/fetch-picture.ts'
import type { EncodePicture, FetchPicture, Ports } from './domain/ports.ts'
import { addPictureRpc } from './rpc/add-picture.ts'
import { getPictureRpc } from './rpc/get-picture.ts'
import { mongoPictures } from './store/pictures.ts'
import { settlePicture } from './usecases/settle-picture.ts'

export interface PictureOptions {
  now: () => Date
  /** Milliseconds between two sweeps for pictures that no persona has. */
  sweepPicturesMs?: number | undefined
  /** Replaces the fetcher, for tests. */
  fetchPicture?: FetchPicture | undefined
}

const defaultSweepMs = 60_000

/** The pictures of personas: uploaded or fetched once, re-encoded, and served from here. */
export function createPictures(
  { connection, log, onStop }: Foundation,
  { now, sweepPicturesMs = defaultSweepMs, fetchPicture = createPictureFetcher() }: PictureOptions,
): Slice & { settle: SettlePicture; encode: EncodePicture } {
  const pictures = mongoPictures(connection, now)
  const encodePicture = createPictureEncoder()
  const ports: Ports = { pictures, encodePicture, fetchPicture }
  return {
    rpcs: bindRpcs([addPictureRpc, getPictureRpc], ports),
    settle: (wanted) => settlePicture(ports, wanted),
    encode: encodePicture,
    forget: { account: (accountId) => [() => pictures.forgetOwner(accountId)] },
    begin: async () => {
      const run = (turn: Parameters<typeof runBatches>[1]) => runBatches([pictures.sweepSome], turn)
      onStop(startPeriodicWork({ everyMs: sweepPicturesMs, turnMs, subject: 'the deletion of unused pictures', run, log }))
    },
  }
}
