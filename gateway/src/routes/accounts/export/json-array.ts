/** Yields the items of a stream as a JSON array, one a line. */
export async function* jsonArray(values: AsyncIterable<object>): AsyncGenerator<string> {
  let separator = '[\n'
  for await (const value of values) {
    yield `${separator}${JSON.stringify(value)}`
    separator = ',\n'
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n'
}
