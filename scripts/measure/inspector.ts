import { once } from 'node:events'
import type { CpuProfile } from './flame-graph.ts'

type Send = (method: string, params?: object) => Promise<unknown>

/** Microseconds between two samples of a CPU profile. */
const sampledEvery = 500

/** Forces two full garbage collections in the Node process whose inspector listens on this port. */
export const collectGarbage = (inspectorPort: number): Promise<void> => withInspector(inspectorPort, collect)

/** Collects garbage and returns the megabytes of heap that are in use afterwards. */
export const usedHeapMb = (inspectorPort: number): Promise<number> =>
  withInspector(inspectorPort, async (send) => {
    await collect(send)
    const { usedSize } = (await send('Runtime.getHeapUsage')) as { usedSize: number }
    return usedSize / 2 ** 20
  })

/** Records where a Node process spends its CPU time during some work. */
export const profileCpu = (inspectorPort: number, work: () => Promise<unknown>): Promise<CpuProfile> =>
  withInspector(inspectorPort, async (send) => {
    await send('Profiler.enable')
    await send('Profiler.setSamplingInterval', { interval: sampledEvery })
    await send('Profiler.start')
    await work()
    const { profile } = (await send('Profiler.stop')) as { profile: CpuProfile }
    return profile
  })

async function collect(send: Send): Promise<void> {
  await send('HeapProfiler.collectGarbage')
  await send('HeapProfiler.collectGarbage')
}

async function withInspector<Result>(inspectorPort: number, use: (send: Send) => Promise<Result>): Promise<Result> {
  const [target] = (await (await fetch(`http://127.0.0.1:${inspectorPort}/json`)).json()) as { webSocketDebuggerUrl: string }[]
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '')
  await once(socket, 'open')
  let id = 0
  try {
    return await use(async (method, params) => {
      socket.send(JSON.stringify({ id: ++id, method, params }))
      const [message] = (await once(socket, 'message')) as [{ data: string }]
      return JSON.parse(message.data).result
    })
  } finally {
    socket.close()
  }
}
