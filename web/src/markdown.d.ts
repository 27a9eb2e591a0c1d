declare module '*.md' {
  const text: import('./features/texts/markdown-text.ts').MarkdownText
  export default text
}
