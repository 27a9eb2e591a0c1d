import { expect, it } from '@jest/globals'
import { callsOf, serviceNames, services } from '@rostra/proto/services'
import { drawnEdges } from './checks/chart/drawn-edges.ts'
import { servicesDrawing } from './services-drawing.ts'

const events = [
  { topic: 'chat.exchange-finished.v1', producer: 'chat', consumers: 'persona (counts it, once), billing (charges it)' },
  { topic: 'chat.message-sent.v1', producer: 'chat', consumers: 'none yet' },
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
  expect(drawing).toContain('  chat -- "chat.message-sent.v1" --> bus((bus))\n')
})
