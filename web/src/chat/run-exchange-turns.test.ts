import { describe, expect, it } from '@jest/globals'
import { attaching } from './exchange.ts'
import { begin, openWith, resumed, send } from './exchange-story.ts'
import { chunk } from './fakes.ts'

describe('a stream that does not open', () => {
  it('goes through the whole-reply call after 15 s, as the same request', async () => {
    const { net, time, now, reports } = begin()
    time.pass(14_999)
    expect(net.sent).toEqual([])
    time.pass(1)
    expect(net.latest().closed).toBe(true)
    expect(net.sent).toEqual([send])
    net.answers.whole.resolve({ userMessageId: 'm1', botMessage: { id: 'm2', content: 'All at once', status: 'complete' } })
    await net.answers.whole.promise
    expect(now()).toMatchObject({ content: 'All at once', outcome: { botMessageId: 'm2' } })
    expect(reports).toEqual([{ kind: 'fallback-used' }])
  })

  it('says that both ways failed', async () => {
    const { net, time, now, reports } = begin()
    time.pass(15_000)
    net.answers.whole.reject({ kind: 'network' })
    await net.answers.whole.promise.catch(() => undefined)
    expect(now()).toMatchObject({ notice: 'fallback-failed', outcome: { status: 'failed' } })
    expect(reports).toEqual([{ kind: 'fallback-failed' }])
  })

  it('falls back at once where the browser cannot read streams', () => {
    const { net, reports } = begin()
    net.latest().onEnd({ kind: 'unsupported' })
    expect(net.sent).toEqual([send])
    expect(reports).toEqual([{ kind: 'streaming-unavailable' }])
  })
})

describe('stopping', () => {
  it('keeps what was shown', async () => {
    const { net, now, running } = openWith('Once upon')
    net.answers.stop = { status: 'stopped', fullResponse: 'Once upon a' }
    await running.stop('c1')
    expect(net.stopped).toEqual(['g1'])
    expect(now()).toMatchObject({ content: 'Once upon a', outcome: { status: 'stopped' } })
    net.latest().onFrame(chunk(2, ' time'))
    expect(now().content).toBe('Once upon a')
  })

  it('finds the reply by its conversation before the first word came', async () => {
    const { net, running, now } = begin()
    net.answers.running = 'g7'
    await running.stop('c1')
    expect(net.stopped).toEqual(['g7'])
    expect(now().outcome?.status).toBe('stopped')
  })
})

describe('attaching to a running reply', () => {
  it('reads it from the start', () => {
    const { net, now } = begin(attaching('g1', 0))
    expect(net.latest().target).toEqual(resumed(0))
    net.latest().onOpen()
    net.latest().onFrame(chunk(1, 'Again'))
    expect(now().content).toBe('Again')
  })

  it('reconnects even within 2 s, since nothing is being sent', () => {
    const { net, time } = begin(attaching('g1', 0))
    net.latest().onEnd({ kind: 'network' })
    time.pass(500)
    expect(net.connections).toHaveLength(2)
  })
})

it('leaves without a word when the page goes away', () => {
  const { net, time, running, now } = openWith('a')
  running.leave()
  expect(net.latest().closed).toBe(true)
  net.latest().onFrame(chunk(2, 'b'))
  time.pass(120_000)
  expect(now().content).toBe('a')
  expect(net.connections).toHaveLength(1)
})
