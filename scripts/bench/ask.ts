import { Agent, get } from 'node:http'

const agent = new Agent({ keepAlive: true, maxSockets: 1_000 })

/** Gets an address, reads the answer to its end, and gives the milliseconds that took. Rejects for any status but 200. */
export function ask(url: string): Promise<number> {
  const begun = performance.now()
  return new Promise((resolve, reject) => {
    get(url, { agent }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${answer.statusCode} from ${url}`))
      answer.resume()
      answer.on('end', () => resolve(performance.now() - begun))
      answer.on('error', reject)
    }).on('error', reject)
  })
}

export interface Asked {
  times: number[]
  perSecond: number
}

/** Keeps so many requests in flight for some seconds. The first second warms up and is not counted. */
export async function keepAsking(address: () => string, inFlight: number, seconds: number): Promise<Asked> {
  const times: number[] = []
  const begins = performance.now() + 1_000
  const ends = begins + seconds * 1_000
  const one = async () => {
    while (performance.now() < ends) {
      const ms = await ask(address())
      if (performance.now() > begins) times.push(ms)
    }
  }
  await Promise.all(Array.from({ length: inFlight }, one))
  return { times, perSecond: times.length / seconds }
}
