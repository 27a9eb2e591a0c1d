/** Escapes text for HTML elements and quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** The style sheet, with dark colours for clients that support them. Clients that drop it show plain paragraphs. */
const style = `
  :root { color-scheme: light dark; }
  body { margin: 0; padding: 24px 16px; font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', sans-serif; color: #1f2937; background: #ffffff; }
  main { max-width: 480px; margin: 0 auto; }
  h1 { font-size: 20px; margin: 0 0 24px; color: #4f46e5; }
  p { margin: 0 0 16px; }
  a { color: #4f46e5; overflow-wrap: anywhere; }
  .stands-out { font: 700 32px/1.2 ui-monospace, Menlo, Consolas, monospace; letter-spacing: 6px; }
  .button { display: inline-block; padding: 12px 20px; border-radius: 8px; background: #4f46e5; color: #ffffff; text-decoration: none; }
  .small { font-size: 14px; }
  @media (prefers-color-scheme: dark) {
    body { color: #e5e7eb; background: #111827; }
    h1, a { color: #a5b4fc; }
    .button { background: #6366f1; color: #ffffff; }
  }`

/** Returns the HTML document of a mail. `paragraphs` must be escaped already. */
export const htmlPage = (title: string, paragraphs: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${style}
</style>
</head>
<body>
<main>
<h1>Rostra</h1>
${paragraphs}
</main>
</body>
</html>
`
