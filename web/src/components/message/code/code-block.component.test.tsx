import { afterAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { uncopiedText } from '../../../lib/copy-text.ts'
import { Markdown } from '../markdown.tsx'
import { MarkdownText } from '../markdown-text.tsx'
import { tokenize } from './highlight/tokenize.ts'
import type { HighlightReply, HighlightRequest } from './highlight/worker.ts'

/** What the worker was asked, and what it waits for before it answers. */
const requests: HighlightRequest[] = []
let gate: Promise<void> | undefined

/** Does the highlighter's work in the page, as jsdom has no workers. */
class FakeWorker extends EventTarget {
  async postMessage(request: HighlightRequest) {
    requests.push(request)
    await gate
    const data: HighlightReply = { id: request.id, runs: await tokenize(request.code, request.grammar) }
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

const writeText = jest.fn(async (_text: string) => undefined)
beforeEach(() => {
  Object.assign(globalThis, { Worker: FakeWorker })
  requests.length = 0
  gate = undefined
  writeText.mockClear()
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
})
afterAll(() => void Reflect.deleteProperty(globalThis, 'Worker'))

const fence = (language: string, code: string) => `\`\`\`${language}\n${code}\n\`\`\``

/** Renders an answer and waits for its first block of code. */
async function show(text: string, { pending = false } = {}) {
  const element = (value: string, isPending: boolean) => (
    <>
      <MarkdownText text={value} typing={isPending} pending={isPending} />
    </>
  )
  const { rerender } = render(element(text, pending))
  const block = await waitFor(() => {
    const found = document.querySelector<HTMLElement>('.code-block pre')
    if (!found) throw new Error('There is no block of code')
    return found
  })
  return { block, update: (value: string, isPending: boolean) => rerender(element(value, isPending)) }
}
const colours = (block: HTMLElement) => [...block.querySelectorAll('[class^=code-]')].map((span) => [span.className, span.textContent])

describe('the header', () => {
  it.each([
    ['ts', 'TypeScript'],
    ['c++', 'C++'],
    ['sh', 'Shell'],
    ['brainfuck', 'brainfuck'],
    ['', 'Code'],
  ])('of a block of %j says %s, which names the block too', async (language, name) => {
    const { block } = await show(fence(language, 'a'))
    expect(document.querySelector('.code-header')?.textContent).toBe(`${name}Wrap linesCopy`)
    expect(screen.getByRole('group', { name: `Code, ${name}` })).toBe(block)
    expect([block.tabIndex, block.dir]).toEqual([0, 'ltr'])
  })

  it('copies what was written, and confirms it on the button and to screen readers', async () => {
    await show(fence('console', '$ ls  \n\tb'))
    fireEvent.click(screen.getByRole('button', { name: 'Copy code' }))
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy()
    expect(writeText.mock.calls).toEqual([['$ ls  \n\tb']])
    expect(screen.getByRole('status').textContent).toBe('Copied')
  })

  it('does not confirm a copy that the browser refuses', async () => {
    writeText.mockRejectedValueOnce(new Error('no permission'))
    await show(fence('', 'a'))
    fireEvent.click(screen.getByRole('button', { name: 'Copy code' }))
    await waitFor(() => expect(uncopiedText.get()?.text).toBe('a'))
    expect(screen.queryByRole('button', { name: 'Copied' })).toBeNull()
    uncopiedText.close()
  })

  it('wraps the lines of all blocks, and the browser remembers it', async () => {
    await show(`${fence('', 'a')}\n\n${fence('', 'b')}`)
    const [first, second] = screen.getAllByRole('button', { name: 'Wrap lines' })
    const states = () => [...document.querySelectorAll('pre')].map(({ dataset }) => dataset.wrapped)
    expect([first?.getAttribute('aria-pressed'), ...states()]).toEqual(['false', 'false', 'false'])
    fireEvent.click(first as HTMLElement)
    expect([second?.getAttribute('aria-pressed'), ...states()]).toEqual(['true', 'true', 'true'])
    expect(localStorage.getItem('rostra.code-wrap')).toBe('1')
    fireEvent.click(second as HTMLElement)
    expect([localStorage.getItem('rostra.code-wrap'), ...states()]).toEqual([null, 'false', 'false'])
  })
})

describe('colours', () => {
  const code = "const owl = 'up' // 1 < 2 && <b>"

  it('come once they are known, and leave the text as it was written', async () => {
    let open = () => {}
    gate = new Promise((resolve) => {
      open = resolve
    })
    const { block } = await show(fence('js', code))
    await waitFor(() => expect(requests).toMatchObject([{ grammar: 'javascript' }]))
    expect([block.textContent, colours(block)]).toEqual([`${code}\n`, []])
    open()
    await waitFor(() => expect(colours(block)).not.toEqual([]))
    expect(colours(block)).toEqual([
      ['code-keyword', 'const'],
      ['code-string', "'up'"],
      ['code-comment', '// 1 < 2 && <b>'],
    ])
    expect(block.textContent).toBe(`${code}\n`)
  })

  it('are there at once for a code that was shown before', async () => {
    const { block } = await show(fence('js', code))
    expect(colours(block)).not.toEqual([])
  })

  it('wait until the code is whole', async () => {
    const text = '```js\nlet a = 1'
    const { block, update } = await show(text, { pending: true })
    update(`${text}\nlet b`, true)
    await waitFor(() => expect(block.textContent).toContain('let b'))
    expect([requests, colours(block)]).toEqual([[], []])
    update(`${text}\nlet b\n\`\`\``, true)
    await waitFor(() => expect(colours(block)).toContainEqual(['code-keyword', 'let']))
    expect(requests).toHaveLength(1)
    expect(document.querySelector('.code-block pre')).toBe(block)
  })

  it('come when an answer ends within its code', async () => {
    const text = '- a\n\n  ```js\n  let c = 1'
    const { block, update } = await show(text, { pending: true })
    expect(requests).toEqual([])
    update(text, false)
    await waitFor(() => expect(colours(block)).toContainEqual(['code-keyword', 'let']))
  })

  it.each([
    ['an unknown language', 'brainfuck', '+++'],
    ['no language', '', 'let a'],
    ['30,001 characters', 'js', `let a ${'x'.repeat(30_000)}`],
    ['2,001 lines', 'js', 'a\n'.repeat(2_001)],
  ])('are not fetched for %s', async (_what, language, text) => {
    const { block } = await show(fence(language, text))
    expect([block.textContent === `${text}\n`, requests]).toEqual([true, []])
  })
})

it('the lines of a diff are marked by their sign, by elements and by their background', async () => {
  const lines = ['--- a/x', '+++ b/x', '@@ -1 +1 @@', ' same', '-old', '+new']
  const { block } = await show(fence('diff', lines.join('\n')))
  expect(block.textContent).toBe(`${lines.join('\n')}\n`)
  expect([...block.querySelectorAll('ins, del')].map((line) => [line.tagName, line.className, line.textContent])).toEqual([
    ['DEL', 'code-removed', '-old\n'],
    ['INS', 'code-added', '+new\n'],
  ])
})

it('a block that the server has rendered is plain, and gets its colours in the browser', async () => {
  const answer = <Markdown text={fence('js', 'let served = 1')} className="prose" passages={[]} pending={false} />
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(answer)
  const block = root.querySelector('pre') as HTMLElement
  expect([block.textContent, colours(block)]).toEqual(['let served = 1\n', []])
  const errors: unknown[] = []
  const hydrated = await act(async () => hydrateRoot(root, answer, { onRecoverableError: (error) => errors.push(error) }))
  await waitFor(() => expect(colours(block)).toContainEqual(['code-keyword', 'let']))
  expect([errors, root.contains(block)]).toEqual([[], true])
  act(() => hydrated.unmount())
})
