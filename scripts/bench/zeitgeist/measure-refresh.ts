import { DomainError } from '@rostra/kit/errors'
import { createRpcClient, type RpcClient } from '@rostra/kit/rpc/client'
import { ZeitgeistService } from '@rostra/proto/zeitgeist'
import { pause } from '../load/stream-load.ts'
import { peakResidentMb, residentMb } from '../measure/processes.ts'
import type { StoredActivity } from './stored-activity.ts'
import { startZeitgeist, type ZeitgeistOptions } from './zeitgeist-under-load.ts'

export interface RefreshResult {
  /** By the clock of the caller who asked for it. */
  seconds: number
  /** From the start to the end that are stored with the refresh. */
  storedSeconds: number
  /** Resident memory of the process before the refresh, and the most that it had. */
  restingMb: number
  peakMb: number
  entries: number
  message: string
}

/** Starts zeitgeist on a database of stored messages, and refreshes as a super senator does. */
export async function measureRefresh(options: ZeitgeistOptions, stored: StoredActivity): Promise<RefreshResult> {
  const { tokens } = options.peers
  const zeitgeist = await startZeitgeist(options)
  const client = createRpcClient(ZeitgeistService, { address: zeitgeist.address, credential: async () => tokens.gateway })
  try {
    const restingMb = residentMb(zeitgeist.process.pid)
    const { seconds, message, themes, excerpts, trends } = await refresh(client, tokens.superSenator)
    const peakMb = peakResidentMb(zeitgeist.process.pid)
    return { seconds, storedSeconds: await stored.lastRefreshSeconds(), restingMb, peakMb, entries: themes + excerpts + trends, message }
  } finally {
    client.close()
    await zeitgeist.process.stop()
  }
}

/** Repeats the call while the scheduled refresh of a new replica runs. */
async function refresh(client: RpcClient, token: string) {
  for (;;) {
    const startedAt = performance.now()
    try {
      const refreshed = await client.call(ZeitgeistService.Refresh, {}, { token, deadlineMs: 200_000 })
      return { ...refreshed, seconds: (performance.now() - startedAt) / 1_000 }
    } catch (error) {
      if (!(error instanceof DomainError && error.reason === 'REFRESH_RUNNING')) throw error
      await pause(1)
    }
  }
}
