import { readFileSync } from 'node:fs';
import { drawingsOf, withDrawings } from '@galley/infra/diagrams/architecture-page';
import { describe, expect, inject, it } from 'vitest';

const page = readFileSync(new URL('../../docs/architecture.md', import.meta.url), 'utf8');

describe('the diagrams of docs/architecture.md', () => {
  const drawings = drawingsOf(inject('localAssembly'));

  it('show the templates as they are; `npm run diagrams` draws them anew', () => {
    expect(withDrawings(page, drawings)).toBe(page);
  });

  it('follow a request to whatever answers it', () => {
    expect(drawings.requests).toContain('sites_distribution -- "*" --> visitor_page');
    expect(drawings.requests).toContain('admin_distribution -- "/api/*" --> HTTP_API');
    expect(drawings.requests).toMatch(/HTTP_API -- "\d+ routes" --> versions/);
  });

  it('draw only the nearest of the stacks that a stack waits for', () => {
    expect(drawings.stacks).toContain('Auth --> Api');
    expect(drawings.stacks).not.toContain('Data --> Api');
  });

  it('list what the visitors’ Lambda may do: read one kind of partition', () => {
    expect(drawings.grants).toContain('| visitor page | paths |  |  |');
  });

  it('refuse a page that has no place for them', () => {
    expect(() => withDrawings('# Architecture', drawings)).toThrow("no place for the drawing 'stacks'");
  });
});
