import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripeMockBinary } from '../fetch/go-programs.ts'
import { freePort } from '../ports.ts'
import { claimFolder, type Server, supervise } from './supervise.ts'

/**
 * Starts Stripe's own stripe-mock. It rejects requests that do not match Stripe's API and stores nothing. `url` is its address for
 * STRIPE_API_BASE.
 */
export async function startStripeMock(): Promise<Server> {
  const folder = await mkdtemp(join(tmpdir(), 'rostra-stripe-mock-'))
  const [command, port, securePort] = await Promise.all([stripeMockBinary(), claimFolder(folder), freePort()])
  // With one of the two left out it listens on every address of the machine.
  const args = ['-http-addr', `127.0.0.1:${port}`, '-https-addr', `127.0.0.1:${securePort}`]
  const server = await supervise({ name: 'stripe-mock', command, args, folder, port, removeWhenStopped: true })
  return { ...server, url: `http://127.0.0.1:${port}` }
}
