import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from '@jest/globals'
import { createServiceApp } from '../src/app/service-app.ts'
import type { EventBus } from '../src/events/event-bus.ts'
import { createRpcClient } from '../src/rpc/client.ts'
import { timed } from '../src/testing/running-time.ts'
import type { TracingSettings } from '../src/tracing/start-tracing.ts'
import { echoRpcs, inRequest } from './echo.ts'
import { authenticate, credentialOf } from './harness.ts'
import { EchoService } from './json-service.ts'

const bus: EventBus = {
  publish: async () => undefined,
  subscribe: async () => async () => undefined,
  deadLetters: async () => [],
  replayDeadLetters: async () => 0,
  notConsuming: () => [],
  close: async () => undefined,
}

/** Starts a fake collector, which records each request's path and body. */
async function startCollector() {
  const got: { path: string | undefined; body: string }[] = []
  const server = createServer(async (request, response) => {
    const body = (await request.toArray()).join('')
    got.push({ path: request.url, body })
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { got, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}

/** Starts two services in one process, calls one, and stops both. Returns the duration of the stop, in milliseconds. */
async function callAndStop(settings: TracingSettings): Promise<number> {
  const DATABASE_SUFFIX = `_${randomUUID().slice(0, 8)}`
  const MONGO_URL = process.env.TEST_MONGO_URL ?? ''
  const own = { GRPC_HOST: '127.0.0.1', GRPC_PORT: 0, LOG_LEVEL: 'silent', STOP_GRACE_MS: 0 }
  const config = { ...own, MONGO_URL, DATABASE_SUFFIX, ...settings }
  const wire = async () => ({ ports: null, rpcs: echoRpcs(() => undefined), authenticate })
  const apps = ['kit-one', 'kit-two'].map((name) =>
    createServiceApp({ product: 'rostra', name, definition: EchoService, config, overrides: { bus }, wire }),
  )
  for (const app of apps) await app.start()
  const client = createRpcClient(EchoService, { address: `127.0.0.1:${apps[1]?.port}`, credential: credentialOf('gateway') })
  await inRequest(() => client.call(EchoService.Say, { say: 'hi' }))
  client.close()
  const { ms } = await timed(async () => {
    for (const app of apps) await app.stop()
  })
  return ms
}

describe('a collector', () => {
  it('receives the spans when the last service of a process stops, under the name of the first', async () => {
    const { got, url, close } = await startCollector()
    await callAndStop({ OTEL_EXPORTER_OTLP_ENDPOINT: `${url}/` })
    close()
    expect(got.map(({ path }) => path)).toEqual(['/v1/traces'])
    expect(got[0]?.body).toContain('{"key":"service.name","value":{"stringValue":"kit-one"}}')
    expect(got[0]?.body.match(/"name":"test.EchoService\/Say"/g)).toHaveLength(2)
  })

  it('receives nothing of traces that are not sampled', async () => {
    const { got, url, close } = await startCollector()
    await callAndStop({ OTEL_EXPORTER_OTLP_ENDPOINT: url, OTEL_TRACES_SAMPLER_ARG: 0 })
    close()
    expect(got).toEqual([])
  })

  it('receives nothing without its address in the settings', async () => {
    const { got, close } = await startCollector()
    await callAndStop({})
    close()
    expect(got).toEqual([])
  })

  it('does not delay the stop of a process while it is away', async () => {
    const { url, close } = await startCollector()
    close()
    expect(await callAndStop({ OTEL_EXPORTER_OTLP_ENDPOINT: url })).toBeLessThan(8_000)
  })
})
