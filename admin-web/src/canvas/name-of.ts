import { titleOf } from '@galley/shared/components/dictionary';
import type { CanvasEntry } from './messages';

/** 'Text Editor Opening' */
export function nameOf({ component, note }: CanvasEntry): string {
  if (!component) return note ?? '';
  return titleOf(component.type, component.data.componentName);
}
