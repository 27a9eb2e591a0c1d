import { describe, expect, test } from '@jest/globals'
import { drawnEdges } from './drawn-edges.ts'

const drawn = (...lines: string[]) =>
  drawnEdges(`# Title\n\n\`\`\`mermaid\nflowchart LR\n${lines.map((line) => `  ${line}`).join('\n')}\n\`\`\`\n`)

describe('the ways of a drawing', () => {
  test('one arrow, with and without words, whole and dotted', () => {
    expect(drawn('a --> b', 'b -- gRPC --> c', 'c -- "hold, release" --> d', 'd -. "keys, tokens" .-> e')).toEqual([
      'a > b',
      'b > c',
      'c > d',
      'd > e',
    ])
  })

  test('several at each end are every pair', () => {
    expect(drawn('a & b -- gRPC --> c & d')).toEqual(['a > c', 'a > d', 'b > c', 'b > d'])
  })

  test('what goes over the bus is asked for at Kafka by both sides', () => {
    expect(drawn('chat -- "chat.exchange-finished.v1" --> bus((bus)) --> persona & billing')).toEqual([
      'billing > kafka',
      'chat > kafka',
      'persona > kafka',
    ])
  })

  test('stores are known by their labels, and the labels of earlier lines count', () => {
    expect(drawn('chat --- mc[(MongoDB rostra_chat)]', 'gateway --- rg[(Redis: limits)]', 'persona --- mc')).toEqual([
      'chat > mongo',
      'gateway > redis',
      'persona > mongo',
    ])
  })

  test('outside is reached by https or mail, and comes in through the ingress', () => {
    expect(
      drawn(
        'browser -- "HTTP" --> gateway',
        'identity -- mail --> s[mail server]',
        'billing -- checkouts --> p[Stripe] -- "signed webhooks" --> gateway',
      ),
    ).toEqual(['billing > https', 'identity > smtp', 'ingress > gateway'])
  })

  test('a line that cannot be read is an error, not a way less', () => {
    expect(() => drawn('a ~~> b')).toThrow('no node can be read in: a ~~> b')
    expect(() => drawn('a')).toThrow('no arrow can be read in: a')
    expect(() => drawn('a --> b c')).toThrow('no node can be read in: b c')
    expect(() => drawnEdges('no drawing')).toThrow('there is no mermaid drawing')
  })
})
