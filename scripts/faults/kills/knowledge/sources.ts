import { randomUUID } from 'node:crypto'
import type { Answer, AnswerBody, ApiClient } from '../../../client/api-client.ts'
import type { KnowledgeFile } from './files.ts'

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

/** Adds a source and repeats the call as a client does: with one key, also while too many files are uploaded at once. */
async function add({ call }: ApiClient, personaId: string, makeBody: () => object): Promise<Answer<AnswerBody>> {
  const headers = { 'Idempotency-Key': randomUUID() }
  while (true) {
    const answer = await call('POST', `/api/bots/${personaId}/knowledge`, makeBody(), { headers })
    if (answer.status !== tooMany) return answer
    await new Promise((resolve) => setTimeout(resolve, uploadPauseMs))
  }
}

export const addFile = (client: ApiClient, personaId: string, { name, content }: KnowledgeFile): Promise<Answer<AnswerBody>> =>
  add(client, personaId, () => {
    const form = new FormData()
    form.set('file', new Blob([content as Uint8Array<ArrayBuffer>]), name)
    return form
  })

export const addPair = (client: ApiClient, personaId: string, question: string, answer: string): Promise<Answer<AnswerBody>> =>
  add(client, personaId, () => ({ question, answer }))

/** Throws unless a source was added. */
export function expectAdded({ status, reason }: Answer<AnswerBody>): void {
  if (status !== 202) throw new Error(`a source was not added: ${status} ${reason}`)
}

export const listSources = ({ get }: ApiClient, personaId: string): Promise<ListedSource[]> => get(`/api/bots/${personaId}/knowledge`)

/** Deletes a source. A repetition may find that it is gone. */
export async function deleteSource({ call }: ApiClient, personaId: string, sourceId: string): Promise<void> {
  const { status, reason, isRepeated } = await call('DELETE', `/api/bots/${personaId}/knowledge/${sourceId}`)
  if (status !== 204 && !(isRepeated && reason === 'SOURCE_NOT_FOUND')) throw new Error(`a source was not deleted: ${status} ${reason}`)
}
