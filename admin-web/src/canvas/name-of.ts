import { titleOf } from '@galley/shared/components/dictionary';
import type { CanvasEntry } from '../parts/page-canvas/messages';

/** 'Text Editor Opening' */
export function nameOf({ component, note }: CanvasEntry): string {
  if (!component) return note ?? '';
  return titleOf(component.type, component.data.componentName);
}
