import { setTimeout } from 'node:timers/promises'
import { type OpsServer, startOpsServer } from '@rostra/kit/app/ops-server'
import type { App } from '@rostra/kit/app/run-main'
import { refusePlaintext } from '@rostra/kit/app/transport-security'
import { createLog, type Log } from '@rostra/kit/log'
import type { LoadLimits } from '@rostra/kit/overload/load-shedder'
import { connectRedis } from '@rostra/kit/stores/redis'
import { startTracing } from '@rostra/kit/tracing/start-tracing'
import { type IdentityAccess, openServiceAccess } from '@rostra/platform/identity-access'
import { product } from '@rostra/platform/service'
import { serviceNames } from '@rostra/proto/services'
import { createDevices } from './callers/devices.ts'
import { createGuests } from './callers/guests.ts'
import { createMemberResponses } from './callers/member-responses.ts'
import { createPrograms } from './callers/programs/programs.ts'
import { createRevocations } from './callers/revocations.ts'
import { serverCookie, sessionCookie } from './callers/server-cookie.ts'
import { createSessions } from './callers/sessions.ts'
import { createTokenExchanges } from './callers/token-exchanges.ts'
import type { Config } from './config.ts'
import { createExpressApp } from './express-app.ts'
import { createDraining } from './http/draining.ts'
import type { HttpServer } from './http/http-server.ts'
import type { BodyPace } from './http/uploads/feed-body.ts'
import { createRateLimits } from './limits/limiters.ts'
import { createStreamPlaces } from './limits/stream-places.ts'
import { createUploadPlaces } from './limits/upload-places.ts'
import type { Services } from './ports.ts'
import { createReadiness } from './readiness.ts'
import type { Route } from './routing/route.ts'
import { createOpenStreams } from './streams/open-streams.ts'
import type { DevProxy } from './web/dev-proxy.ts'
import { siteSettings } from './web/html/page-head.ts'
import { drawAvatar } from './web/share/preview/draw-avatar.ts'

export interface Overrides {
  identity?: IdentityAccess
  log?: Log
  /** The time between pings of an open stream, in milliseconds. */
  pingMs?: number
  /** The time limit of a stream's first event, in milliseconds. */
  firstEventMs?: number
  limits?: LoadLimits
  /** Whether the disk of the stores is full, where this process can know. */
  isDiskFull?: (() => boolean) | undefined
  /** The slowest accepted upload: total time and bytes per period. */
  uploadPace?: BodyPace
  /** How long a session is cached, in milliseconds. */
  sessionCacheMs?: number
  /** Routes besides those of the API. */
  routes?: readonly Route[]
}

export interface Gateway extends App {
  /** The public port; known after start. */
  readonly port: number
  readonly opsPort: number | undefined
}

/** Creates the gateway. Connections are opened by `start`. */
export function createApp(config: Config, overrides: Overrides = {}): Gateway {
  refusePlaintext(config)
  const log = overrides.log?.child({ service: 'gateway' }) ?? createLog('gateway', { level: config.LOG_LEVEL, file: config.LOG_FILE })
  const draining = createDraining()
  const streams = createOpenStreams({ log, pingMs: overrides.pingMs, firstEventMs: overrides.firstEventMs })
  const closers: (() => Promise<void> | void)[] = []
  let http: HttpServer | undefined
  let ops: OpsServer | undefined
  let port = 0

  const start = async () => {
    closers.push(await startTracing({ product, service: overrides.log ? product : 'gateway' }, config, log))
    const keyPrefix = `rostra:gateway${config.DATABASE_SUFFIX}:`
    const connect = () => connectRedis(config.REDIS_URL, { keyPrefix, log })
    const [redis, subscriber] = await Promise.all([connect(), connect()])
    closers.push(
      () => redis.disconnect(),
      () => subscriber.disconnect(),
    )
    const counts = { scale: config.RATE_LIMIT_SCALE, secret: config.SERVICE_SECRET }
    const places = createStreamPlaces(redis, counts)
    closers.push(places.stop)
    const access = { identity: overrides.identity, onStop: (close: () => void) => void closers.push(close) }
    const { verify, connect: connectTo } = openServiceAccess('gateway', config, access)
    const services = Object.fromEntries(serviceNames.map((name) => [name, connectTo(name)])) as Services
    const production = config.NODE_ENV === 'production'
    const { identity } = services
    const cookie = sessionCookie({ production })
    const tokenExchanges = createTokenExchanges({ identity, verify, ttlMs: overrides.sessionCacheMs })
    closers.push(tokenExchanges.stop)
    const memberResponses = createMemberResponses()
    const revocations = await createRevocations({
      publisher: redis,
      subscriber,
      channel: `${keyPrefix}revocations`,
      log,
      onRevoked: (hasEnded) => {
        tokenExchanges.invalidate(hasEnded)
        memberResponses.endWhere(hasEnded)
      },
      onMissed: () => tokenExchanges.invalidate(() => true),
    })
    const ports = {
      ...services,
      sessions: createSessions({ identity, tokenExchanges, cookie }),
      programs: createPrograms(tokenExchanges, config.PUBLIC_URL),
      revocations,
      memberResponses,
      guests: createGuests({ identity, verify, cookie: serverCookie('rostra_guest', { production }) }),
      devices: createDevices({ verify, cookie: serverCookie('rostra_device', { production }) }),
      oidcCookie: serverCookie('rostra_oidc', { production }),
      limits: createRateLimits(redis, counts),
      places,
      uploads: createUploadPlaces(overrides.uploadPace),
      streams,
      drawAvatar,
      log,
      publicUrl: config.PUBLIC_URL,
    }
    const { limits, isDiskFull, routes } = overrides
    http = createExpressApp({ config, ports, draining, log, limits, isDiskFull, routes, vite: await connectVite(config) })
    port = await http.listen(config.PORT, config.HOST)
    const checkServices = createReadiness(services)
    const ready = async () => {
      if (draining.announced) throw new Error('stopping')
      if (isDiskFull?.()) throw new Error('the disk is full')
      await checkServices()
    }
    if (config.OPS_PORT !== undefined) ops = await startOpsServer(config.OPS_PORT, ready, { host: config.HOST })
    log.info({ port }, 'listening')
  }

  /** Announces the stop, then refuses new work while open streams end, then closes the port and the connections. */
  const stop = async () => {
    draining.announce()
    if (http && config.LEAVE_NOTICE_MS > 0) await setTimeout(config.LEAVE_NOTICE_MS)
    const deadline = Date.now() + config.STOP_GRACE_MS
    draining.begin()
    await streams.drained(config.STOP_GRACE_MS)
    await http?.close(Math.max(500, deadline - Date.now()))
    for (const close of closers.splice(0).reverse()) await close()
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

/** Loads the proxy to Vite's dev server, which production is installed without. */
async function connectVite(config: Config): Promise<DevProxy | undefined> {
  const { WEB_DEV_URL } = config
  if (!WEB_DEV_URL) return undefined
  const { devProxy } = await import('./web/dev-proxy.ts')
  return devProxy(WEB_DEV_URL, siteSettings(config))
}
