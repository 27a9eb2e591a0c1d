/** Returns the label of texts that models wrote, with their names: each once. */
export function writtenByAi(modelIds: readonly string[]): string {
  const names = modelIds.map((id) => (id === 'offline' ? 'Offline model' : id))
  return `Written by AI · ${[...new Set(names)].join(', ')}`
}
