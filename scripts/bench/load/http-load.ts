import { Agent, get } from 'node:http'

const agent = new Agent({ keepAlive: true, maxSockets: 1_000 })

/** Sends a GET request, reads the whole response and resolves with the elapsed milliseconds. Rejects any status but 200. */
export function timedGet(url: string): Promise<number> {
  const startedAt = performance.now()
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${response.statusCode} from ${url}`))
      response.resume()
      response.on('end', () => resolve(performance.now() - startedAt))
      response.on('error', reject)
    }).on('error', reject)
  })
}

export interface HttpLoadResult {
  /** Milliseconds of each request. */
  times: number[]
  perSecond: number
}

/** Keeps `inFlight` requests open for `seconds`, after a warm-up of one second that is not counted. */
export async function runHttpLoad(nextUrl: () => string, inFlight: number, seconds: number): Promise<HttpLoadResult> {
  const times: number[] = []
  const startsAt = performance.now() + 1_000
  const endsAt = startsAt + seconds * 1_000
  const sendRequests = async () => {
    while (performance.now() < endsAt) {
      const ms = await timedGet(nextUrl())
      if (performance.now() > startsAt) times.push(ms)
    }
  }
  await Promise.all(Array.from({ length: inFlight }, sendRequests))
  return { times, perSecond: times.length / seconds }
}
