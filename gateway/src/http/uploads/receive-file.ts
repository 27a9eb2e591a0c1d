import { Busboy, type BusboyConfig, type BusboyFileStream, type BusboyHeaders } from '@fastify/busboy'
import type { Request, Response } from 'express'
import { boundBody, unboundBody } from '../body-time.ts'
import { type BodyPace, feedBody, malformed, tooLarge } from './feed-body.ts'
import { GrowingBuffer } from './growing-buffer.ts'

export interface ReceivedFile {
  /** The file name, without a path. */
  name: string
  content: Buffer
}

export interface FileRules {
  maxBytes: number
  /** Throws for a name that is refused, before the content is read. */
  checkName: (name: string) => void
}

/** The most bytes of boundaries and part headers around the file. */
const framingBytes = 16 * 1024
const limits: BusboyConfig['limits'] = { parts: 1, files: 1, fields: 0, headerPairs: 20, headerSize: 8 * 1024 }
const maxNameLength = 255
/** 10 MB in 2 minutes are 700 kbit/s; 64 KiB in 10 s are 52 kbit/s, below which a connection counts as stalled. */
const defaultPace: BodyPace = { totalMs: 120_000, bytes: 64 * 1024, periodMs: 10_000 }
/** The time limit for the rest of the body, in milliseconds: the client reads a refusal, or sends what follows the file. */
const restMs = 5_000

const onlyOneFile = () => malformed('Send exactly one file, in a field named “file”')

/** Whether the body of a request is multipart/form-data. */
export const isForm = (request: Request): boolean => request.is('multipart/form-data') === 'multipart/form-data'

/**
 * Checks the headers of an upload. Throws TOO_LARGE by its Content-Length, and VALIDATION for an encoded body or one without a boundary.
 */
export function checkFormHeaders(request: Request, { maxBytes }: Pick<FileRules, 'maxBytes'>): void {
  if (Number(request.get('Content-Length')) > maxBytes + framingBytes) throw tooLarge(maxBytes)
  if (request.get('Content-Encoding')) throw malformed('The body must not be encoded')
  createParser(request, maxBytes)
}

/**
 * Reads the only file of a multipart body, in the field `file`, into memory. Throws TOO_LARGE, UPLOAD_TOO_SLOW, VALIDATION for any other or
 * a broken body, the error of `checkName`, and the signal's reason when it aborts. Drops the rest of a refused body for 5 s.
 */
export async function receiveFile(
  request: Request,
  response: Response,
  { maxBytes, checkName }: FileRules,
  { signal, pace = defaultPace }: { signal?: AbortSignal | undefined; pace?: BodyPace | undefined } = {},
): Promise<ReceivedFile> {
  const { promise, resolve, reject } = Promise.withResolvers<ReceivedFile>()
  const parser = createParser(request, maxBytes)
  let file: { name: string; content: GrowingBuffer } | undefined

  const onFile = (field: string, stream: BusboyFileStream, name: string | undefined) => {
    stream.on('error', reject)
    if (field !== 'file' || !name) return reject(onlyOneFile())
    if (!isName(name)) return reject(malformed('The name of the file is too long, or has characters that cannot be shown'))
    try {
      checkName(name)
    } catch (error) {
      return reject(error)
    }
    const content = new GrowingBuffer(maxBytes, Number(request.get('Content-Length')) || 0)
    file = { name, content }
    stream.on('limit', () => reject(tooLarge(maxBytes)))
    stream.on('data', (piece: Buffer) => content.add(piece))
  }
  const onFinish = () => {
    if (!file) return reject(onlyOneFile())
    const { name, content } = file
    if (content.length === 0) return reject(malformed('The file is empty'))
    resolve({ name, content: content.take() })
  }
  for (const event of ['partsLimit', 'filesLimit', 'fieldsLimit']) parser.on(event, () => reject(onlyOneFile()))
  parser.on('file', onFile).on('finish', onFinish)
  parser.on('error', () => reject(malformed('The body is not a complete multipart/form-data body')))

  unboundBody(request)
  const stop = feedBody(request, parser, { maxBytes, framingBytes, pace, signal }, reject)
  try {
    return await promise
  } finally {
    stop()
    boundBody(request, response, restMs)
  }
}

/** Throws VALIDATION for a content type without a boundary, or with one that is too long. */
function createParser({ headers }: Request, maxBytes: number) {
  try {
    return new Busboy({ headers: headers as BusboyHeaders, limits: { ...limits, fileSize: maxBytes } })
  } catch {
    throw malformed('The body has no boundary')
  }
}

const isName = (name: string) => name.length <= maxNameLength && !/\p{Cc}/u.test(name)
