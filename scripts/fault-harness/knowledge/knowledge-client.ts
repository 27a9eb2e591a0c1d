import { randomUUID } from 'node:crypto'
import type { Answer, Browser } from '../kills/browser.ts'
import type { KnowledgeFile } from './knowledge-files.ts'

/** A source as its owner sees it. */
export interface ListedSource {
  id: string
  kind: 'file' | 'text' | 'pair'
  title: string
  passages: number
  status: 'processing' | 'ready' | 'failed'
  reason: string | null
}

const tooMany = 429
/** Between two attempts of an upload while others of the account are running. */
const uploadPauseMs = 100

/** Adds a source and repeats the call as a browser does: with one key, also while too many files are uploaded at once. */
async function add({ call }: Browser, personaId: string, makeBody: () => object): Promise<Answer> {
  const key = { 'Idempotency-Key': randomUUID() }
  while (true) {
    const answer = await call('POST', `/api/bots/${personaId}/knowledge`, makeBody(), key)
    if (answer.status !== tooMany) return answer
    await new Promise((resolve) => setTimeout(resolve, uploadPauseMs))
  }
}

export const addFile = (browser: Browser, personaId: string, { name, content }: KnowledgeFile): Promise<Answer> =>
  add(browser, personaId, () => {
    const form = new FormData()
    form.set('file', new Blob([content as Uint8Array<ArrayBuffer>]), name)
    return form
  })

export const addText = (browser: Browser, personaId: string, title: string, text: string): Promise<Answer> =>
  add(browser, personaId, () => ({ title, text }))

export const addPair = (browser: Browser, personaId: string, question: string, answer: string): Promise<Answer> =>
  add(browser, personaId, () => ({ question, answer }))

/** Throws unless a source was added. */
export function expectAdded({ status, reason }: Answer): void {
  if (status !== 202) throw new Error(`a source was not added: ${status} ${reason}`)
}

export async function listSources({ call }: Browser, personaId: string): Promise<ListedSource[]> {
  const { status, reason, body } = await call('GET', `/api/bots/${personaId}/knowledge`)
  if (status !== 200) throw new Error(`the sources are not listed: ${status} ${reason}`)
  return body as unknown as ListedSource[]
}

/** Deletes a source. A repetition may find that it is gone. */
export async function deleteSource({ call }: Browser, personaId: string, sourceId: string): Promise<void> {
  const { status, reason, isRepeated } = await call('DELETE', `/api/bots/${personaId}/knowledge/${sourceId}`)
  if (status !== 204 && !(isRepeated && reason === 'SOURCE_NOT_FOUND')) throw new Error(`a source was not deleted: ${status} ${reason}`)
}
