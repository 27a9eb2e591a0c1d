import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MarkdownText } from '../../markdown-text.tsx'

const source = 'flowchart TD\n  A --> B\n'

async function show(text = `\`\`\`mermaid\n${source}\`\`\``, pending = false) {
  render(<MarkdownText text={text} typing={pending} pending={pending} />)
  await waitFor(() => expect(document.querySelector('.code-block pre')).not.toBeNull())
}
const button = (name: string) => screen.queryByRole('button', { name })
const frame = () => document.querySelector('iframe')
const isCodeShown = () => document.querySelector('pre')?.hidden === false
const note = () => document.querySelector('.code-note')?.textContent

/** Asks for the diagram, and returns what the page posts to the frame. */
function showDiagram() {
  fireEvent.click(screen.getByRole('button', { name: 'Show as diagram' }))
  const inside = frame()?.contentWindow
  if (!inside) throw new Error('There is no frame')
  const posted: unknown[] = []
  jest.spyOn(inside, 'postMessage').mockImplementation((message: unknown) => void posted.push(message))
  const send = (data: unknown, from: MessageEventSource | null = inside) =>
    act(() => void window.dispatchEvent(new MessageEvent('message', { data, source: from })))
  return { posted, send }
}

afterEach(() => void jest.useRealTimers())

describe('a diagram', () => {
  it('is drawn in a sandbox without an origin, once the reader asks for it', async () => {
    await show()
    expect([frame(), isCodeShown()]).toEqual([null, true])
    const { posted, send } = showDiagram()
    expect([frame()?.getAttribute('sandbox'), frame()?.getAttribute('src'), note()]).toEqual([
      'allow-scripts',
      '/diagram/frame.html',
      'Drawing the diagram…',
    ])
    expect([posted, isCodeShown()]).toEqual([[], true])
    send({ kind: 'ready' })
    expect(posted).toMatchObject([{ kind: 'draw', source, isDark: false, colours: { ink: expect.anything() } }])
    send({ kind: 'drawn', height: 312, content: 'flowchart, A, B' })
    expect([frame()?.title, frame()?.style.height, isCodeShown(), note()]).toEqual(['Diagram: flowchart, A, B', '312px', false, ''])
    fireEvent.click(screen.getByRole('button', { name: 'Show as code' }))
    expect([frame(), isCodeShown()]).toEqual([null, true])
  })

  it('that is broken shows why, and stays code', async () => {
    await show()
    const { send } = showDiagram()
    send({ kind: 'failed', message: 'Parse error on line 2:\nA -->\n----^\nExpecting a lot\nof things' })
    expect([frame(), isCodeShown(), note()]).toEqual([null, true, 'This diagram could not be drawn.Parse error on line 2:\nA -->\n----^'])
    expect(button('Show as diagram')).not.toBeNull()
  })

  it('that takes too long stays code', async () => {
    await show()
    jest.useFakeTimers()
    const { send } = showDiagram()
    act(() => void jest.advanceTimersByTime(14_999))
    send({ kind: 'ready' })
    act(() => void jest.advanceTimersByTime(14_999))
    expect(frame()).not.toBeNull()
    act(() => void jest.advanceTimersByTime(1))
    expect([frame(), note()]).toEqual([null, 'The diagram took too long to draw. Its code is shown instead.'])
  })

  it.each([
    ['from another window', { kind: 'failed', message: 'x' }, () => window],
    ['from nowhere', { kind: 'failed', message: 'x' }, () => null],
    ['of an unknown kind', { kind: 'navigate' }, undefined],
    ['that is a text', 'failed', undefined],
    ['that is nothing', null, undefined],
    ['with a height that is no number', { kind: 'drawn', height: '1px; color: red', content: '' }, undefined],
    ['with no height', { kind: 'drawn', height: Number.NaN, content: '' }, undefined],
  ])('ignores a message %s', async (_what, data, from) => {
    await show()
    const { send } = showDiagram()
    send({ kind: 'ready' })
    if (from) send(data, from() as MessageEventSource | null)
    else send(data)
    expect([frame() !== null, isCodeShown(), note()]).toEqual([true, true, 'Drawing the diagram…'])
  })
})

it.each([
  ['too long', `\`\`\`mermaid\n${'x'.repeat(20_000)}\n\`\`\``, false],
  ['being written', '```mermaid\nflowchart TD', true],
  ['of another language', '```ts\nflowchart\n```', false],
])('there is no diagram of a block that is %s', async (_what, text, pending) => {
  await show(text, pending)
  expect(button('Show as diagram')).toBeNull()
})
