import { type Exchange, exchangeToSend, type Report } from './exchange.ts'
import { chunk, fakeClock, fakeTransport } from './fake-transport.ts'
import { runExchange } from './run-exchange.ts'

export const send = { conversationId: 'c1', content: 'Hello', requestId: 'r1' }
export const resumeAfter = (after: number) => ({ kind: 'resume', generationId: 'g1', after })

/** Runs an exchange with a fake transport and clock. */
export function startExchange(start: Exchange = exchangeToSend(send, 0)) {
  const time = fakeClock()
  const net = fakeTransport()
  const reports: Report[] = []
  let exchange = start
  const ports = { transport: net.transport, clock: time.clock, random: () => 0, onReport: (report: Report) => reports.push(report) }
  const running = runExchange({ ...ports, onChange: (changed) => (exchange = changed) }, start)
  return { time, net, reports, running, now: () => exchange }
}

/** Runs an exchange whose open connection has delivered these chunks. */
export function openWithChunks(...chunks: string[]) {
  const harness = startExchange()
  harness.net.latest().onOpen()
  chunks.forEach((text, index) => {
    harness.net.latest().onFrame(chunk(index + 1, text))
  })
  return harness
}
