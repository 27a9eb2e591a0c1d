import { DomainError } from '@rostra/kit/errors'
import type { AddSourceRequest__Output as WireRequest } from '@rostra/proto/gen/rostra/persona/v1/AddSourceRequest'
import type { Passage as WirePassage } from '@rostra/proto/gen/rostra/persona/v1/Passage'
import type { Source as WireSource } from '@rostra/proto/gen/rostra/persona/v1/Source'
import type { Passage } from '../domain/passages/passage.ts'
import type { Material } from '../domain/sources/material.ts'
import type { Source } from '../domain/sources/source.ts'

const wireKinds = { file: 'SOURCE_KIND_FILE', text: 'SOURCE_KIND_TEXT', pair: 'SOURCE_KIND_PAIR' } as const

const wireStatuses = { processing: 'SOURCE_STATUS_PROCESSING', ready: 'SOURCE_STATUS_READY', failed: 'SOURCE_STATUS_FAILED' } as const

export function toWireSource({ id, kind, title, bytes, pages, passages, status, reason, ...source }: Source): WireSource {
  return {
    id,
    kind: wireKinds[kind],
    title,
    bytes,
    pages: pages ?? 0,
    passages,
    status: wireStatuses[status],
    reason,
    createdAt: source.createdAt.toISOString(),
    originalUntil: source.originalUntil?.toISOString() ?? '',
    keepsOriginal: source.keepsOriginal,
  }
}

/** Returns a passage of a source, outside of a search. */
export const toWirePassage = ({ id, title }: Pick<Source, 'id' | 'title'>, { page, pageLabel, heading, text }: Passage): WirePassage => ({
  sourceId: id,
  title,
  page: page ?? 0,
  pageLabel: pageLabel ?? '',
  heading,
  text,
  score: 0,
})

/** Reads what is added. Throws VALIDATION for a request without material. */
export function fromWireMaterial({ file, text, pair }: WireRequest): Material {
  if (file) return { kind: 'file', ...file }
  if (text) return { kind: 'text', ...text }
  if (pair) return { kind: 'pair', ...pair }
  const message = 'A file, a text or a question with its answer is needed'
  throw new DomainError('invalid', 'VALIDATION', message, { fields: { material: message } })
}
