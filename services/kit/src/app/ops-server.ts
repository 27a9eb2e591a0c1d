import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { collectProcessMetrics, registry } from '../metrics.ts'

export interface OpsServer {
  port: number
  stop: () => Promise<void>
}

/** The time limit of a readiness check, in milliseconds. Shorter than a probe's timeout. */
const readyTimeoutMs = 1_000

/**
 * Serves `/healthz` (liveness), `/readyz` (readiness, else 503 with the reason) and `/metrics`. `ready` throws while the process is not
 * ready; a check that takes longer than 1 s counts as not ready. `notConsuming` lists the groups whose consumer is not running: `/readyz`
 * says so and stays 200, because calls are answered without it.
 */
export async function startOpsServer(
  port: number,
  ready: () => Promise<void>,
  { host, notConsuming = () => [] }: { host: string; notConsuming?: () => readonly string[] },
): Promise<OpsServer> {
  collectProcessMetrics()
  const server = createServer(async (request, response) => {
    const text = (status: number, body: string, type = 'text/plain') => response.writeHead(status, { 'content-type': type }).end(body)
    switch (request.url) {
      case '/healthz':
        return text(200, 'ok')
      case '/readyz':
        return within(readyTimeoutMs, ready()).then(
          () => text(200, readyText(notConsuming())),
          (error: unknown) => text(503, error instanceof Error ? error.message : 'not ready'),
        )
      case '/metrics':
        return text(200, await registry.metrics(), registry.contentType)
      default:
        return text(404, 'not found')
    }
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve))
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const readyText = (notConsuming: readonly string[]) =>
  notConsuming.length === 0 ? 'ok' : `ok, but not consuming: ${notConsuming.join(', ')}`

function within(ms: number, check: Promise<void>): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms)
  return Promise.race([check, promise]).finally(() => clearTimeout(timer))
}
