export function cacheFolder(env?: NodeJS.ProcessEnv): string
export function cached(name: string, fill: (folder: string) => Promise<void>, cache?: string): Promise<string>
