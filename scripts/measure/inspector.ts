import { once } from 'node:events'

type Send = (method: string) => Promise<unknown>

/** Forces two full garbage collections in the Node process whose inspector listens on this port. */
export const collectGarbage = (inspectorPort: number): Promise<void> => withInspector(inspectorPort, collect)

/** Collects garbage and returns the megabytes of heap that are in use afterwards. */
export const usedHeapMb = (inspectorPort: number): Promise<number> =>
  withInspector(inspectorPort, async (send) => {
    await collect(send)
    const { usedSize } = (await send('Runtime.getHeapUsage')) as { usedSize: number }
    return usedSize / 2 ** 20
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
    return await use(async (method) => {
      socket.send(JSON.stringify({ id: ++id, method }))
      const [message] = (await once(socket, 'message')) as [{ data: string }]
      return JSON.parse(message.data).result
    })
  } finally {
    socket.close()
  }
}
