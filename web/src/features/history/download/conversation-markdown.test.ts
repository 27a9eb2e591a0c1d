import { expect, it } from '@jest/globals'
import type { Message } from '../../../api/schemas.ts'
import { conversationMarkdown } from './conversation-markdown.ts'

const message = (content: string, more: Partial<Message> = {}) =>
  ({ content, isFromBot: false, status: 'complete', citations: [], ...more }) as Message

it('a message has its headings below its writer, ends its own code, and has its own notes', () => {
  const messages = [
    message('# Plan[^1]\n\n[^1]: a\n\n```js\ncut', { isFromBot: true }),
    message('Go on[^1]\n\n[^1]: b', { isFromBot: true }),
  ]
  expect(conversationMarkdown({ title: 'Rest', botName: 'Livia', startedAt: '2026-03-10T09:00:00Z' }, messages)).toContain(
    '## Livia\n\n### Plan[^1-1]\n\n[^1-1]: a\n\n```js\ncut\n```\n\n## Livia\n\nGo on[^2-1]\n\n[^2-1]: b\n',
  )
})

it('a conversation as Markdown has its title, and each message below who wrote it', () => {
  const cited = { n: 1, sourceId: 's1', title: 'Hand*book*', page: 3, heading: '', excerpt: 'Rest on Mondays.' }
  const messages = [
    message('Welcome', { isFromBot: true }),
    message('When do I\nrest?'),
    message('On **Mondays** [1].', { isFromBot: true, citations: [cited] }),
    message('And then?'),
    message('Then you', { isFromBot: true, status: 'stopped' }),
    message('', { isFromBot: true, status: 'failed' }),
  ]
  expect(
    conversationMarkdown({ title: 'Rest # days', botName: 'Livia', startedAt: '2026-03-10T09:00:00Z' }, messages),
  ).toBe(`# Rest \\# days

With Livia · 2026-03-10

## Livia

Welcome

## You

When do I
rest?

## Livia

On **Mondays** [1].

\\[1\\] Hand\\*book\\*

## You

And then?

## Livia

Then you

_The answer ends here._
`)
})
