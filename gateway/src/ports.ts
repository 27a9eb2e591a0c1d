import type { Log } from '@rostra/kit/log'
import type { RpcClient } from '@rostra/kit/rpc/client'
import type { Devices } from './callers/devices.ts'
import type { Guests } from './callers/guests.ts'
import type { Sessions } from './callers/sessions.ts'
import type { RateLimits } from './limits/rate-limits.ts'
import type { OpenStreams } from './streams/open-streams.ts'

/** The services, each behind a client that carries the gateway's own token. */
export interface Services {
  identity: RpcClient
  persona: RpcClient
  chat: RpcClient
  billing: RpcClient
}

/** What route handlers work with. */
export interface Ports extends Services {
  sessions: Sessions
  guests: Guests
  devices: Devices
  limits: RateLimits
  streams: OpenStreams
  log: Log
}
