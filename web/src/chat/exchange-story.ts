import { type Exchange, type Report, sending } from './exchange.ts'
import { chunk, fakeClock, fakeTransport } from './fakes.ts'
import { runExchange } from './run-exchange.ts'

export const send = { conversationId: 'c1', content: 'Hello', requestId: 'r1' }
export const resumed = (after: number) => ({ kind: 'resume', generationId: 'g1', after })

/** Begins an exchange against a fake network and clock. */
export function begin(start: Exchange = sending(send, 0)) {
  const time = fakeClock()
  const net = fakeTransport()
  const reports: Report[] = []
  let exchange = start
  const ports = { transport: net.transport, clock: time.clock, onReport: (r: Report) => reports.push(r) }
  const running = runExchange({ ...ports, onChange: (now) => (exchange = now) }, start)
  return { time, net, reports, running, now: () => exchange }
}

/** The same, with an open connection that has delivered these words. */
export function openWith(...words: string[]) {
  const story = begin()
  story.net.latest().onOpen()
  words.forEach((word, index) => {
    story.net.latest().onFrame(chunk(index + 1, word))
  })
  return story
}
