import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '../../infra/ports.ts'
import { type ServiceProcess, serviceProcess } from '../../product/service-process.ts'
import { pin } from '../measure/processes.ts'
import type { InsightsPeers } from './insights-peers.ts'

export interface ZeitgeistUnderLoad {
  process: ServiceProcess
  /** `host:port` of its gRPC server. */
  address: string
  /** Returns the number of messages that this process has counted since its start, by its own metric. */
  counted: () => Promise<number>
}

export interface ZeitgeistOptions {
  mongoUrl: string
  brokers: string
  peers: InsightsPeers
  /** The suffix of the database's name. */
  suffix: string
  folder: string
}

/** Starts zeitgeist in a process of its own. `core`: the only core that it may use. */
export async function startZeitgeist(
  { mongoUrl, brokers, peers, suffix, folder }: ZeitgeistOptions,
  core?: number,
): Promise<ZeitgeistUnderLoad> {
  const [grpcPort, opsPort] = [await freePort(), await freePort()]
  const logs = await mkdtemp(join(folder, 'log-'))
  const process = serviceProcess({
    component: 'zeitgeist',
    main: 'scripts/bench/zeitgeist/zeitgeist-process.ts',
    logFile: join(logs, 'zeitgeist.log'),
    env: {
      ...{ MONGO_URL: mongoUrl, KAFKA_BROKERS: brokers, DATABASE_SUFFIX: suffix, LOG_LEVEL: 'warn', CHAT_MODEL: 'offline' },
      ...{ IDENTITY_ADDRESS: peers.identity, PERSONA_ADDRESS: peers.persona, CHAT_ADDRESS: peers.chat, PEERS: JSON.stringify(peers) },
      ...{ SERVICE_SECRET: 'bench'.repeat(8), GRPC_HOST: '127.0.0.1', GRPC_PORT: `${grpcPort}`, OPS_PORT: `${opsPort}` },
      ZEITGEIST_REFRESH_HOUR: `${(new Date().getUTCHours() + 12) % 24}`,
    },
  })
  await process.start()
  if (core !== undefined) pin(process.pid, core)
  return {
    process,
    address: `127.0.0.1:${grpcPort}`,
    counted: async () => Number(/^rostra_insights_messages_total\{outcome="counted"\} (\d+)/m.exec(await process.metrics())?.[1] ?? 0),
  }
}
