import { describe, expect, it } from '@jest/globals'
import { type Shift, shiftedText, shiftOf } from './shifted-text.ts'

describe('shiftedText', () => {
  it.each([
    ['10', '6', '10⁶'],
    ['10', '-3', '10⁻³'],
    ['10', '−3', '10⁻³'],
    ['10', ' 12 ', '10 ¹² '],
    ['2', '1024', '2¹⁰²⁴'],
    ['١٠', '٦', '١٠⁶'],
    ['１０', '１２', '１０¹²'],
    ['10', '0.5', '10^0.5'],
    ['2', 'n+1', '2^(n+1)'],
    ['e', '-x', 'e^(-x)'],
    ['5 m', '2', '5 m²'],
    ['mol', '-1', 'mol⁻¹'],
    ['Na', '+', 'Na⁺'],
    ['SO₄', '2-', 'SO₄²⁻'],
    ['pump', '1', 'pump ¹'],
    ['pump.', '12', 'pump. ¹²'],
    ['pump', '1,2', 'pump ¹,²'],
    ['pump', '1–3', 'pump ¹–³'],
    ['1', 'st', '1st'],
    ['n', 'o', 'no'],
    ['Wear', 'TM', 'WearTM'],
    ['word', '[1]', 'word[1]'],
    ['a word', 'in 2019', 'a wordin 2019'],
  ])('writes %j with %j raised as %j', (before, text, expected) => {
    expect(before + shiftedText(text, 'raised', before)).toBe(expected)
  })

  it.each([
    ['H', '2', 'H₂'],
    ['log', '10', 'log₁₀'],
    ['x', '-1', 'x₋₁'],
    ['x', 'i+1', 'x_(i+1)'],
    ['x', 'i', 'xi'],
  ])('writes %j with %j lowered as %j', (before, text, expected) => {
    expect(before + shiftedText(text, 'lowered', before)).toBe(expected)
  })

  it.each<Shift>([null, 'raised'])('leaves an empty text as it is: %s', (shift) => {
    expect(shiftedText(' ', shift, '10')).toBe(' ')
  })
})

it.each<[string, Shift]>([
  ['superscript', 'raised'],
  ['subscript', 'lowered'],
  ['super 58%', 'raised'],
  ['-14% 58%', 'lowered'],
  ['0% 100%', null],
  ['30000', 'raised'],
  ['-25000', 'lowered'],
  ['baseline', null],
  ['', null],
])('a property %j is %s', (value, expected) => {
  expect(shiftOf(value)).toBe(expected)
})
