import { errorOf } from './client.ts'
import { sessionEnded, watchSession } from './fetch-as-caller.ts'

interface PostOptions {
  headers?: Record<string, string>
  /** Called with the sent fraction, from 0 to 1. */
  onProgress: (part: number) => void
  signal: AbortSignal
}

/**
 * Posts a form and returns the parsed body. Unlike `fetch`, it reports how much is sent. Rejects with `ApiError` unless the status is 2xx,
 * with `TypeError` without a response, and with the signal's reason. A session that has ended is reported as by `fetchAsCaller`.
 */
export function postForm<Body>(path: string, form: FormData, { headers = {}, onProgress, signal }: PostOptions): Promise<Body> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const request = new XMLHttpRequest()
    const fail = () => reject(new TypeError('No response arrived'))
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    const hasEnded = watchSession(path)
    request.onload = () => {
      const isOver = hasEnded()
      const { status, statusText, responseText } = request
      if (status >= 200 && status < 300) return resolve(JSON.parse(responseText))
      if (isOver) return errorOf(sessionEnded()).then(reject, fail)
      const retryAfter = request.getResponseHeader('Retry-After')
      const response = new Response(responseText, { status, statusText, headers: retryAfter ? { 'Retry-After': retryAfter } : {} })
      errorOf(response).then(reject, fail)
    }
    request.onerror = fail
    request.ontimeout = fail
    signal.addEventListener('abort', () => {
      request.abort()
      reject(signal.reason)
    })
    request.open('POST', path)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.send(form)
  })
}
