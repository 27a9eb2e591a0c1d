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

describe('missingPaths', () => {
  it.each([
    ['README.md', '[a service](services/chat/README.md), [its text](docs/guide.md#how-it-works), [below](#here)\n# Here'],
    ['docs/guide.md', '[up](../README.md) and `services/chat/src/rpc/send.ts`'],
    ['services/chat/README.md', '`src/rpc/send.ts`, `rpc/send.ts`, `send.ts`, `rpc/`, `services/kit/src/log.ts`, `../kit/src/log.ts`'],
    ['README.md', '`services/<name>/src/rpc/<verb>.ts`, `services/*/README.md`, `proto/rostra/{chat,billing}/v1/*.proto`'],
    ['README.md', '`@rostra/kit/log`, `@rostra/kit/<name>`, `@grpc/grpc-js`, `@rostra/*`'],
    ['docs/guide.md', '`src/rpc/send.ts` and `src/rpc/<verb>.ts` of a service'],
    [
      'README.md',
      '`/api/bots`, `text/event-stream`, `and/or`, `GET /persona/<slug>`, `~/.cache/rostra`, `chat.exchange-finished.v1`, `rostra.example`',
    ],
    ['README.md', '`web/dist/index.html`, `.data/rostra.log`, `secrets.json`'],
    ['README.md', '<img src="docs/guide.md"> and <a href="https://example.org/a.md">elsewhere</a>'],
    ['README.md', '[elsewhere](https://example.org/a.md), [mail](mailto:ann@example.org)'],
    ['README.md', '```\nservices/gone.ts\n```\n~~~\n`services/gone.ts`\n~~~'],
  ])('accepts what %s names: %s', (page, text) => {
    expect(missing(page, text)).toEqual([])
  })

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
