import { describe, expect, it } from '@jest/globals'
import { missingPaths } from './missing-paths.ts'

const files = [
  'README.md',
  'docs/guide.md',
  'services/chat/README.md',
  'services/chat/package.json',
  'services/chat/src/rpc/send.ts',
  'services/kit/src/log.ts',
  'proto/rostra/chat/v1/chat.proto',
]
const resolve = (specifier: string) => specifier.replace(/^@rostra\/kit\/(.+)$/, 'services/kit/src/$1.ts')

const missing = (page: string, text: string) =>
  missingPaths({
    files,
    resolve,
    read: (file) => (file === page ? text : file === 'docs/guide.md' ? '# The guide\n\n## How it works\n' : ''),
  })

// That it accepts what exists, `npm run check` shows on the pages of the repository.
describe('missingPaths', () => {
  it.each([
    ['README.md', '[gone](services/gone/README.md)', 'services/gone/README.md'],
    ['README.md', '[gone](docs/guide.md#no-such-heading)', 'docs/guide.md#no-such-heading'],
    ['services/chat/README.md', '[gone](rpc/send.ts)', 'rpc/send.ts'],
    ['services/chat/README.md', '`rpc/receive.ts`', 'rpc/receive.ts'],
    ['services/chat/README.md', '`rpc/receive`', 'rpc/receive'],
    ['README.md', 'run `node services/chat/tool.mjs --all` now', 'services/chat/tool.mjs'],
    ['README.md', '`receive.ts`', 'receive.ts'],
    ['README.md', '`services/<name>/src/store/<model>.ts`', 'services/<name>/src/store/<model>.ts'],
    ['README.md', '`@rostra/kit/gone`', '@rostra/kit/gone'],
    ['docs/guide.md', '`src/rpc/receive.ts`', 'src/rpc/receive.ts'],
    ['README.md', '[a]: docs/gone.md', 'docs/gone.md'],
    ['README.md', '<source media="(prefers-color-scheme: dark)" srcset="docs/gone.webp">', 'docs/gone.webp'],
    ['README.md', '<img alt="A picture" src="docs/gone.webp">', 'docs/gone.webp'],
  ])('finds what %s names and does not exist: %s', (page, text, path) => {
    expect(missing(page, `# Page\n\n${text}`)).toEqual([`${page}:3 names ${path}`])
  })
})
