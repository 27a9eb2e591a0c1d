import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { blobText } from '../../data/testing/blob-text.ts'
import { type fakeApi, refusal } from '../../data/testing/fake-api.ts'
import { user } from '../../data/testing/fixtures.ts'
import { conversation } from '../../data/testing/history-fixtures.ts'
import { choose, fakeHistoryApi, messagesOf, messagesRoute, openHistory } from './history-harness.tsx'

let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  api = fakeHistoryApi([{ ...conversation, id: 'c2', title: 'Lentil soup' }])
})
afterEach(() => {
  cleanup()
  jest.restoreAllMocks()
})

describe('downloading', () => {
  /** The files that the page has saved. */
  let files: { name: string; text: string }[]
  beforeEach(() => {
    files = []
    let content = new Blob()
    URL.createObjectURL = (blob) => {
      content = blob as Blob
      return 'blob:1'
    }
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      const name = this.download
      void blobText(content).then((text) => files.push({ name, text }))
    })
  })

  it('saves the whole conversation as Markdown, page by page, and as JSON', async () => {
    const whole = Array.from({ length: 203 }, (_, n) => `Message ${n}`)
    api.on(messagesRoute('c2'), async ({ query }) => {
      const all = await messagesOf('c2', ...whole).json()
      const end = query.before ? all.findIndex(({ id }: { id: string }) => id === query.before) : all.length
      return Response.json(all.slice(Math.max(0, end - Number(query.limit)), end))
    })
    openHistory(user)
    await choose('Lentil soup', 'Download as Markdown')
    await waitFor(() => expect(files).toHaveLength(1))
    await choose('Lentil soup', 'Download as JSON')
    await waitFor(() => expect(files).toHaveLength(2))
    expect(files.map(({ name }) => name)).toEqual(['rostra-conversation-lentil-soup.md', 'rostra-conversation-lentil-soup.json'])
    const [markdown = '', json = ''] = files.map(({ text }) => text)
    expect(markdown.match(/Message \d+/g)).toEqual(whole)
    expect(JSON.parse(json)).toMatchObject({ id: 'c2', title: 'Lentil soup' })
    expect(JSON.parse(json).messages.map(({ content }: { content: string }) => content)).toEqual(whole)
  })

  it('prints the whole conversation alone, rendered', async () => {
    api.on(messagesRoute('c2'), () => messagesOf('c2', 'Is **rest** needed?', 'It is.'))
    const printed: (string | null | undefined)[] = []
    globalThis.print = () => {
      printed.push(document.querySelector('.paper strong')?.textContent)
      dispatchEvent(new Event('afterprint'))
    }
    openHistory(user)
    await choose('Lentil soup', 'Print')
    await waitFor(() => expect(printed).toEqual(['rest']))
    expect(document.querySelector('.paper')).toBeNull()
  })

  it('says when it failed', async () => {
    api.on(messagesRoute('c2'), () => refusal(503, 'Please try again in a moment'))
    openHistory(user)
    await choose('Lentil soup', 'Download as JSON')
    await screen.findByText('The conversation could not be downloaded')
    expect(files).toEqual([])
  })
})
