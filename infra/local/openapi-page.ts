import type { OpenApiDocument, OpenApiOperation } from './openapi';
import { escapeXml } from './stand-ins/xml';

/** A page for reading the OpenAPI document, without scripts or external resources. */
export function createOpenApiPage(document: OpenApiDocument): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const tags = [...new Set(operations.flatMap(({ operation }) => operation.tags))];
  const sections = tags.map((tag) => {
    const calls = operations.filter(({ operation }) => operation.tags.includes(tag));
    const items = calls.map(({ path, method, operation }) => describe(path, method, operation)).join('\n');
    return `<section><h2 id="${tag}">${escapeXml(tag)} <small>${calls.length}</small></h2>\n${items}</section>`;
  });
  const links = tags.map((tag) => `<a href="#${tag}">${escapeXml(tag)}</a>`).join(' · ');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Galley: API</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><style>${style}</style></head>
<body><h1>Galley: API</h1><p>${escapeXml(document.info.description)} <a href="/api/openapi.json">openapi.json</a></p>
<nav>${links}</nav>
${sections.join('\n')}
</body></html>
`;
}

function describe(path: string, method: string, operation: OpenApiOperation): string {
  const body = Object.entries(operation.requestBody?.content ?? {}).map(([type, { schema }]) =>
    block(`Body, ${type}`, schema),
  );
  const query = operation.parameters.map(
    ({ name, in: place, required, schema }) =>
      `<li><code>${escapeXml(name)}</code> (${place}${required ? '' : ', optional'}) <code>${escapeXml(JSON.stringify(schema))}</code></li>`,
  );
  const answers = Object.entries(operation.responses).map(([status, { content, description }]) =>
    content
      ? block(`Response ${status}`, content['application/json']?.schema)
      : `<p>Response ${status}: ${description}</p>`,
  );
  return `<details><summary><b class="${method}">${method.toUpperCase()}</b> <code>${escapeXml(path)}</code>
<span>${escapeXml(operation.summary)}</span></summary><p>${escapeXml(operation.description)}</p>
${query.length > 0 ? `<ul>${query.join('')}</ul>` : ''}${body.join('')}${answers.join('')}</details>`;
}

const block = (title: string, schema: unknown) =>
  `<h3>${escapeXml(title)}</h3><pre>${escapeXml(JSON.stringify(schema, null, 2))}</pre>`;

const style = `
body{font:15px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1c2733}
h2{margin-top:2.5rem;text-transform:capitalize}small{color:#667}summary{cursor:pointer;padding:.35rem 0}
summary span{color:#667}b{display:inline-block;min-width:4.2rem;font-size:.8rem}
.get{color:#0b6b3a}.post{color:#0b4f9e}.put{color:#8a5a00}.delete{color:#a3182a}
details{border-bottom:1px solid #e3e7eb}code{overflow-wrap:anywhere}pre{background:#f5f7f9;padding:.75rem;overflow:auto}h3{font-size:.9rem;margin:.5rem 0}`;
