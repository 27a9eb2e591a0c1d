import type { CallToolResult, McpServer, ServerContext, ToolAnnotations } from '@modelcontextprotocol/server'
import { requireScopes } from '@modelcontextprotocol/server'
import type { Scope } from '@rostra/platform/scope'
import type { z } from 'zod'
import type { McpContext } from './mcp-context.ts'
import { internalText, refusalText } from './refusal-text.ts'

interface ToolOptions<Input extends z.ZodObject, Output extends z.ZodObject> {
  name: string
  /** The scope that a program needs to see and to call it. */
  scope: Scope
  title: string
  /** Tells a model what the tool does, when to use it, and what it costs. */
  description: string
  input: Input
  output: Output
  annotations: ToolAnnotations
  /** The result may take minutes, so its response is a stream from the beginning. */
  isLong?: boolean
  run: (input: z.infer<Input>, context: McpContext, request: ServerContext) => Promise<ToolResult<z.infer<Output>>>
}

interface ToolResult<Output> {
  /** The same as text, complete, for models and for clients that show no structured content. */
  text: string
  data: Output
}

export interface Tool {
  name: string
  scope: Scope
  isLong: boolean
  register: (server: McpServer, context: McpContext) => void
}

/** Declares a tool with the schemas of its input and result. A refusal becomes a result with `isError`, which a model can read. */
export function defineTool<Input extends z.ZodObject, Output extends z.ZodObject>(options: ToolOptions<Input, Output>): Tool {
  const { name, scope, title, description, input, output, annotations, isLong = false, run } = options
  return {
    name,
    scope,
    isLong,
    register: (server, context) => {
      const config = { title, description, inputSchema: input, outputSchema: output, annotations, scopeChallenge: requireScopes(scope) }
      server.registerTool<z.ZodObject, z.ZodObject>(name, config, async (args, request) => {
        try {
          const { text, data } = await run(input.parse(args), context, request)
          return { content: [{ type: 'text', text }], structuredContent: data }
        } catch (error) {
          return toolError(error, name, context)
        }
      })
    },
  }
}

function toolError(error: unknown, name: string, context: McpContext): CallToolResult {
  const text = refusalText(error, context)
  const isAbort = error instanceof Error && error.name === 'AbortError'
  if (!text && !isAbort) context.ports.log.error({ err: error, tool: name, requestId: context.call.requestId }, 'a tool failed')
  return { isError: true, content: [{ type: 'text', text: text ?? internalText }] }
}
