import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripeMockBinary } from './build-stripe-mock.ts'
import { freePort } from './ports.ts'
import { claimFolder, type Server, supervise } from './supervise.ts'

/**
 * Starts Stripe's own stripe-mock: it refuses requests that aren't shaped as Stripe's interface wants them, and keeps nothing. `url` is its
 * address as STRIPE_API_BASE takes it.
 */
export async function startStripeMock(): Promise<Server> {
  const folder = await mkdtemp(join(tmpdir(), 'rostra-stripe-mock-'))
  const [command, port, securePort] = await Promise.all([stripeMockBinary(), claimFolder(folder), freePort()])
  // With one of the two left out it would listen on every address of the machine.
  const args = ['-http-addr', `127.0.0.1:${port}`, '-https-addr', `127.0.0.1:${securePort}`]
  const server = await supervise({ name: 'stripe-mock', command, args, folder, port, removeWhenStopped: true })
  return { ...server, url: `http://127.0.0.1:${port}` }
}
