declare module '*.md' {
  export const text: import('./lib/markdown-text.ts').MarkdownText
}
