import { expect, it } from '@jest/globals'
import { callsOf, serviceNames, services } from '@rostra/proto/services'
import { drawnEdges } from './checks/chart/drawn-edges.ts'
import { productDrawing, servicesDrawing, withDrawing } from './services-drawing.ts'

const events = [
  { topic: 'chat.exchange-finished.v1', producer: 'chat', consumers: 'persona (counts it, once), billing (charges it)' },
  { topic: 'chat.message-read.v1', producer: 'chat', consumers: 'none yet' },
]

it('draws every call, store, broker and outside server of the table', () => {
  const kafka = ['chat > kafka', 'persona > kafka', 'billing > kafka']
  const expected = [
    ...['ingress > gateway', 'gateway > redis', ...serviceNames.map((name) => `gateway > ${name}`), ...kafka],
    ...serviceNames.flatMap((name) => [
      ...callsOf(name).map((callee) => `${name} > ${callee}`),
      ...services[name].stores.filter((store) => store !== 'kafka').map((store) => `${name} > ${store}`),
      ...Object.keys(services[name].outside).map((protocol) => `${name} > ${protocol}`),
    ]),
  ]
  expect(drawnEdges(servicesDrawing(events))).toEqual(expected.sort())
})

it('draws an event to the consumers that are services', () => {
  const drawing = servicesDrawing(events)
  expect(drawing).toContain('  chat -- "chat.exchange-finished.v1" --> bus((bus)) --> persona & billing\n')
  expect(drawing).toContain('  chat -- "chat.message-read.v1" --> bus((bus))\n')
})

it('draws the product with every service, the stores they use, and topics by their publisher', () => {
  const drawing = productDrawing(events)
  expect(drawing).toContain(`  gateway -- gRPC --> ${serviceNames.join(' & ')}\n`)
  expect(drawing).toContain('  chat --> persona & billing\n')
  expect(drawing).toContain('  chat -- "exchange-finished<br>message-read" --> bus((Kafka))\n  bus --> persona & billing\n')
  const redis = serviceNames.filter((name) => services[name].stores.includes('redis'))
  expect(drawing).toContain(`  gateway & ${redis.join(' & ')} --- redis[(Redis)]\n`)
})

it('replaces the drawing after its comment, and no other', () => {
  const other = '```mermaid\nflowchart LR\n  a --> b\n```'
  const page = `${other}\n<!-- Drawn by a command. -->\n\n${other}\n\nText`
  const drawing = '```mermaid\nflowchart TB\n  c --> d\n```'
  expect(withDrawing(page, drawing)).toBe(`${other}\n<!-- Drawn by a command. -->\n\n${drawing}\n\nText`)
  expect(() => withDrawing(other, drawing)).toThrow('no drawing')
})
