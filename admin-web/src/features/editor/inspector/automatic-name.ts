import { labelOf } from '@galley/shared/components/dictionary';
import { remainingPlaceholders } from '@galley/shared/components/placeholder';
import { unescaped } from '@galley/shared/html-entities';
import { limits } from '@galley/shared/limits';
import { shortened } from '../../../lib/shortened';
import type { FormValues } from '../../../parts/components/component-calls';
import { typedFields } from '../../../parts/page-canvas/in-place-fields';

/** The name of a component that no user has named: its heading, else its type. */
export function automaticName(type: string, values: FormValues): string {
  for (const [name, field] of typedFields(type)) {
    const value = String(values[name] ?? '');
    const isLeft = remainingPlaceholders(type, {
      [name]: value.match(/<h[1-6]\b.*?<\/h[1-6]>/)?.[0] ?? value,
    }).length;
    if (isLeft) continue;
    if (field.kind === 'text') return nameOf(value) || nameOf(labelOf(type) ?? type);
    const heading = field.kind === 'richText' && /<h[1-6]\b[^>]*>(.*?)<\/h[1-6]>/.exec(value)?.[1];
    const words = heading && nameOf(textOf(heading));
    if (words) return words;
  }
  return nameOf(labelOf(type) ?? type);
}

/** The name follows the heading until a user enters another. */
export function renamed(type: string, before: FormValues, now: FormValues): string | undefined {
  const { componentName } = now;
  if (componentName !== before.componentName || componentName !== automaticName(type, before))
    return undefined;
  const name = automaticName(type, now);
  return name === componentName ? undefined : name;
}

const textOf = (html: string) => unescaped(html.replace(/<[^>]*>/g, ' '));

const nameOf = (text: string) => shortened(text, limits.componentName);
