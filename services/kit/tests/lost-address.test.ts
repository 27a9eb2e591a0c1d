import dns from 'node:dns'
import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { expect, it, jest } from '@jest/globals'
import { createLog } from '../src/log.ts'
import { createRpcClient } from '../src/rpc/client.ts'
import { createRpcServer } from '../src/rpc/server.ts'
import { eventually } from '../src/testing/eventually.ts'
import { timed } from '../src/testing/running-time.ts'
import { authenticate, credentialOf, serverStream, unary } from './harness.ts'
import { EchoService } from './json-service.ts'

const lost = '127.0.0.2'
const found = '127.0.0.1'

it('an address that does not answer is abandoned after 3 s, and the current one in DNS is called', async () => {
  const same = async (request: { say: string }) => request
  const rpcs = [
    unary(EchoService.Say, same),
    unary(EchoService.Read, same),
    unary(EchoService.Open, same),
    serverStream(EchoService.Count, async (request, _caller, _ports: null, _call, emit) => emit(request)),
  ]
  const log = createLog('test', { level: 'silent' })
  const server = createRpcServer({ service: EchoService, rpcs, ports: null, authenticate, log })
  const port = await server.listen(`${found}:0`)
  const sockets: Socket[] = []
  const silent = createServer((socket) => void sockets.push(socket.resume().on('error', () => undefined))).listen(port, lost)
  await once(silent, 'listening')
  const lookup = jest.spyOn(dns.promises, 'lookup') as unknown as jest.Mock<() => Promise<dns.LookupAddress[]>>
  lookup.mockResolvedValueOnce([{ address: lost, family: 4 }]).mockResolvedValue([{ address: found, family: 4 }])
  const client = createRpcClient(EchoService, { address: `replicas.test:${port}`, credential: credentialOf('gateway') })
  try {
    const { result, ms } = await timed(async () => {
      await expect(client.call(EchoService.Say, { say: '' }, { deadlineMs: 20_000 })).rejects.toMatchObject({ kind: 'unavailable' })
      return eventually(() => client.call(EchoService.Say, { say: 'hi' }, { deadlineMs: 1_000 }))
    })
    expect(result).toEqual({ say: 'hi' })
    expect(ms).toBeLessThan(8_000)
    await eventually(async () => expect(sockets.map(({ closed }) => closed)).not.toContain(false))
  } finally {
    client.close()
    lookup.mockRestore()
    for (const socket of sockets) socket.destroy()
    silent.close()
    await server.stop(1_000)
  }
})
