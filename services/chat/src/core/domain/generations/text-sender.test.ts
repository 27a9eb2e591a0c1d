import { describe, expect, it } from '@jest/globals'
import { createTextSender } from './text-sender.ts'

describe('a sender of texts', () => {
  it('sends the first text at once, and what comes meanwhile together as the next', async () => {
    const sends: { text: string; done: () => void }[] = []
    const sender = createTextSender((text) => new Promise((done) => sends.push({ text, done })))
    for (const text of ['a', 'b', 'c']) sender.add(text)
    expect(sends.map(({ text }) => text)).toEqual(['a'])
    sends[0]?.done()
    await Promise.resolve()
    expect(sends.map(({ text }) => text)).toEqual(['a', 'bc'])
    const sent = sender.sent()
    sender.add('d')
    sends[1]?.done()
    await Promise.resolve()
    sends[2]?.done()
    await sent
    expect(sends.map(({ text }) => text)).toEqual(['a', 'bc', 'd'])
  })

  it('sends again after all was sent', async () => {
    const texts: string[] = []
    const sender = createTextSender(async (text) => void texts.push(text))
    await sender.sent()
    sender.add('a')
    await sender.sent()
    sender.add('b')
    await sender.sent()
    expect(texts).toEqual(['a', 'b'])
  })
})
