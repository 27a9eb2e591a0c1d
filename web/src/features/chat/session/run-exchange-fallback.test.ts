import { describe, expect, it } from '@jest/globals'
import { exchangeToResume } from './exchange.ts'
import { openWithChunks, resumeAfter, send, startExchange } from './exchange-harness.ts'
import { chunk } from './fake-transport.ts'

describe('a stream that does not open', () => {
  it('falls back to send-and-wait after 15 s, with the same request id', async () => {
    const { net, time, now, reports } = startExchange()
    time.pass(14_999)
    expect(net.sent).toEqual([])
    time.pass(1)
    expect(net.latest().closed).toBe(true)
    expect(net.sent).toEqual([send])
    await net.answer('All at once')
    expect(now()).toMatchObject({ content: 'All at once', outcome: { botMessageId: 'm2' } })
    expect(reports).toEqual([{ kind: 'fallback-used' }])
  })

  it('reports when streaming and the fallback both failed', async () => {
    const { net, time, now, reports } = startExchange()
    time.pass(15_000)
    await net.refuse({ kind: 'network' })
    expect(now()).toMatchObject({ notice: 'fallback-failed', outcome: { status: 'failed' } })
    expect(reports).toEqual([{ kind: 'fallback-failed' }])
  })

  it('falls back at once in a browser that cannot read streams', () => {
    const { net, reports } = startExchange()
    net.latest().onEnd({ kind: 'unsupported' })
    expect(net.sent).toEqual([send])
    expect(reports).toEqual([{ kind: 'streaming-unavailable' }])
  })
})

describe('stopping', () => {
  it('keeps the shown text', async () => {
    const { net, now, running } = openWithChunks('Once upon')
    net.answers.stop = { status: 'stopped', fullResponse: 'Once upon a' }
    await running.stop('c1')
    expect(net.stopped).toEqual(['g1'])
    expect(now()).toMatchObject({ content: 'Once upon a', outcome: { status: 'stopped' } })
    net.latest().onFrame(chunk(2, ' time'))
    expect(now().content).toBe('Once upon a')
  })

  it('finds the generation by its conversation before the first frame', async () => {
    const { net, running, now } = startExchange()
    net.answers.running = 'g7'
    await running.stop('c1')
    expect(net.stopped).toEqual(['g7'])
    expect(now().outcome?.status).toBe('stopped')
  })
})

describe('resuming a running generation', () => {
  it('reads it from its first frame', () => {
    const { net, now } = startExchange(exchangeToResume('g1', 0))
    expect(net.latest().target).toEqual(resumeAfter(0))
    net.latest().onOpen()
    net.latest().onFrame(chunk(1, 'Again'))
    expect(now().content).toBe('Again')
  })

  it('reconnects even within 2 s, since nothing is being sent', () => {
    const { net, time } = startExchange(exchangeToResume('g1', 0))
    net.latest().onEnd({ kind: 'network' })
    time.pass(500)
    expect(net.connections).toHaveLength(2)
  })
})

it('closes the connection silently when the page closes', () => {
  const { net, time, running, now } = openWithChunks('a')
  running.leave()
  expect(net.latest().closed).toBe(true)
  net.latest().onFrame(chunk(2, 'b'))
  time.pass(120_000)
  expect(now().content).toBe('a')
  expect(net.connections).toHaveLength(1)
})
