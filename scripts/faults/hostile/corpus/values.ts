const nested = (depth: number): unknown => {
  let value: unknown = 'a'
  for (let n = 0; n < depth; n++) value = n % 2 ? [value] : { a: value }
  return value
}

/** JSON values of a type that a field may not expect. */
export const values: Record<string, unknown> = {
  null: null,
  true: true,
  false: false,
  zero: 0,
  'a negative number': -1,
  'a fraction': 0.1,
  'a large number': 1e308,
  'more digits than a double': 2 ** 53,
  'an empty text': '',
  'an empty list': [],
  'an empty object': {},
  'a list of null': [null],
  'a list of lists': [[[]]],
  'a list of 5,000': Array.from({ length: 5_000 }, (_, n) => n),
  'a list of long texts': Array.from({ length: 15 }, () => 'x'.repeat(16_000)),
  'an operator of MongoDB': { $gt: '' },
  'an expression of MongoDB': { $where: 'sleep(10000)', $regex: '(a+)+$' },
  'an object with a prototype': JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}'),
  'an object with methods': JSON.parse('{"toString":null,"valueOf":1,"toJSON":"x","length":1000000000,"then":true}'),
  'an object like a buffer': { type: 'Buffer', data: [1, 2, 3] },
  'an object with 2,000 fields': Object.fromEntries(Array.from({ length: 2_000 }, (_, n) => [`field-${n}`, n])),
  'an object 200 deep': nested(200),
  'an object 2,000 deep': nested(2_000),
}
