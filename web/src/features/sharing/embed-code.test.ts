import { expect, it } from '@jest/globals'
import { embedCode } from './embed-code.ts'

const persona = { origin: 'https://rostra.example', slug: 'max-the-owl', title: 'Chat with Max' }

it('is a script with the slug of the persona', () => {
  const code = '<script src="https://rostra.example/embed.js" data-persona="max-the-owl" async></script>'
  expect(embedCode('script', persona)).toBe(code)
})

it('is a sandboxed iframe', () => {
  const code = embedCode('iframe', persona)
  expect(code).toContain('src="https://rostra.example/embed/max-the-owl"')
  expect(code).toContain('sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"')
})

it('escapes a hostile name inside its attribute', () => {
  const code = embedCode('iframe', { ...persona, title: 'Chat with "><script>alert(1)</script>\n&quot;' })
  expect(code).toContain('title="Chat with &quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp;quot;"')
  expect(code.match(/<script/g)).toBeNull()
})
