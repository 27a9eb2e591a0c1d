/** An upload by XMLHttpRequest that a test answers. */
export class FakeUpload {
  static last: FakeUpload
  /** The number of requests that were made. */
  static count = 0
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onload?: () => void
  onerror?: () => void
  status = 0
  statusText = ''
  responseText = ''
  isAborted = false
  headers: Record<string, string> = {}
  opened: unknown[] = []
  body: FormData | null = null

  constructor() {
    FakeUpload.last = this
    FakeUpload.count++
  }
  open(...opened: unknown[]) {
    this.opened = opened
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  getResponseHeader() {
    return null
  }
  send(body: FormData) {
    this.body = body
  }
  fileName() {
    const file = this.body?.get('file')
    return file instanceof File ? file.name : null
  }
  abort() {
    this.isAborted = true
  }
  respond(status: number, body: unknown) {
    Object.assign(this, { status, responseText: JSON.stringify(body) })
    this.onload?.()
  }
}
