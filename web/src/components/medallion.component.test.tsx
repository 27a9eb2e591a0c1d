import { afterEach, expect, it } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import { Medallion } from './medallion.tsx'

afterEach(cleanup)

it.each([
  ['Marcus Tullius Cicero', 'MC', 'optical'],
  ['Éva Ős', 'ÉŐ', 'optical'],
  ['孔子', '孔', 'optical'],
  ['محمد علي', 'م\u200cع', 'optical'],
  ['தமிழ் கௌதமன்', 'தகௌ', 'optical optical-wide'],
  ['မြန်မာ အောင်', 'မြအေ', 'optical optical-wide'],
])('the initials of %s fit into its circle', (name, initials, classes) => {
  render(<Medallion face={{ name, avatarUrl: null, avatarEmoji: null, avatarBgColor: '' }} size={88} />)
  expect(screen.getByText(initials).className).toBe(classes)
})
