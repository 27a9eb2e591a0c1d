import type { QueryClient } from '@tanstack/react-query'
import { api, bodyOf } from '../../api/client.ts'
import { postForm } from '../../api/post-form.ts'
import type { Source } from '../../api/schemas.ts'
import { repeatWhileUnavailable } from '../client/retry.ts'
import type { Material } from './material.ts'
import { sourcesQuery } from './sources.ts'
import type { Send } from './upload-queue.ts'

/** The largest JSON body that the server accepts, in bytes. A longer text is sent as a file. */
const maxJsonBytes = 256 * 1024

/**
 * Returns the function that adds material to a persona. Retries for up to 30 s while the product is unavailable, with one idempotency key.
 */
export const senderOf =
  (client: QueryClient, botId: string): Send =>
  async (material, { requestId, onProgress, signal }) => {
    const headers = { 'Idempotency-Key': requestId }
    const request = requestOf(material)
    const call = () =>
      request instanceof File
        ? postFile(botId, request, { headers, onProgress, signal })
        : bodyOf(api.POST('/api/bots/{id}/knowledge', { params: { path: { id: botId } }, body: request, headers, signal }))
    const source = await repeatWhileUnavailable(call, { isWanted: () => !signal.aborted, onRefused: () => onProgress(0) })
    const { queryKey } = sourcesQuery(botId)
    await client.cancelQueries({ queryKey })
    client.setQueryData(queryKey, (sources) => sources && { ...sources, items: withSource(sources.items, source) })
    void client.invalidateQueries({ queryKey })
  }

/** Returns the file to upload, or the JSON body of other material. */
function requestOf(material: Material) {
  if (material.kind === 'file') return material.file
  if (material.kind === 'pair') return { question: material.question, answer: material.answer }
  const body = { title: material.title, text: material.text }
  const isLong = new Blob([JSON.stringify(body)]).size > maxJsonBytes
  return isLong ? new File([body.text], `${body.title.replaceAll(/[/\\]/g, '-')}.md`) : body
}

function postFile(botId: string, file: File, options: Parameters<typeof postForm>[2]) {
  const form = new FormData()
  form.append('file', file)
  return postForm<Source>(`/api/bots/${encodeURIComponent(botId)}/knowledge`, form, options)
}

const withSource = (items: Source[], source: Source) => [source, ...items.filter(({ id }) => id !== source.id)]
