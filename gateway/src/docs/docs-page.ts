import { escapeHtml } from '../http/escape-html.ts'
import type { OpenApiDocument } from './openapi.ts'

interface Schema {
  $ref?: string
  type?: string | string[]
  description?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  minLength?: number
  maxLength?: number
  maxItems?: number
}
interface Operation {
  tags?: string[]
  summary?: string
  description?: string
  security?: object[]
  parameters?: { name: string; in: string; required?: boolean; schema?: Schema; description?: string }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<
    string,
    { description: string; content?: Record<string, { schema: Schema }>; headers?: Record<string, { description?: string }> }
  >
}

/** Renders the OpenAPI document as HTML with one style sheet and no script, which the strictest Content-Security-Policy allows. */
export function docsPage(document: OpenApiDocument): string {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item as Record<string, Operation>).map(([method, operation]) => ({ path, method, operation })),
  )
  const areas = (document.tags ?? []).map(({ name }) => ({
    name,
    operations: operations.filter(({ operation }) => operation.tags?.includes(name)),
  }))
  const schemas = Object.entries(document.components?.schemas ?? {}) as [string, Schema][]
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(document.info.title)}: the HTTP interface</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<main>
<h1>${escapeHtml(document.info.title)}: the HTTP interface</h1>
<p>${escapeHtml(document.info.description ?? '')} Machine-readable: <a href="/api/openapi.json">OpenAPI ${escapeHtml(document.openapi)}</a>.</p>
<nav aria-label="Areas"><ul>${[...areas.map(({ name }) => name), 'Schemas'].map((name) => `<li><a href="#${name}">${name}</a></li>`).join('')}</ul></nav>
${areas.map(({ name, operations }) => `<section id="${name}"><h2>${name}</h2>${operations.map(operationHtml).join('\n')}</section>`).join('\n')}
<section id="Schemas"><h2>Schemas</h2>
${schemas.map(([name, schema]) => `<article id="schema-${name}"><h3>${name}</h3>${schemaHtml(schema)}</article>`).join('\n')}
</section>
</main>
</body>
</html>
`
}

function operationHtml({ path, method, operation }: { path: string; method: string; operation: Operation }): string {
  const { summary = '', description, security, parameters = [], requestBody, responses } = operation
  const body = requestBody?.content['application/json']?.schema
  return `<article><h3><code>${method.toUpperCase()} ${escapeHtml(path)}</code></h3>
<p>${escapeHtml(summary)}.${description ? ` ${escapeHtml(description)}` : ''}${security?.every((way) => Object.keys(way).length > 0) ? ' <strong>Requires a session.</strong>' : ''}</p>
${parameters.length > 0 ? `<h4>Parameters</h4><dl>${parameters.map(parameterHtml).join('')}</dl>` : ''}
${body ? `<h4>Body</h4>${schemaHtml(body)}` : ''}
<h4>Responses</h4><dl>${Object.entries(responses).map(responseHtml).join('')}</dl></article>`
}

const parameterHtml = ({
  name,
  in: location,
  required,
  schema = {},
  description = schema.description,
}: NonNullable<Operation['parameters']>[number]) =>
  `<dt><code>${escapeHtml(name)}</code></dt><dd>${typeHtml(schema)}, in the ${location}${required ? '' : ', optional'}${description ? `. ${escapeHtml(description)}` : ''}</dd>`

function responseHtml([status, { description, content, headers = {} }]: [string, Operation['responses'][string]]): string {
  const [firstContent] = Object.entries(content ?? {})
  const headerList = Object.entries(headers).map(
    ([name, header]) => `<br><code>${escapeHtml(name)}</code>: ${escapeHtml(header.description ?? '')}`,
  )
  const schema =
    firstContent && Number(status) < 400 ? `, <code>${escapeHtml(firstContent[0])}</code>: ${schemaHtml(firstContent[1].schema)}` : ''
  return `<dt>${status}</dt><dd>${escapeHtml(description)}${schema}${headerList.join('')}</dd>`
}

function schemaHtml(schema: Schema): string {
  if (!schema.properties) return `<span>${typeHtml(schema)}${schema.description ? `. ${escapeHtml(schema.description)}` : ''}</span>`
  const fields = Object.entries(schema.properties).map(([name, field]) => {
    const optional = schema.required?.includes(name) ? '' : ', optional'
    return `<dt><code>${escapeHtml(name)}</code></dt><dd>${typeHtml(field)}${optional}${field.description ? `. ${escapeHtml(field.description)}` : ''}</dd>`
  })
  return `<dl>${fields.join('')}</dl>`
}

function typeHtml(schema: Schema): string {
  const { $ref, type, items, maxItems, anyOf, enum: values, const: constant, properties } = schema
  const name = $ref?.split('/').at(-1)
  if (name) return `<a href="#schema-${name}">${name}</a>`
  if (values) return values.map((value) => `<code>${escapeHtml(JSON.stringify(value))}</code>`).join(' or ')
  if (constant !== undefined) return `<code>${escapeHtml(JSON.stringify(constant))}</code>`
  if (anyOf) return anyOf.map(typeHtml).join(' or ')
  if (items) return `list of ${maxItems === undefined ? '' : `at most ${maxItems} `}${typeHtml(items)}`
  if (properties) return `object of ${Object.keys(properties).map(escapeHtml).join(', ')}`
  return escapeHtml([type ?? 'any'].flat().join(' or ')) + lengthText(schema)
}

function lengthText({ minLength, maxLength }: Schema): string {
  if (minLength === undefined && maxLength === undefined) return ''
  if (minLength === undefined) return `, at most ${maxLength} characters`
  return maxLength === undefined ? `, at least ${minLength} characters` : `, ${minLength} to ${maxLength} characters`
}
