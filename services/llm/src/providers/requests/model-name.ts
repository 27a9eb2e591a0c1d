/** Returns a model's own name, by which its family is known: gateways put its maker in front of it, as in `openai/gpt-5.6-terra`. */
export const modelName = (modelId: string): string => modelId.slice(modelId.lastIndexOf('/') + 1).toLowerCase()
