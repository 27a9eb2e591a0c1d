/** Material for a persona: a file, a text, or a question with its answer. */
export type Material =
  | { kind: 'file'; file: File }
  | { kind: 'text'; title: string; text: string }
  | { kind: 'pair'; question: string; answer: string }

/** The largest file that the server accepts, in bytes. The document of the API has no limit for a part of a form. */
const maxFileBytes = 10_000_000

export const maxFileSize = `${maxFileBytes / 1_000_000} MB`

/** The file types that can be read, by the end of a name. */
export const fileTypes = [
  '.pdf',
  '.docx',
  '.odt',
  '.pptx',
  '.xlsx',
  '.epub',
  '.html',
  '.htm',
  '.xhtml',
  '.md',
  '.markdown',
  '.csv',
  '.tsv',
  '.srt',
  '.vtt',
  '.txt',
] as const

/** The reason why a file is refused before it is sent. */
export type FileProblem = 'tooLarge' | 'wrongType' | 'empty'

/** The error of a file that is refused before it is sent. */
export class RefusedFile extends Error {
  readonly problem: FileProblem

  constructor(problem: FileProblem) {
    super(problem)
    this.name = 'RefusedFile'
    this.problem = problem
  }
}

/** Returns the problem of a file; null for none. The server also checks the content. */
export function fileProblem({ name, size }: Pick<File, 'name' | 'size'>): FileProblem | null {
  const lower = name.toLowerCase()
  if (!fileTypes.some((type) => lower.endsWith(type))) return 'wrongType'
  if (size === 0) return 'empty'
  return size > maxFileBytes ? 'tooLarge' : null
}

/** Returns the title of the material in the list of sources. */
export function titleOf(material: Material): string {
  if (material.kind === 'file') return material.file.name
  return material.kind === 'text' ? material.title : material.question
}
