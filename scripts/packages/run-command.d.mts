export type CommandResult = { code: number; output: string; signal?: NodeJS.Signals | null }
type CommandOptions = { cwd?: string; env?: NodeJS.ProcessEnv; signal?: AbortSignal | undefined }

export function runCommand(command: string, args: string[], options?: CommandOptions): Promise<CommandResult>
