import { createHash } from 'node:crypto'
import { expect, it } from '@jest/globals'
import { allowInlineScripts } from './inline-scripts.ts'

const policy = "default-src 'none';script-src 'self';style-src 'self'"
const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

it('a script that stands in the page may run, told by its hash', () => {
  const allowed = allowInlineScripts(
    '<head><script>\n  theme()\n</script><script type="module" src="/a.js"></script><script>more()</script></head>',
  )
  expect(allowed(policy)).toBe(`default-src 'none';script-src 'self' ${hashOf('\n  theme()\n')} ${hashOf('more()')};style-src 'self'`)
})

it('a page without such a script keeps its policy, and data is no script', () => {
  expect(allowInlineScripts('<script type="application/json">[1]</script>')(policy)).toBe(policy)
})
