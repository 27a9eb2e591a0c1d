declare module '*.md' {
  export const text: import('./features/texts/markdown-text.ts').MarkdownText
}
