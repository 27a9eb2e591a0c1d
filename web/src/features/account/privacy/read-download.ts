export interface Download {
  name: string
  content: Blob
}

/** Reads a response to its end, and reports how many bytes have arrived. Throws when the connection breaks. */
export async function readDownload(response: Response, fallbackName: string, onBytes: (bytes: number) => void): Promise<Download> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  const reader = response.body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    parts.push(part.value)
    bytes += part.value.length
    onBytes(bytes)
  }
  const content = new Blob(parts, { type: response.headers.get('Content-Type') ?? 'application/zip' })
  return { name: nameIn(response.headers.get('Content-Disposition')) ?? fallbackName, content }
}

/** Returns the file name of the header if it is plain. */
const nameIn = (disposition: string | null): string | null => /filename="?([\w.-]+)"?/.exec(disposition ?? '')?.[1] ?? null
