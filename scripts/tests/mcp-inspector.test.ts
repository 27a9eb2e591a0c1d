import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { ifAvailable } from '../bootstrap/expected-error.ts'
import { allowRequest } from '../client/allow-app.ts'
import { type MemberClient, registerMember } from '../client/register-member.ts'
import { npmPackages } from '../infra/fetch/npm-packages.ts'
import { freePort } from '../infra/ports.ts'
import { createTestProduct, type TestProduct } from '../product/test-product.ts'

const modules = await ifAvailable(npmPackages('mcp-inspector', join(import.meta.dirname, 'mcp/inspector')))
const timeoutMs = 180_000

interface Run {
  code: number
  /** What the inspector printed. */
  result: { tools: { name: string }[]; structuredContent: Record<string, unknown>; contents: { mimeType: string }[] }
  errors: string
}

;(modules ? describe : describe.skip)('the command line of the MCP inspector', () => {
  let harness: TestProduct
  let url: string
  let member: MemberClient
  let key: string
  let home: string
  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'rostra-mcp-inspector-'))
    harness = await createTestProduct({ DEMO_DATA: 'true', PORT: String(await freePort()) })
    url = (await harness.start()).url
    member = await registerMember([url])
    key = (await member.post('/api/keys', { name: 'inspector', scopes: ['chat', 'read', 'experts'] })).key
  }, timeoutMs)
  afterAll(async () => {
    await harness?.end()
    await rm(home, { recursive: true, force: true })
  }, 60_000)

  /** Runs the inspector against the product. `onErrors` gets all that it has written to stderr so far. */
  async function inspect(args: readonly string[], onErrors: (text: string) => void = () => undefined): Promise<Run> {
    const program = join(modules ?? '', '@modelcontextprotocol/inspector/clients/launcher/build/index.js')
    const settings = { HOME: home, MCP_INSPECTOR_SECRET_STORE: 'memory', MCP_AUTO_OPEN_ENABLED: 'true', BROWSER: 'true' }
    const child = spawn(process.execPath, [program, '--cli', `${url}/mcp`, '--transport', 'http', ...args], {
      env: { ...process.env, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    let errors = ''
    child.stdout.on('data', (piece) => {
      output += piece
    })
    child.stderr.on('data', (piece) => {
      errors += piece
      onErrors(errors)
    })
    const [code] = await once(child, 'close')
    return { code, result: output.startsWith('{') ? JSON.parse(output) : {}, errors }
  }
  const withKey = (...args: string[]) => inspect(['--header', `Authorization: Bearer ${key}`, ...args])
  const namesIn = ({ result }: Run) => result.tools?.map(({ name }) => name)

  it.each(['legacy', 'modern'])(
    'with a key finds no error in the schemas of the tools, asks a persona and reads it, in the protocol’s %s era',
    async (era) => {
      const listed = await withKey('--protocol-era', era, '--method', 'tools/list', '--strict')
      expect([listed.code, namesIn(listed)?.length, /\b0 errors\b/.test(listed.errors)]).toEqual([0, 5, true])
      const question = ['--tool-name', 'ask_persona', '--tool-arg', 'persona=oma-ilse', '--tool-arg', 'question=What can I ask you?']
      const asked = await withKey('--protocol-era', era, '--method', 'tools/call', ...question)
      expect([asked.code, asked.result.structuredContent]).toEqual([0, expect.objectContaining({ status: 'complete' })])
      const read = await withKey('--protocol-era', era, '--method', 'resources/read', '--uri', 'rostra://personas/oma-ilse')
      expect([read.code, read.result.contents]).toEqual([0, [expect.objectContaining({ mimeType: 'text/markdown' })]])
    },
    timeoutMs,
  )

  it(
    'without a key finds the authorization server, registers itself, and uses what its member allows',
    async () => {
      const asked = Promise.withResolvers<string>()
      const callback = `http://127.0.0.1:${await freePort()}/oauth/callback`
      const running = inspect(['--callback-url', callback, '--method', 'tools/list'], (errors) => {
        const address = /http\S+\/oauth\/authorize\?\S+(?=\s)/.exec(errors)?.[0]
        if (address) asked.resolve(address)
      })
      void running.then(({ errors }) => asked.reject(new Error(`the inspector asked for nothing: ${errors}`)), asked.reject)
      const { asked: request, back } = await allowRequest(member, await asked.promise, { scopes: ['chat', 'read'], budget: 5 })
      expect(request).toMatchObject({ name: 'MCP Inspector', scopes: ['chat', 'read', 'experts'] })
      expect(back.href.startsWith(`${callback}?code=`)).toBe(true)
      expect((await fetch(back)).status).toBe(200)
      const finished = await running
      expect([finished.code, namesIn(finished)]).toEqual([0, ['search_personas', 'ask_persona', 'read_zeitgeist', 'read_bugle']])
    },
    timeoutMs,
  )
})
