export interface Download {
  name: string
  content: Blob
}

/** Reads an answer to its end, telling how many bytes have come. Throws when it breaks off. */
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

/** The file's name, if the header gives a plain one. */
const nameIn = (disposition: string | null): string | null => /filename="?([\w.-]+)"?/.exec(disposition ?? '')?.[1] ?? null
