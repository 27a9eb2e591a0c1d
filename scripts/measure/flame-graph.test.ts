import { expect, it } from '@jest/globals'
import { flameGraph } from './flame-graph.ts'

const frame = (functionName: string, url = '') => ({ functionName, url })
const nodes = [
  { id: 1, callFrame: frame('(root)'), children: [2, 3, 4] },
  { id: 2, callFrame: frame('(idle)') },
  { id: 3, callFrame: frame('(garbage collector)') },
  { id: 4, callFrame: frame('onread', 'node:internal/streams/readable'), children: [5] },
  { id: 5, callFrame: frame('parse', 'file:///a/node_modules/@grpc/grpc-js/build/call.js'), children: [6, 8] },
  { id: 6, callFrame: frame('handle', 'file:///a/node_modules/@grpc/grpc-js/build/server.js'), children: [7] },
  { id: 7, callFrame: frame('send', 'file:///a/services/chat/src/core/usecases/send.ts'), children: [9] },
  { id: 8, callFrame: frame('write') },
  { id: 9, callFrame: frame('encode', 'file:///a/node_modules/bson/lib/bson.cjs') },
]

it('shows the share of each owner with what it called, without idle time and small shares', () => {
  const profile = { nodes, samples: [2, 3, 4, 5, 6, 7, 8, 9], timeDeltas: [5_000, 200, 100, 100, 100, 35, 5, 460] }
  expect(flameGraph(profile)).toBe(
    [
      ' 80.0 node:internal/streams',
      ' 70.0   @grpc/grpc-js',
      ' 49.5     services/chat/core/usecases › bson',
      ' 20.0 (garbage collector)',
    ].join('\n'),
  )
})
