import { readFileSync } from 'node:fs';
import { drawingsOf, withDrawings } from '@galley/infra/diagrams/architecture-page';
import { drawnInGuides } from '@galley/infra/diagrams/guides';
import { describe, expect, inject, it } from 'vitest';

describe('generated parts of the guides', () => {
  const guides = drawnInGuides(inject('localAssembly'));

  it.each(Object.keys(guides))('are up to date in %s; `npm run diagrams` draws them again', (name) => {
    const page = readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8');
    expect(withDrawings(page, guides[name] ?? {})).toBe(page);
  });
});

describe('the diagrams of docs/architecture.md', () => {
  const drawings = drawingsOf(inject('localAssembly'));

  it('follow a request to what answers it', () => {
    expect(drawings.requests).toContain('sites_distribution -- "*" --> visitor_page');
    expect(drawings.requests).toContain('admin_distribution -- "/api/*" --> HTTP_API');
    expect(drawings.requests).toMatch(/HTTP_API -- "\d+ routes" --> versions/);
  });

  it('draw only the nearest of the stacks that a stack depends on', () => {
    expect(drawings.stacks).toContain('Auth --> Api');
    expect(drawings.stacks).not.toContain('Data --> Api');
  });

  it('list what the visitors’ Lambda may do: read one kind of partition', () => {
    expect(drawings.grants).toContain('| visitor page | paths |  |  |');
  });

  it('reject a page that has no place for them', () => {
    expect(() => withDrawings('# Architecture', drawings)).toThrow("no place for the drawing 'stacks'");
  });
});
