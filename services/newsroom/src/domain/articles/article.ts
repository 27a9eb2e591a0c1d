import type { Author } from './author.ts'

export const sourceKinds = ['topic', 'entry', 'story'] as const

export type SourceKind = (typeof sourceKinds)[number]

/** A source of a story, as the page names it. */
export interface Source {
  kind: SourceKind
  title: string
  /** The slug of a story; empty for other kinds. */
  slug: string
  /** The id of an entry of the zeitgeist. Missing for other kinds and in sample stories. */
  entryId?: string
}

export interface Paragraph {
  /** Markdown. Authors of the newsroom write none: their texts are plain prose. */
  text: string
  /** The numbers, from 1, of the paragraph's sources. Every claim of a paragraph is in one of them. */
  sources: readonly number[]
}

/** The id of the built-in model. */
export const offlineModelId = 'offline'

/** What an author writes. Its title is plain text. */
export interface Story {
  title: string
  paragraphs: readonly Paragraph[]
  /** 2 to 5, Markdown as the paragraphs. */
  takeaways: readonly string[]
  /** The id of the model that wrote it, `offlineModelId` for the built-in one. */
  modelId: string
}

/** A published story. */
export interface Article extends Story {
  id: string
  /** Unique; never changes. */
  slug: string
  author: Author
  /** The day (UTC) that it is the author's story of, `YYYY-MM-DD`. */
  day: string
  publishedAt: Date
  sources: readonly Source[]
}
