/** Where the marker of a request goes. */
export const markerPlace = '@marker@'

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))))

/** Bodies of `application/json` that are no JSON, no object, or JSON that some parsers read differently. */
export const jsonBodies: Record<string, Buffer> = {
  nothing: bytes(''),
  'a null': bytes('null'),
  'a list': bytes(`["${markerPlace}"]`),
  'a text': bytes(`"${markerPlace}"`),
  'a number': bytes('7'),
  'half of an object': bytes(`{"name":"${markerPlace}`),
  'an object and more': bytes(`{"name":"${markerPlace}"}}`),
  'two objects': bytes('{}{}'),
  'single quotes': bytes(`{'name':'${markerPlace}'}`),
  'a trailing comma': bytes('{"name":"a",}'),
  'a comment': bytes('{/* a */"name":"a"}'),
  'not a number': bytes('{"name":NaN,"page":Infinity}'),
  'a number without an end': bytes(`{"page":${'9'.repeat(200_000)}}`),
  'a large exponent': bytes('{"page":1e999999,"limit":-1e-999999}'),
  'the same field twice': bytes(`{"name":"a","name":"${markerPlace}","content":"a","content":{"$gt":""}}`),
  'the field __proto__': bytes('{"__proto__":{"isAdmin":true,"role":"super_senator"}}'),
  'a byte order mark': bytes([0xef, 0xbb, 0xbf], '{}'),
  'UTF-16': Buffer.from(`{"name":"${markerPlace}"}`, 'utf16le'),
  'bytes that are no UTF-8': bytes('{"name":"', [0xff, 0xfe, 0xc0, 0x80, 0xed, 0xa0, 0x80], '"}'),
  'escaped surrogates': bytes('{"name":"\\ud83d\\ud83d\\u0000"}'),
  'an escape without an end': bytes('{"name":"\\u00'),
  'control characters': bytes('{"name":"a\u0001\n\tb"}'),
  '100,000 lists in each other': bytes(`{"name":${'['.repeat(100_000)}${']'.repeat(100_000)}}`),
  '40,000 objects in each other': bytes('{"a":'.repeat(40_000), '1', '}'.repeat(40_000)),
  '20,000 fields': bytes(`{${Array.from({ length: 20_000 }, (_, n) => `"${n}":1`).join()}}`),
  'a name of 200 kB': bytes(`{"${'n'.repeat(200_000)}":1}`),
  '300 kB': bytes(`{"name":"${markerPlace}${'x'.repeat(300_000)}"}`),
  'only spaces': bytes(' '.repeat(200_000)),
}
