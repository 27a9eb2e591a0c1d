import { startScript } from '../measure/processes.ts'

export interface Provider {
  url: string
  pid: number
  stop: () => void
}

/** Starts the fake model provider in a process of its own. `core`: the only core that it may use; `port`: a free one by default. */
export async function startProvider(core?: number, port = 0): Promise<Provider> {
  const { child, line } = await startScript(core, 'provider/fake-provider.ts', [String(port)])
  return { url: `http://127.0.0.1:${line}`, pid: child.pid ?? 0, stop: () => child.kill() }
}
