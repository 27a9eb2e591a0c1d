/** Returns the name of a model by its id: the same words on every screen. */
export const modelName = (id: string): string => (id === 'offline' ? 'Offline model' : id)
