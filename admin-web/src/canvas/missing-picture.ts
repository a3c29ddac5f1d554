import { fieldsOf } from '@galley/shared/components/dictionary';
import { valuesOfKind } from '@galley/shared/components/field-values';
import type { CanvasEntry } from '../parts/page-canvas/messages';

/** The field of the component's own picture, where its layout shows one and none is chosen. */
export function missingPicture({ component }: CanvasEntry): string | undefined {
  if (!component) return undefined;
  const { type, data } = component;
  const missing = valuesOfKind(fieldsOf(type), data, 'image').find(
    ({ field, name, value }) => field.inPlace && !name.includes('.') && !value && field.drawnWidth(data) > 0,
  );
  return missing?.name;
}
