export function cached(name: string, fill: (folder: string) => Promise<void>, cache?: string): Promise<string>
