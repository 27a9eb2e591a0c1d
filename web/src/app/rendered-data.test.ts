import { expect, it } from '@jest/globals'
import { createQueryClient } from './query-client.ts'
import { renderedData } from './rendered-data.ts'

it('what a page was rendered from stands in it as data, which no text can break out of', async () => {
  const client = createQueryClient()
  client.setQueryData(['bots', 'slug', 'max'], { name: '</script><script>alert(1)</script><!--' })
  await client.prefetchQuery({ queryKey: ['creators', ['u-1']], queryFn: () => Promise.reject(new Error('away')) })
  const [, open = '', text = '', close] = /^(<[^>]*>)(.*)(<\/script>)$/s.exec(renderedData(client)) ?? []
  expect([open, close]).toEqual(['<script type="application/json" id="rendered-data">', '</script>'])
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toEqual([[['bots', 'slug', 'max'], { name: '</script><script>alert(1)</script><!--' }]])
  client.clear()
})
