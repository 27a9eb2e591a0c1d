import type { Log } from '@rostra/kit/log'
import type { RpcClient } from '@rostra/kit/rpc/client'
import type { ServiceName } from '@rostra/proto/services'
import type { Devices } from './callers/devices.ts'
import type { Guests } from './callers/guests.ts'
import type { MemberResponses } from './callers/member-responses.ts'
import type { Programs } from './callers/programs/programs.ts'
import type { Revocations } from './callers/revocations.ts'
import type { ServerCookie } from './callers/server-cookie.ts'
import type { Sessions } from './callers/sessions.ts'
import type { RateLimits } from './limits/limiters.ts'
import type { StreamPlaces } from './limits/stream-places.ts'
import type { UploadPlaces } from './limits/upload-places.ts'
import type { OpenStreams } from './streams/open-streams.ts'

/** A client of each service. Its calls carry the gateway's own token. */
export type Services = Record<ServiceName, RpcClient>

/** Draws the picture of a persona as a square PNG: the given one, or a medallion with its initials. */
export type DrawAvatar = (persona: { name: string; avatarBgColor: string }, picture: Buffer | null) => Promise<Buffer>

/** The ports that route handlers take. */
export interface Ports extends Services {
  sessions: Sessions
  programs: Programs
  revocations: Revocations
  memberResponses: MemberResponses
  guests: Guests
  devices: Devices
  /** Binds a sign-in at an issuer to the browser. */
  oidcCookie: ServerCookie
  limits: RateLimits
  places: StreamPlaces
  uploads: UploadPlaces
  streams: OpenStreams
  drawAvatar: DrawAvatar
  log: Log
  /** The origin of links to the product. */
  publicUrl: string
}
