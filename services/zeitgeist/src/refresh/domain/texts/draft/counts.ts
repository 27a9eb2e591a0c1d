const words = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
]
const maxThousands = 20

/**
 * Writes a count of people: up to twelve and from a thousand on in words, so that no text of an entry has a number of four digits.
 * Thousands are rounded down; above twenty thousand it is 'more than twenty thousand'.
 */
export function people(count: number): string {
  if (count <= 12) return words[count] ?? ''
  if (count < 1_000) return `${count}`
  const thousands = Math.floor(count / 1_000)
  if (thousands > maxThousands) return 'more than twenty thousand'
  return `${words[thousands] ?? ''} thousand`
}

/** Returns 'at least 50 people'. True because the count is rounded down. */
export function atLeastPeople(count: number): string {
  const text = people(count)
  return `${text.startsWith('more') ? '' : 'at least '}${text} people`
}
