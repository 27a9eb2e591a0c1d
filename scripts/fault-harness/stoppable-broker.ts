import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { KafkaConfig } from 'kafkajs'
import { pauseProcess, type Resume } from '../infra/servers/pause-process.ts'
import { type KafkaSecurity, kafkaClient, startKafka } from '../infra/servers/start-kafka.ts'
import type { Server } from '../infra/servers/supervise.ts'

/** A Kafka broker that can be stopped and started again on the same data. */
export interface StoppableBroker {
  address: string
  /** How a client of the trial connects. */
  client: KafkaConfig
  stop: () => Promise<void>
  start: () => Promise<void>
  /** Pauses the broker by SIGSTOP. */
  pause: () => Promise<Resume>
  /** Stops the broker and deletes its data. */
  remove: () => Promise<void>
}

export async function startStoppableBroker(security?: KafkaSecurity): Promise<StoppableBroker> {
  const dir = await mkdtemp(join(tmpdir(), 'rostra-faults-kafka-'))
  let server: Server = await startKafka({ dir, security })
  return {
    address: server.url,
    client: await kafkaClient(server.url, security),
    stop: () => server.stop(),
    pause: () => pauseProcess(server.pid),
    start: async () => {
      server = await startKafka({ dir, security })
    },
    remove: async () => {
      await server.stop()
      await rm(dir, { recursive: true, force: true })
    },
  }
}
