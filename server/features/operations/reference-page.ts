import { readFile } from 'node:fs/promises'
import { escapeHtml } from '#server/http/escape-html.ts'
import { type DescribedField, describeFields, exampleOf } from './describe-fields.ts'
import type { OpenApiDocument, Operation } from './openapi.ts'

interface Listed {
  method: string
  path: string
  operation: Operation
}

/** The OpenAPI document as one page without scripts, to read, search in the browser and print. */
export function referencePage(document: OpenApiDocument): string {
  const groups = groupByTag(document)
  const server = document.servers[0]?.url ?? ''
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Kiai API</title>
<link rel="stylesheet" href="/api/docs/reference.css">
</head>
<body>
<a class="skip" href="#calls">Skip to the calls</a>
<header>
<p class="brand">Kiai</p>
<h1>API</h1>
<p class="lead">${escapeHtml(document.info.description)}</p>
<p><a href="/api/openapi.json">OpenAPI ${escapeHtml(document.openapi)} document</a></p>
</header>
<nav aria-label="Calls">
${[...groups].map(([tag, listed]) => menuGroup(tag, listed)).join('\n')}
</nav>
<main id="calls">
${[...groups].map(([tag, listed]) => group(tag, listed, server)).join('\n')}
</main>
</body>
</html>
`
}

/** `builtFiles`: the paths of the built web, which include our fonts under names that change with each build. */
export async function referenceStyles(builtFiles: readonly string[]): Promise<string> {
  const styles = await readFile(new URL('./reference.css', import.meta.url), 'utf8')
  const faces = FACES.flatMap(({ file, rule }) => {
    const path = builtFiles.find(
      (candidate) => candidate.startsWith(`/assets/${file}-`) && candidate.endsWith('.woff2'),
    )
    return path ? [`@font-face { ${rule}; font-display: swap; src: url("${path}") format("woff2"); }\n`] : []
  })
  return faces.join('') + styles
}

const FACES = [
  { file: 'barlow-condensed-latin-800-normal', rule: 'font-family: "Barlow Condensed"; font-weight: 800' },
  {
    file: 'barlow-condensed-latin-800-italic',
    rule: 'font-family: "Barlow Condensed"; font-weight: 800; font-style: italic',
  },
  { file: 'inter-latin-wght-normal', rule: 'font-family: "Inter Variable"; font-weight: 100 900' },
]

function groupByTag(document: OpenApiDocument): Map<string, Listed[]> {
  const groups = new Map<string, Listed[]>()
  for (const [path, operations] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(operations)) {
      const tag = operation.tags[0] ?? ''
      groups.set(tag, [...(groups.get(tag) ?? []), { method: method.toUpperCase(), path, operation }])
    }
  return groups
}

function menuGroup(tag: string, listed: Listed[]): string {
  const links = listed.map(
    ({ method, path, operation }) =>
      `<li><a href="#${escapeHtml(operation.operationId)}"><b>${method}</b> ${escapeHtml(path.replace(/^\/api/, ''))}</a></li>`,
  )
  return `<h2>${escapeHtml(tag)}</h2>\n<ul>${links.join('')}</ul>`
}

function group(tag: string, listed: Listed[], server: string): string {
  return `<section aria-label="${escapeHtml(tag)}">
<h2>${escapeHtml(tag)}</h2>
${listed.map((item) => call(item, server)).join('\n')}
</section>`
}

function call({ method, path, operation }: Listed, server: string): string {
  const fieldsIn = (...places: string[]) =>
    (operation.parameters ?? [])
      .filter((parameter) => places.includes(parameter.in))
      .flatMap(({ name, schema, required }) =>
        describeFields({ properties: { [name]: schema }, required: required ? [name] : [] }),
      )
  const body = operation.requestBody?.content['application/json']?.schema
  const fileTypes = body ? [] : Object.keys(operation.requestBody?.content ?? {})
  const answered = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'))
  const [, answer] = answered[0] ?? []
  const [type, content] = Object.entries(answer?.content ?? {})[0] ?? []
  return `<article id="${escapeHtml(operation.operationId)}">
<h3><span class="method ${method.toLowerCase()}">${method}</span> <code>${escapeHtml(path)}</code></h3>
<p>${escapeHtml(operation.summary)} <span class="access ${operation['x-access']}">${operation['x-access']}</span></p>
${fieldsTable('Address', fieldsIn('path', 'query'))}
${fieldsTable('Header', fieldsIn('header'))}
${fieldsTable('Body', body ? describeFields(body) : [])}
${fileTypes.length > 0 ? `<p>The body is a file: <code>${escapeHtml(fileTypes.join(', '))}</code>.</p>` : ''}
${fieldsTable(`Answer ${answered[0]?.[0] ?? ''}`, content ? describeFields(content.schema) : [])}
${type && type !== 'application/json' ? `<p>Answers with <code>${escapeHtml(type)}</code>.</p>` : ''}
${refusals(operation)}
<h4>Example</h4>
<pre><code>${escapeHtml(curl(method, path, operation, server))}</code></pre>
</article>`
}

function fieldsTable(title: string, fields: DescribedField[]): string {
  if (fields.length === 0) return ''
  const rows = fields.map(({ name, type, required, notes }) => {
    const optional = required ? '' : ' <small>optional</small>'
    const kind = [type, notes].filter(Boolean).join(', ')
    return `<tr><th scope="row"><code>${escapeHtml(name)}</code>${optional}</th><td>${escapeHtml(kind)}</td></tr>`
  })
  return `<table><caption>${escapeHtml(title)}</caption>
<thead><tr><th scope="col">Field</th><th scope="col">Kind</th></tr></thead>
<tbody>${rows.join('')}</tbody></table>`
}

function refusals(operation: Operation): string {
  const rows = Object.entries(operation.responses).flatMap(([status, response]) =>
    (response['x-codes'] ?? []).map((code) => `<li><b>${status}</b> <code>${escapeHtml(code)}</code></li>`),
  )
  return rows.length > 0 ? `<details><summary>Refusals</summary><ul>${rows.join('')}</ul></details>` : ''
}

function curl(method: string, path: string, operation: Operation, server: string): string {
  const address = path.replace(/\{[^}]+\}/g, (name) => {
    const parameter = operation.parameters?.find((candidate) => `{${candidate.name}}` === name)
    return String(exampleOf(parameter?.schema ?? {}))
  })
  const lines = [`curl${method === 'GET' ? '' : ` -X ${method}`} '${server}${address}'`]
  for (const { name, in: place } of operation.parameters ?? [])
    if (place === 'header') lines.push(`  -H "${name}: $SIGNATURE"`)
  if (operation.security.length > 0) lines.push(`  -H "authorization: Bearer $TOKEN"`)
  const body = operation.requestBody?.content['application/json']?.schema
  const [fileType] = Object.keys(operation.requestBody?.content ?? {})
  if (!body && fileType) lines.push(`  -H 'content-type: ${fileType}'`, '  --data-binary @FILE')
  if (body) lines.push(`  -H 'content-type: application/json'`, `  -d '${JSON.stringify(exampleOf(body))}'`)
  return lines.join(' \\\n')
}
