import { describe, expect, it } from '@jest/globals'
import type { EmailContent } from './email-content.ts'
import {
  codeEmail,
  confirmEmailEmail,
  confirmRegistrationEmail,
  emailChangedEmail,
  emailChangeEmail,
  passwordChangedEmail,
  resetLinkEmail,
} from './email-templates.ts'
import { factorNoticeEmail } from './second-factor-templates.ts'

const url = 'https://rostra.example/reset-password/a-token'
const emails: [string, EmailContent][] = [
  ['a one-time code', codeEmail('ada', '012345')],
  ['a reset link', resetLinkEmail('ada', url)],
  ['a new address to confirm', confirmEmailEmail('ada', url, { isFirstProof: false })],
  ['a requested change of the address', emailChangeEmail('ada', url)],
  ['a changed address', emailChangedEmail('ada')],
  ['a changed password', passwordChangedEmail('ada', url)],
]

describe.each(emails)('the email template for %s', (_name, { subject, text, html }) => {
  it('names the product and the member, in text and HTML', () => {
    expect(subject).toContain('Rostra')
    for (const body of [text, html]) expect(body).toContain('Hello ada,')
    expect(text).not.toMatch(/[<>]/)
  })

  it('loads no resource and uses no layout table', () => {
    expect(html).not.toMatch(/<table|<img|<script|src=|@import|url\(/)
    expect(html).toContain('prefers-color-scheme: dark')
  })
})

describe('an email template', () => {
  it('shows a code in the body and never in the subject', () => {
    const { subject, text, html } = codeEmail('ada', '012345')
    expect(subject).not.toMatch(/\d/)
    for (const body of [text, html]) expect(body).toContain('012345')
  })

  it('shows a link as HTML and as plain text', () => {
    const { text, html } = resetLinkEmail('ada', url)
    expect(text).toContain(`\n${url}\n`)
    expect(html).toContain(`<a href="${url}">${url}</a>`)
  })

  it('says of a new password and of the first second factor that API keys end', () => {
    const links = { account: url, forgot: url }
    const notices = [resetLinkEmail('ada', url), passwordChangedEmail('ada', url), factorNoticeEmail('second-factor-added', 'ada', links)]
    for (const { text } of notices) expect(text).toContain('every API key')
  })

  it('says where to open the link of a first proof, which removes the password elsewhere', () => {
    const registered = /Open it in the browser in which you registered: in another one it removes the password\./
    expect(confirmRegistrationEmail('ada', url).text).toMatch(registered)
    expect(confirmEmailEmail('ada', url, { isFirstProof: true }).text).toMatch(registered)
    expect(confirmEmailEmail('ada', url, { isFirstProof: false }).text).not.toMatch(registered)
  })

  it('escapes its values', () => {
    const { html } = codeEmail('<b>"&\'', '<i>')
    expect(html).toContain('Hello &#60;b&#62;&#34;&#38;&#39;,')
    expect(html).not.toContain('<i>')
  })
})
