import { setTimeout } from 'node:timers/promises'
import { createLog, type Log } from '@rostra/kit/log'
import { type OpsServer, startOpsServer } from '@rostra/kit/ops-server'
import { connectRedis } from '@rostra/kit/redis'
import type { App } from '@rostra/kit/run-main'
import { startTracing } from '@rostra/kit/tracing/start-tracing'
import { connectIdentityAccess, type IdentityAccess } from '@rostra/proto/identity-access'
import { serverCookie } from './callers/cookie-jar.ts'
import { createDevices } from './callers/devices.ts'
import { createGuests } from './callers/guests.ts'
import { createSessions } from './callers/sessions.ts'
import type { Config } from './config.ts'
import { createExpressApp } from './express-app.ts'
import { createDraining } from './http/draining.ts'
import type { HttpServer } from './http/http-server.ts'
import { createRateLimits } from './limits/rate-limits.ts'
import { connectServices } from './services/connect-services.ts'
import { createReadiness } from './services/readiness.ts'
import { createOpenStreams } from './streams/open-streams.ts'

export interface Overrides {
  identity?: IdentityAccess
  log?: Log
  /** Between pings of an open stream, in milliseconds. */
  pingMs?: number
}

export interface Gateway extends App {
  /** The public port; known after start. */
  readonly port: number
  readonly opsPort: number | undefined
}

/** The gateway, whole. */
export function createApp(config: Config, overrides: Overrides = {}): Gateway {
  const log = overrides.log?.child({ service: 'gateway' }) ?? createLog('gateway', { level: config.LOG_LEVEL, file: config.LOG_FILE })
  const draining = createDraining()
  const streams = createOpenStreams(overrides.pingMs)
  const ends: (() => Promise<void> | void)[] = []
  let http: HttpServer | undefined
  let ops: OpsServer | undefined
  let port = 0

  const start = async () => {
    ends.push(await startTracing(overrides.log ? 'rostra' : 'gateway', config, log))
    const redis = await connectRedis(config.REDIS_URL, `rostra:gateway${config.DATABASE_SUFFIX}:`)
    ends.push(() => redis.disconnect())
    const access = overrides.identity ?? connectIdentityAccess(config.IDENTITY_ADDRESS, 'gateway', config.SERVICE_SECRET)
    const services = connectServices(config, access.credential)
    ends.push(access.close, services.close)
    const production = config.NODE_ENV === 'production'
    const { identity } = services
    const { verify } = access
    const ports = {
      ...services,
      sessions: createSessions({ identity, verify, cookie: serverCookie('rostra_session', { production }) }),
      guests: createGuests({ identity, verify, cookie: serverCookie('rostra_guest', { production }) }),
      devices: createDevices({ verify, cookie: serverCookie('rostra_device', { production }) }),
      limits: createRateLimits(redis, config.RATE_LIMIT_SCALE),
      streams,
      log,
    }
    http = createExpressApp({ config, ports, draining, log })
    port = await http.listen(config.PORT, config.HOST)
    const reached = createReadiness(services, redis)
    const ready = async () => {
      if (draining.announced) throw new Error('stopping')
      await reached()
    }
    if (config.OPS_PORT !== undefined) ops = await startOpsServer(config.OPS_PORT, ready)
    log.info({ port }, 'listening')
  }

  /** Clients get notice first; then streams may end, while new sends are told to go elsewhere; then the port closes. */
  const stop = async () => {
    draining.announce()
    await setTimeout(http ? config.LEAVE_NOTICE_MS : 0)
    const deadline = Date.now() + config.STOP_GRACE_MS
    draining.begin()
    await streams.drained(config.STOP_GRACE_MS)
    await http?.close(Math.max(500, deadline - Date.now()))
    for (const end of ends.splice(0).reverse()) await end()
    await ops?.stop()
  }

  return {
    start,
    stop,
    get port() {
      return port
    },
    get opsPort() {
      return ops?.port
    },
  }
}
