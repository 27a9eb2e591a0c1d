import { afterEach, expect, it } from '@jest/globals'
import { cleanup, screen, within } from '@testing-library/react'
import { renderApp } from '../../data/testing/render-app.tsx'
import { Footer } from './footer.tsx'

afterEach(() => {
  cleanup()
  document.head.replaceChildren()
})

const openFooter = (socialLinks?: { name: string; url: string }[]) => {
  if (socialLinks) {
    const meta = Object.assign(document.createElement('meta'), { name: 'social-links', content: JSON.stringify(socialLinks) })
    document.head.append(meta)
  }
  renderApp(<Footer />)
  const links = within(screen.getByRole('navigation')).getAllByRole('link')
  return links.map((link) => [link.textContent, link.getAttribute('href')])
}
const own = [
  ['About', '/about'],
  ['How to Create an AI', '/how-it-works'],
  ['Zeitgeist', '/zeitgeist'],
  ['Pricing', '/pricing'],
  ['Privacy Policy', '/privacy'],
  ['Terms of Service', '/terms'],
]

it('the footer has the links of the site, and no other without social links', () => {
  expect(openFooter()).toEqual(own)
})

it('the footer has the social links of the page after its own, which open in a new tab', () => {
  const hostile = { name: '<b>Forum</b>', url: 'https://forum.example/?a=1&b="2"' }
  expect(openFooter([hostile]).slice(own.length)).toEqual([['<b>Forum</b> (opens in a new tab)', hostile.url]])
  const link = screen.getByRole('link', { name: /Forum/ })
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'me noopener'])
})
