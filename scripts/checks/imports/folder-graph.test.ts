import { expect, it } from '@jest/globals'
import { drawFolders, folderCycles, folderGraph } from './folder-graph.ts'
import type { Import } from './import-graph.ts'

const importsOf = (from: string, ...to: string[]): [string, Import[]] => [
  from,
  to.map((target) => ({ from, to: target, isPackage: false, line: 1 })),
]

it('a package without cycles is drawn from its entry down', () => {
  const graph = new Map([
    importsOf('p/src/app.ts', 'p/src/usecases/send.ts', 'p/src/store/rows.ts', 'other/src/log.ts'),
    importsOf('p/src/usecases/send.ts', 'p/src/domain/message.ts', 'p/src/usecases/read.ts'),
    importsOf('p/src/usecases/read.ts'),
    importsOf('p/src/store/rows.ts', 'p/src/domain/message.ts'),
    importsOf('p/src/domain/message.ts'),
    importsOf('p/src/domain/message.test.ts', 'p/src/app.ts'),
  ])
  const parts = folderGraph(graph, 'p/src')
  expect(folderCycles(parts)).toEqual([])
  expect(drawFolders(parts)).toEqual(['3 app.ts → store, usecases', '2 store → domain', '2 usecases → domain', '1 domain'])
})

it('folders that import each other by different files are a cycle', () => {
  const graph = new Map([
    importsOf('p/src/http/app.ts', 'p/src/web/page.ts'),
    importsOf('p/src/web/page.ts', 'p/src/http/errors.ts'),
    importsOf('p/src/http/errors.ts'),
  ])
  expect(folderCycles(folderGraph(graph, 'p/src'))).toEqual([['http', 'web', 'http']])
})
