import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createLog } from '../src/log.ts'
import { CertificateFiles } from '../src/rpc/certificates/certificate-files.ts'
import { createRpcClient, type RpcClient } from '../src/rpc/client.ts'
import { createRpcServer, type RpcServer } from '../src/rpc/server.ts'
import { eventually } from '../src/testing/eventually.ts'
import { type CertificateFolder, createTestAuthority, writeCertificate } from '../src/testing/test-certificates.ts'
import { echoRpcs } from './echo.ts'
import { authenticate, credentialOf } from './harness.ts'
import { EchoService } from './json-service.ts'

const authority = createTestAuthority()
const other = createTestAuthority('Another authority')
const folders: CertificateFolder[] = []
const clients: RpcClient[] = []
let server: RpcServer
let port: number
let own: CertificateFolder

/** Writes the files of a component with a certificate of `issuer`, which accepts certificates of `accepted`. */
function filesOf(hosts: readonly string[], { issuer = authority, accepted = authority } = {}): CertificateFolder {
  const folder = writeCertificate(issuer.issue(hosts), accepted.certificate)
  folders.push(folder)
  return folder
}
const watched = (folder: CertificateFolder) => new CertificateFiles(folder, { pollMs: 10 })
function connect(certificates?: CertificateFolder): RpcClient {
  const options = { address: `localhost:${port}`, credential: credentialOf('gateway') }
  const client = createRpcClient(EchoService, { ...options, certificates: certificates && watched(certificates) })
  clients.push(client)
  return client
}
const say = (client: RpcClient) => client.call(EchoService.Say, { say: 'four' }, { deadlineMs: 3_000 })
const unavailable = expect.objectContaining({ kind: 'unavailable' })

beforeAll(async () => {
  own = filesOf(['localhost'])
  server = createRpcServer({
    service: EchoService,
    rpcs: echoRpcs(() => undefined),
    ports: null,
    authenticate,
    log: createLog('test', { level: 'silent' }),
    certificates: watched(own),
  })
  port = await server.listen('localhost:0')
})
afterAll(async () => {
  for (const client of clients) client.close()
  await server?.stop(0)
  for (const folder of folders) folder.remove()
})

describe('components with certificates', () => {
  it('connect when both have a certificate of the authority', async () => {
    const client = connect(filesOf(['chat']))
    await expect(say(client)).resolves.toEqual({ say: 'four' })
    const stream = await client.open(EchoService.Count, { say: '' })
    expect(await stream.toArray()).toEqual([{ say: 'one' }])
  })

  it('refuse a client without a certificate', async () => {
    await expect(say(connect())).rejects.toEqual(unavailable)
  })

  it('refuse a client whose certificate is of another authority', async () => {
    await expect(say(connect(filesOf(['chat'], { issuer: other })))).rejects.toEqual(unavailable)
  })

  it('refuse a server whose certificate is of another authority', async () => {
    await expect(say(connect(filesOf(['chat'], { accepted: other })))).rejects.toEqual(unavailable)
  })

  it('refuse a server whose certificate is of the authority, but not for its name', async () => {
    const impostor = createRpcServer({
      service: EchoService,
      rpcs: echoRpcs(() => undefined),
      ports: null,
      authenticate,
      log: createLog('test', { level: 'silent' }),
      certificates: watched(filesOf(['billing'])),
    })
    const address = `localhost:${await impostor.listen('localhost:0')}`
    const client = createRpcClient(EchoService, { address, credential: credentialOf('gateway'), certificates: watched(filesOf(['chat'])) })
    clients.push(client)
    await expect(say(client)).rejects.toEqual(unavailable)
    await impostor.stop(0)
  })

  it('reconnect after a restart of the server', async () => {
    const start = async (address: string) => {
      const restarted = createRpcServer({
        service: EchoService,
        rpcs: echoRpcs(() => undefined),
        ports: null,
        authenticate,
        log: createLog('test', { level: 'silent' }),
        certificates: watched(filesOf(['localhost'])),
      })
      return { restarted, address: `localhost:${await restarted.listen(address)}` }
    }
    const first = await start('localhost:0')
    const options = { credential: credentialOf('gateway'), certificates: watched(filesOf(['chat'])) }
    const client = createRpcClient(EchoService, { address: first.address, ...options })
    clients.push(client)
    await say(client)
    await first.restarted.stop(0)
    await expect(say(client)).rejects.toEqual(unavailable)
    const second = await start(first.address)
    await eventually(() => say(client))
    await second.restarted.stop(0)
  })

  it('use renewed files for new connections, without a restart, while open connections stay', async () => {
    const earlier = connect(filesOf(['chat']))
    await say(earlier)
    own.renew(other.issue(['localhost']), other.certificate)
    const renewed = filesOf(['chat'], { issuer: other, accepted: other })
    await eventually(() => say(connect(renewed)))
    await expect(say(earlier)).resolves.toEqual({ say: 'four' })
    await expect(say(connect(filesOf(['chat'])))).rejects.toEqual(unavailable)
  })
})

describe('the files of a certificate', () => {
  it('are refused when the key is of another certificate', () => {
    const folder = filesOf(['chat'])
    expect(() => new CertificateFiles({ ...folder, key: filesOf(['chat']).key })).toThrow()
  })

  it('stay in use while a renewal has replaced only one of them', async () => {
    const folder = filesOf(['chat'])
    const failures: unknown[] = []
    const files = new CertificateFiles(folder, { pollMs: 10, onFailed: (error) => failures.push(error) })
    const seen: Buffer[] = []
    files.addIdentityCertificateListener((update) => update && seen.push(update.certificate))
    const issued = authority.issue(['chat'])
    folder.renew({ ...issued, key: 'half written' }, authority.certificate)
    await eventually(() => expect(failures.length).toBeGreaterThan(1))
    expect(seen).toHaveLength(1)
    folder.renew(issued, authority.certificate)
    await eventually(() => expect(seen.map(String)).toEqual([expect.anything(), issued.certificate]))
  })
})
