/** The English texts of blocks of code and of diagrams. */
export const enCode = {
  code: 'Code',
  /** The name of a block, for screen readers. */
  block: (language: string) => `Code, ${language}`,
  copy: 'Copy',
  /** For screen readers: a message has a button to copy it, too. */
  copyCode: 'Copy code',
  copied: 'Copied',
  wrap: 'Wrap lines',
  showDiagram: 'Show as diagram',
  showCode: 'Show as code',
  drawing: 'Drawing the diagram…',
  diagram: (content: string) => `Diagram: ${content}`,
  failed: 'This diagram could not be drawn.',
  tooLong: 'The diagram took too long to draw. Its code is shown instead.',
} as const
