import { expect } from 'vitest';
import type { CreatableType } from '../../components/dictionary';
import { remainingPlaceholders } from '../../components/placeholder';
import { seoGuidance } from '../../limits';
import type { StarterPage } from '../starter';

type Page = Omit<StarterPage, 'components'> & { components: readonly { type: CreatableType }[] };

/** A page has its own search texts, of the right length, and no initial ones of a section. */
export function expectComplete({ name, title, description, keywords, components }: Page): void {
  expect(title.replace('{company}', 'Corner Bakery').length, name).toBeLessThanOrEqual(
    seoGuidance.title.max + 15,
  );
  expect(description.length, name).toBeGreaterThanOrEqual(seoGuidance.description.min);
  expect(description.length, name).toBeLessThanOrEqual(seoGuidance.description.max);
  expect(keywords, name).not.toBe('');
  expect(components.length, name).toBeGreaterThan(0);
  expect(components.flatMap((component) => remainingPlaceholders(component.type, component))).toEqual([]);
}
