import { expect, it } from '@jest/globals'
import { dehydrate } from './hydration.ts'
import { createQueryClient } from './query-client.ts'

it('the data of a rendered page is an element that no text can close', async () => {
  const client = createQueryClient({ retries: false })
  client.setQueryData(['bots', 'slug', 'max'], { name: '</script><script>alert(1)</script><!--' })
  await client.prefetchQuery({ queryKey: ['creators', ['u-1']], queryFn: () => Promise.reject(new Error('away')) })
  const [, open = '', text = '', close] = /^(<[^>]*>)(.*)(<\/script>)$/s.exec(dehydrate(client)) ?? []
  expect([open, close]).toEqual(['<script type="application/json" id="rendered-data">', '</script>'])
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toEqual([[['bots', 'slug', 'max'], { name: '</script><script>alert(1)</script><!--' }]])
  client.clear()
})
