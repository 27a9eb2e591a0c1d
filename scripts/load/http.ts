import { Agent, get } from 'node:http'

const agent = new Agent({ keepAlive: true, maxSockets: 1_000 })

/** Sends a GET request, reads the whole response and resolves with the elapsed milliseconds. Rejects any status but 200. */
export function timedGet(url: string, headers: Record<string, string> = {}): Promise<number> {
  const startedAt = performance.now()
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${response.statusCode} from ${url}`))
      response.resume()
      response.on('end', () => resolve(performance.now() - startedAt))
      response.on('error', reject)
    }).on('error', reject)
  })
}
