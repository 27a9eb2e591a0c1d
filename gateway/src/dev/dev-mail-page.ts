import type { DevMail__Output } from '@rostra/proto/gen/rostra/identity/v1/DevMail'
import { escapeHtml } from '../http/escape-html.ts'

/** Renders the dev mailbox as HTML without scripts. */
export const devMailPage = (mails: DevMail__Output[]): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Kept mail: Rostra</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/api/docs.css">
<link rel="stylesheet" href="/dev/mail.css">
</head>
<body>
<main>
<h1>Kept mail</h1>
<p>No mail server is set, so mail is kept here instead of being sent. The newest comes first. The same for machines: <a href="/dev/mail.json">JSON</a>.</p>
<p><a href="/dev/mail">Refresh</a></p>
${mails.length > 0 ? mails.map(mailHtml).join('\n') : '<p>No mail yet. It comes a moment after it was asked for.</p>'}
</main>
</body>
</html>
`

const mailHtml = ({ to, subject, text, html, at }: DevMail__Output) => `<article>
<h2>${escapeHtml(subject)}</h2>
<dl><dt>To</dt><dd>${escapeHtml(to)}</dd><dt>At</dt><dd><time datetime="${escapeHtml(at)}">${escapeHtml(at)}</time></dd></dl>
<h3>Text</h3>
<pre>${withLinks(text)}</pre>
${html ? `<h3>HTML</h3>\n<iframe title="${escapeHtml(subject)}, as HTML" sandbox srcdoc="${escapeHtml(html)}"></iframe>` : ''}
</article>`

/** Turns the URLs of a text into links, because the sandboxed HTML preview has no working ones. */
const withLinks = (text: string) =>
  text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) => (index % 2 === 1 ? `<a href="${escapeHtml(part)}" rel="noreferrer">${escapeHtml(part)}</a>` : escapeHtml(part)))
    .join('')
