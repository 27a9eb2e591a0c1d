import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { toxiproxyBinary } from '../fetch/go-programs.ts'
import { claimFolder, type Server, supervise } from './supervise.ts'

/** The way from the client to the server, or the way back. */
export type Direction = 'upstream' | 'downstream'

export interface NetworkPath {
  /** `host:port` for the client. */
  address: string
  /** Drops all data of one direction, as a lost network does: connections stay open. Resolves when the data is dropped. */
  cut: (direction: Direction) => Promise<void>
  /** Lets data through again. Connections that were cut are closed. */
  mend: () => Promise<void>
}

export interface Toxiproxy extends Pick<Server, 'stop'> {
  /** Opens a path through the proxy. `server`: its `host:port`. */
  open: (name: string, server: string) => Promise<NetworkPath>
}

/** Starts Shopify's Toxiproxy, which cuts the network between a client and a server. */
export async function startToxiproxy(): Promise<Toxiproxy> {
  const folder = await mkdtemp(join(tmpdir(), 'rostra-toxiproxy-'))
  const [command, port] = await Promise.all([toxiproxyBinary(), claimFolder(folder)])
  const args = ['-host', '127.0.0.1', '-port', String(port)]
  const server = await supervise({ name: 'toxiproxy', command, args, folder, port, removeWhenStopped: true })
  const call = async (method: string, path: string, body?: object) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, ...(body && { body: JSON.stringify(body) }) })
    if (!response.ok) throw new Error(`Toxiproxy refused ${method} ${path}: ${response.status} ${await response.text()}`)
    return response.status === 204 ? undefined : response.json()
  }
  return {
    stop: server.stop,
    open: async (name, upstream) => {
      const { listen } = (await call('POST', '/proxies', { name, upstream, listen: '127.0.0.1:0', enabled: true })) as { listen: string }
      const toxics = `/proxies/${name}/toxics`
      return {
        address: listen,
        // A timeout of 0 ms: the connection is never closed, and nothing gets through.
        cut: async (stream) => {
          await call('POST', toxics, { name: 'cut', type: 'timeout', stream, attributes: { timeout: 0 } })
        },
        mend: async () => {
          await call('DELETE', `${toxics}/cut`)
        },
      }
    },
  }
}
