import { expect, it } from '@jest/globals'
import { type EmbedOptions, embedCode } from './embed-code.ts'

const defaults: EmbedOptions = { color: '#4F46E5', position: 'right', greeting: ' ', opensAtLoad: false, language: '' }
const persona = { origin: 'https://rostra.example', slug: 'max-the-owl', title: 'Chat with Max', options: defaults }

it('is a script with the slug of the persona, and without defaults', () => {
  const code = '<script src="https://rostra.example/embed.js" data-persona="max-the-owl" async></script>'
  expect(embedCode('script', persona)).toBe(code)
})

it('has an attribute for each chosen option', () => {
  const options: EmbedOptions = { color: '#0F766E', position: 'left', greeting: ' Ask me ', opensAtLoad: true, language: 'de' }
  expect(embedCode('script', { ...persona, options })).toBe(
    '<script src="https://rostra.example/embed.js" data-persona="max-the-owl" data-color="#0f766e" data-position="left" data-greeting="Ask me" data-open data-lang="de" async></script>',
  )
})

it('is a sandboxed iframe', () => {
  const code = embedCode('iframe', persona)
  expect(code).toContain('src="https://rostra.example/embed/max-the-owl"')
  expect(code).toContain('sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"')
})

it('escapes a hostile name or greeting inside its attribute', () => {
  const hostile = '"><script>alert(1)</script>\n&quot;'
  const escaped = '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp;quot;'
  const code = embedCode('iframe', { ...persona, title: `Chat with ${hostile}` })
  expect(code).toContain(`title="Chat with ${escaped}"`)
  expect(code.match(/<script/g)).toBeNull()
  const script = embedCode('script', { ...persona, options: { ...defaults, greeting: hostile } })
  expect(script).toContain(`data-greeting="${escaped}"`)
  expect(script.match(/<script/g)).toHaveLength(1)
})
