import { describe, expect, test } from '@jest/globals'
import { drawnEdges } from './drawn-edges.ts'

const drawn = (...lines: string[]) =>
  drawnEdges(`# Title\n\n\`\`\`mermaid\nflowchart LR\n${lines.map((line) => `  ${line}`).join('\n')}\n\`\`\`\n`)

describe('drawnEdges', () => {
  test('reads an arrow with and without a label, solid and dotted', () => {
    expect(drawn('a --> b', 'b -- gRPC --> c', 'c -- "hold, release" --> d', 'd -. "keys, tokens" .-> e')).toEqual([
      'a > b',
      'b > c',
      'c > d',
      'd > e',
    ])
  })

  test('reads several nodes at each end as every pair', () => {
    expect(drawn('a & b -- gRPC --> c & d')).toEqual(['a > c', 'a > d', 'b > c', 'b > d'])
  })

  test('reads the bus as a connection of both sides to Kafka', () => {
    expect(drawn('chat -- "chat.exchange-finished.v1" --> bus((bus)) --> persona & billing')).toEqual([
      'billing > kafka',
      'chat > kafka',
      'persona > kafka',
    ])
  })

  test('recognises stores by their labels, also of earlier lines', () => {
    expect(drawn('chat --- mc[(MongoDB rostra_chat)]', 'gateway --- rg[(Redis: limits)]', 'persona --- mc')).toEqual([
      'chat > mongo',
      'gateway > redis',
      'persona > mongo',
    ])
  })

  test('reads outside servers as https or smtp, and requests from outside as the ingress', () => {
    expect(
      drawn(
        'browser -- "HTTP" --> gateway',
        'identity -- mail --> s[mail server]',
        'billing -- checkouts --> p[Stripe] -- "signed webhooks" --> gateway',
      ),
    ).toEqual(['billing > https', 'identity > smtp', 'ingress > gateway'])
  })

  test('throws for a line that it cannot read', () => {
    expect(() => drawn('a ~~> b')).toThrow('no node can be read in: a ~~> b')
    expect(() => drawn('a')).toThrow('no arrow can be read in: a')
    expect(() => drawn('a --> b c')).toThrow('no node can be read in: b c')
    expect(() => drawnEdges('no drawing')).toThrow('there is no mermaid drawing')
  })
})
