import { expect, it } from '@jest/globals'
import { crossFeatureImports, drawWeb } from './draw-web.ts'

const graph = new Map(
  Object.entries({
    'web/src/main.tsx': ['web/src/pages/home.tsx'],
    'web/src/pages/home.tsx': ['web/src/features/chat/panel.tsx', 'web/src/features/account/name.tsx', 'react'],
    'web/src/features/chat/panel.tsx': [
      'web/src/features/account/name.tsx',
      'web/src/features/chat/parts/line.tsx',
      'web/src/data/chat.ts',
    ],
    'web/src/features/chat/parts/line.tsx': ['web/src/data/chat.ts'],
    'web/src/features/chat/panel.test.tsx': ['web/src/api/client.ts'],
    'web/src/features/account/name.tsx': [],
    'web/src/data/chat.ts': ['web/src/api/client.ts'],
    'web/src/api/client.ts': [],
    'gateway/src/app.ts': [],
  }).map(([from, targets]) => [from, targets.map((to) => ({ from, to, isPackage: false, line: 1 }))]),
)

it('draws the folders from the top to the bottom, with files and arrows', () => {
  expect(drawWeb(graph).replaceAll(/ {3,}/g, '  ')).toBe(
    [
      'web/src: 7 files in 6 folders',
      '  * (1)  → pages 1',
      '  pages (1)  → features/account 1, features/chat 1',
      '  features/account (1)',
      '  features/chat (2)  → features/account 1, data 2',
      '  data (1)  → api 1',
      '  api (1)',
    ].join('\n'),
  )
})

it('counts the imports between features', () => {
  expect(crossFeatureImports(graph)).toBe(1)
})
