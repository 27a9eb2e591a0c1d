import { escapeHtml } from './escape-html.ts'
import type { OpenApiDocument } from './openapi.ts'

type Schema = {
  $ref?: string
  type?: string | string[]
  description?: string
  enum?: unknown[]
  items?: Schema
  properties?: Record<string, Schema>
} & {
  required?: string[]
  anyOf?: Schema[]
  const?: unknown
  default?: unknown
}
interface Operation {
  tags?: string[]
  summary?: string
  description?: string
  security?: unknown[]
  parameters?: { name: string; in: string; required?: boolean; schema?: Schema; description?: string }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<
    string,
    { description: string; content?: Record<string, { schema: Schema }>; headers?: Record<string, { description?: string }> }
  >
}

/** The document as a page for people: plain HTML and one style sheet of our own, so that the strictest policy allows it. */
export function docsPage(document: OpenApiDocument): string {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item as Record<string, Operation>).map(([method, operation]) => ({ path, method, operation })),
  )
  const areas = (document.tags ?? []).map(({ name }) => ({
    name,
    calls: operations.filter(({ operation }) => operation.tags?.includes(name)),
  }))
  const schemas = Object.entries(document.components?.schemas ?? {}) as [string, Schema][]
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(document.info.title)}: the HTTP interface</title>
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<main>
<h1>${escapeHtml(document.info.title)}: the HTTP interface</h1>
<p>${escapeHtml(document.info.description ?? '')} The same for machines: <a href="/api/openapi.json">OpenAPI ${escapeHtml(document.openapi)}</a>.</p>
<nav aria-label="Areas"><ul>${[...areas.map(({ name }) => name), 'Shapes'].map((name) => `<li><a href="#${name}">${name}</a></li>`).join('')}</ul></nav>
${areas.map(({ name, calls }) => `<section id="${name}"><h2>${name}</h2>${calls.map(callHtml).join('\n')}</section>`).join('\n')}
<section id="Shapes"><h2>Shapes</h2>
${schemas.map(([name, schema]) => `<article id="shape-${name}"><h3>${name}</h3>${schemaHtml(schema)}</article>`).join('\n')}
</section>
</main>
</body>
</html>
`
}

function callHtml({ path, method, operation }: { path: string; method: string; operation: Operation }): string {
  const { summary = '', description, security, parameters = [], requestBody, responses } = operation
  const body = requestBody?.content['application/json']?.schema
  return `<article><h3><code>${method.toUpperCase()} ${escapeHtml(path)}</code></h3>
<p>${escapeHtml(summary)}.${description ? ` ${escapeHtml(description)}` : ''}${security ? ' <strong>Signed in only.</strong>' : ''}</p>
${parameters.length > 0 ? `<h4>Parameters</h4><dl>${parameters.map(parameterHtml).join('')}</dl>` : ''}
${body ? `<h4>Body</h4>${schemaHtml(body)}` : ''}
<h4>Answers</h4><dl>${Object.entries(responses).map(answerHtml).join('')}</dl></article>`
}

const parameterHtml = ({
  name,
  in: place,
  required,
  schema = {},
  description = schema.description,
}: NonNullable<Operation['parameters']>[number]) =>
  `<dt><code>${escapeHtml(name)}</code></dt><dd>${typeHtml(schema)}, in the ${place}${required ? '' : ', optional'}${description ? `. ${escapeHtml(description)}` : ''}</dd>`

function answerHtml([status, { description, content, headers = {} }]: [string, Operation['responses'][string]]): string {
  const [shown] = Object.entries(content ?? {})
  const named = Object.entries(headers).map(
    ([name, header]) => `<br><code>${escapeHtml(name)}</code>: ${escapeHtml(header.description ?? '')}`,
  )
  const shape = shown && Number(status) < 400 ? `, <code>${escapeHtml(shown[0])}</code>: ${schemaHtml(shown[1].schema)}` : ''
  return `<dt>${status}</dt><dd>${escapeHtml(description)}${shape}${named.join('')}</dd>`
}

function schemaHtml(schema: Schema): string {
  if (!schema.properties) return `<span>${typeHtml(schema)}${schema.description ? `. ${escapeHtml(schema.description)}` : ''}</span>`
  const fields = Object.entries(schema.properties).map(([name, field]) => {
    const optional = schema.required?.includes(name) ? '' : ', optional'
    return `<dt><code>${escapeHtml(name)}</code></dt><dd>${typeHtml(field)}${optional}${field.description ? `. ${escapeHtml(field.description)}` : ''}</dd>`
  })
  return `<dl>${fields.join('')}</dl>`
}

function typeHtml({ $ref, type, items, anyOf, enum: values, const: only, properties }: Schema): string {
  const name = $ref?.split('/').at(-1)
  if (name) return `<a href="#shape-${name}">${name}</a>`
  if (values) return values.map((value) => `<code>${escapeHtml(JSON.stringify(value))}</code>`).join(' or ')
  if (only !== undefined) return `<code>${escapeHtml(JSON.stringify(only))}</code>`
  if (anyOf) return anyOf.map(typeHtml).join(' or ')
  if (items) return `list of ${typeHtml(items)}`
  if (properties) return `object of ${Object.keys(properties).map(escapeHtml).join(', ')}`
  return escapeHtml([type ?? 'any'].flat().join(' or '))
}
