import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pin } from '../../measure/processes.ts'
import type { OwnServers } from '../../product/own-servers.ts'
import { type ServiceProcess, serviceProcess } from '../../product/service-process.ts'
import { serviceMain, serviceSettings } from '../service/start-service.ts'
import type { InsightsPeers } from './insights-peers.ts'

export interface RunningZeitgeist {
  process: ServiceProcess
  /** `host:port` of its gRPC server. */
  address: string
  /** Returns the number of messages that this process has counted since its start, by its own metric. */
  counted: () => Promise<number>
}

export interface ZeitgeistOptions {
  servers: OwnServers
  peers: InsightsPeers
}

/** Starts zeitgeist in a process of its own. `suffix`: of its database's name. `core`: the only core that it may use. */
export async function startZeitgeist({ servers, peers }: ZeitgeistOptions, suffix: string, core?: number): Promise<RunningZeitgeist> {
  const settings = await serviceSettings('zeitgeist', { jwks: peers.jwks, token: peers.tokens.zeitgeist })
  const process = serviceProcess({
    component: 'zeitgeist',
    main: serviceMain,
    logFile: join(await mkdtemp(join(tmpdir(), 'rostra-bench-')), 'zeitgeist.log'),
    env: {
      ...settings,
      ...{ MONGO_URL: servers.stores.mongoUrl, KAFKA_BROKERS: servers.brokers, DATABASE_SUFFIX: suffix },
      ...{ IDENTITY_ADDRESS: peers.identity, PERSONA_ADDRESS: peers.persona, CHAT_ADDRESS: peers.chat },
      ZEITGEIST_REFRESH_HOUR: `${(new Date().getUTCHours() + 12) % 24}`,
    },
  })
  await process.start()
  if (core !== undefined) pin(process.pid, core)
  return {
    process,
    address: `127.0.0.1:${settings.GRPC_PORT}`,
    counted: async () => Number(/^rostra_insights_messages_total\{outcome="counted"\} (\d+)/m.exec(await process.metrics())?.[1] ?? 0),
  }
}
