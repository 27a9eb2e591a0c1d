import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startKafka } from '../infra/start-kafka.ts'
import type { Server } from '../infra/supervise.ts'

/** A real broker that can be taken away and brought back, with what it had stored. */
export interface Broker {
  address: string
  down: () => Promise<void>
  up: () => Promise<void>
  end: () => Promise<void>
}

export async function startBroker(): Promise<Broker> {
  const dir = await mkdtemp(join(tmpdir(), 'rostra-faults-kafka-'))
  let server: Server = await startKafka({ dir })
  return {
    address: server.url,
    down: () => server.stop(),
    up: async () => {
      server = await startKafka({ dir })
    },
    end: async () => {
      await server.stop()
      await rm(dir, { recursive: true, force: true })
    },
  }
}
