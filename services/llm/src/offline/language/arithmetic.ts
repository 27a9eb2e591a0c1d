const number = '(\\d+(?:[.,]\\d+)?)'
const operation = new RegExp(`^\\D{0,30}${number}\\s*([-+*/x×÷]|plus|minus|times|divided by)\\s*${number}\\D{0,12}$`, 'i')
const percentage = new RegExp(`^\\D{0,30}${number}\\s*(?:%|per ?cent)\\s+of\\s+${number}\\D{0,12}$`, 'i')

/** Returns the answer, as a sentence, to a sum or percentage such as "what is 15% of 80?"; undefined if the text is neither. */
export function arithmetic(text: string): string | undefined {
  const part = percentage.exec(text)
  if (part) return `${part[1]} per cent of ${part[2]} is ${rounded((value(part[1]) * value(part[2])) / 100)}.`
  const [, left, sign = '', right] = operation.exec(text) ?? []
  if (left === undefined || right === undefined) return undefined
  const result = compute(value(left), sign.toLowerCase(), value(right))
  if (!Number.isFinite(result)) return 'Dividing by nothing has no answer: there is no number of nothings that makes something.'
  return `${left} ${sign} ${right} is ${rounded(result)}.`
}

function compute(left: number, sign: string, right: number): number {
  if (sign === '+' || sign === 'plus') return left + right
  if (sign === '-' || sign === 'minus') return left - right
  return sign === '/' || sign === '÷' || sign === 'divided by' ? left / right : left * right
}

const value = (digits: string | undefined) => Number((digits ?? '').replace(',', '.'))
const rounded = (result: number) => String(Number(result.toFixed(4)))
